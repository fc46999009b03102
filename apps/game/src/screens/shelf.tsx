/** The other games: a picture and one sentence each, and one click begins or goes on. */
import { useApp } from '../app/model-context.ts';
import { towersPicture } from '../art/towers-picture.ts';
import { gameUnderWay, type SaveEntry } from '../storage/saves.ts';
import { Picture } from '../ui/picture.tsx';
import { useWords } from '../ui/words.ts';

export function GameShelf({ entries }: { readonly entries: readonly SaveEntry[] }) {
  const app = useApp();
  const { shelf, teaching, title } = useWords();
  const underWay = gameUnderWay(entries, 'towers');
  async function play(): Promise<void> {
    if (!underWay) return app.playTowers();
    if (!(await app.resume(underWay.id))) app.dialog.value = 'saves';
  }
  return (
    <section class="shelf" aria-label={shelf.heading}>
      <button type="button" class="shelf-game" onClick={() => void play()}>
        <Picture drawing="towers" draw={towersPicture} alt="" />
        <span class="shelf-words">
          <b>
            {shelf.towers.name} · {underWay ? title.resume : title.play}
          </b>
          <span class="shelf-about">{shelf.towers.about}</span>
        </span>
      </button>
      <button
        type="button"
        class="quiet"
        aria-label={`${shelf.towers.name}: ${shelf.setUp}`}
        onClick={() => void app.toTowers('new')}
      >
        {shelf.setUp}
      </button>
      <button
        type="button"
        class="quiet"
        aria-label={`${shelf.towers.name}: ${teaching.guide}`}
        onClick={() => void app.toTowers('learn')}
      >
        {teaching.guide}
      </button>
    </section>
  );
}
