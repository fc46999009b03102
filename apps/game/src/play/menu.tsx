/** What a player can reach during a game besides playing. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { DialogName } from '../app/address.ts';
import { useApp } from '../app/model-context.ts';
import { seedOf } from '../session/seed.ts';
import type { SessionState } from '../session/session-state.ts';
import { Icon } from '../ui/icon.tsx';
import { useWords } from '../ui/words.ts';
import { MuteButton } from './mute-button.tsx';

interface Props {
  /** Absent where the game is not one that is kept. */
  readonly state: SessionState | undefined;
  /** What else can be done at this table. */
  readonly children?: ComponentChildren;
}

export function TableMenu({ state, children }: Props) {
  const app = useApp();
  const words = useWords();
  const cannotSave = app.saving.value === 'no-room';
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute('open');

  useEffect(() => {
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !menu.current?.contains(target)) close();
    };
    window.addEventListener('pointerdown', onPointer, true);
    return () => window.removeEventListener('pointerdown', onPointer, true);
  }, []);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !menu.current?.open) return;
    event.stopPropagation();
    close();
    menu.current.querySelector('summary')?.focus();
  }

  function openDialog(name: DialogName): void {
    close();
    app.dialog.value = name;
  }

  return (
    <details class="menu" ref={menu} onKeyDown={onKeyDown}>
      <summary aria-label={words.table.menu}>
        <Icon name="menu" />
      </summary>
      <div class="menu-list parchment">
        <button type="button" onClick={app.toTitle}>
          {cannotSave ? words.end.toTitle : words.table.saveAndLeave}
        </button>
        {state ? (
          <button type="button" onClick={() => app.playAgain(state.record)}>
            {words.table.sameDeal}
          </button>
        ) : null}
        {children}
        <button type="button" onClick={() => openDialog('help')}>
          {words.title.howToPlay}
        </button>
        <button type="button" onClick={() => openDialog('settings')}>
          {words.title.settings}
        </button>
        <MuteButton />
        {state ? <p class="remark">{words.table.seed(seedOf(state.record))}</p> : null}
      </div>
    </details>
  );
}
