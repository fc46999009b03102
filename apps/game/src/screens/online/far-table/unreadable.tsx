/** The server is newer than this page: nothing can be shown, and nothing is lost. */
import { reloadNewest } from '@mahjong-fortress/offline/page';
import { Crane } from '../../../ui/crane.tsx';
import { useOnlineWords } from '../online-words.ts';

export function ReloadButton() {
  const words = useOnlineWords();
  return (
    <button type="button" class="small" onClick={() => void reloadNewest()}>
      {words?.playing.reload}
    </button>
  );
}

/** Instead of a table that could not be shown at all. */
export function Unreadable() {
  const words = useOnlineWords();
  return (
    <main class="sheet parchment">
      <div class="sheet-parts no-server">
        <section class="sheet-part">
          <Crane />
          <p role="alert">{words?.playing.unreadable}</p>
          <ReloadButton />
        </section>
      </div>
    </main>
  );
}
