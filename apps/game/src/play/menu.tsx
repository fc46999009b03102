/** What a player can reach during a game besides playing. */
import type { ComponentChildren } from 'preact';
import type { DialogName } from '../app/address.ts';
import { useApp } from '../app/model-context.ts';
import { seedOf } from '../session/seed.ts';
import type { SessionState } from '../session/session-state.ts';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
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

  function openDialog(name: DialogName, close: () => void): void {
    close();
    app.dialog.value = name;
  }

  return (
    <Menu label={words.table.menu} sign={<Icon name="menu" />}>
      {(close) => (
        <>
          <button type="button" onClick={app.toTitle}>
            {cannotSave ? words.end.toTitle : words.table.saveAndLeave}
          </button>
          {state ? (
            <button type="button" onClick={() => app.playAgain(state.record)}>
              {words.table.sameDeal}
            </button>
          ) : null}
          {children}
          <button type="button" onClick={() => openDialog('help', close)}>
            {words.title.howToPlay}
          </button>
          <button type="button" onClick={() => openDialog('settings', close)}>
            {words.title.settings}
          </button>
          <MuteButton />
          {state ? <p class="remark">{words.table.seed(seedOf(state.record))}</p> : null}
        </>
      )}
    </Menu>
  );
}
