/** The game at hand is another tab’s, or went on there: the person says which one goes on. */

import { useApp } from '../app/model-context.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useWords } from '../ui/words.ts';

export function PlayedElsewhereDialog() {
  const app = useApp();
  const { elsewhere } = useWords();
  const hasDiverged = app.saving.value === 'diverged';
  /** Whoever closes the sheet without a choice loses nothing, either. */
  async function close(): Promise<void> {
    // A choice that was made closes it, too.
    if (app.dialog.value !== 'playedElsewhere') return;
    if (hasDiverged) await app.keepBoth();
    app.toTitle();
  }
  return (
    <Dialog heading={elsewhere.heading} onClose={() => void close()}>
      <p>{hasDiverged ? elsewhere.diverged : elsewhere.paused}</p>
      <div class="choices">
        <button type="button" class="large" onClick={app.followElsewhere}>
          {hasDiverged ? elsewhere.follow : elsewhere.goOnHere}
        </button>
        {hasDiverged ? (
          <button type="button" class="small" onClick={app.keepBoth}>
            {elsewhere.keepBoth}
          </button>
        ) : (
          <button type="button" class="small" onClick={app.watchElsewhere}>
            {elsewhere.watch}
          </button>
        )}
      </div>
    </Dialog>
  );
}
