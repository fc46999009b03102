/** What a player can reach during a game besides playing. */
import type { SessionState } from '../../session/session.ts';
import { Icon } from '../icon.tsx';
import { useApp } from '../model-context.ts';
import { useWords } from '../words.ts';

export function TableMenu({ state }: { readonly state: SessionState }) {
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
        <button type="button" onClick={() => app.playAgain(state.record, state.seasons)}>
          {words.table.sameDeal}
        </button>
        <button type="button" onClick={() => app.dialog.set('help')}>
          {words.title.howToPlay}
        </button>
        <button type="button" onClick={() => app.dialog.set('settings')}>
          {words.title.settings}
        </button>
        <p class="remark">{words.table.seed(state.record.setup.seed)}</p>
      </div>
    </details>
  );
}
