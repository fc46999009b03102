/** What a player can reach during a game besides playing. */
import type { SessionState } from '../../session/session.ts';
import { MuteButton } from '../../sound/mute-button.tsx';
import { Icon } from '../icon.tsx';
import { useApp } from '../model-context.ts';
import { useWords } from '../words.ts';

interface Props {
  /** Absent where the game is not one that is kept. */
  readonly state: SessionState | undefined;
}

export function TableMenu({ state }: Props) {
  const app = useApp();
  const words = useWords();
  return (
    <details class="menu">
      <summary aria-label={words.table.menu}>
        <Icon name="menu" />
      </summary>
      <div class="menu-list parchment">
        <button type="button" onClick={app.toTitle}>
          {words.table.saveAndLeave}
        </button>
        {state ? (
          <button type="button" onClick={() => app.playAgain(state.record, state.seasons)}>
            {words.table.sameDeal}
          </button>
        ) : null}
        <button type="button" onClick={() => app.dialog.set('help')}>
          {words.title.howToPlay}
        </button>
        <button type="button" onClick={() => app.dialog.set('settings')}>
          {words.title.settings}
        </button>
        <MuteButton />
        {state ? <p class="remark">{words.table.seed(state.record.setup.seed)}</p> : null}
      </div>
    </details>
  );
}
