/** A word to somebody who plays for the first time; said once, and waved away with one touch. */

import { useApp } from '../app/model-context.ts';
import type { GameId } from '../shelf/games.ts';
import { Crane } from '../ui/crane.tsx';
import { useWords } from '../ui/words.ts';

interface Props {
  readonly game: GameId;
  onDismiss(): void;
}

export function LessonOffer({ game, onDismiss }: Props) {
  const app = useApp();
  const { teaching } = useWords();
  return (
    <section class="coach parchment" aria-label={teaching.guide}>
      <div class="coach-head">
        <Crane />
        <h2>{teaching.offer}</h2>
      </div>
      <p class="coach-words">{teaching.offerAbout}</p>
      <button type="button" class="coach-next" onClick={() => void app.teach({ game })}>
        {teaching.offerYes}
      </button>
      <div class="coach-foot">
        <button type="button" class="quiet" onClick={onDismiss}>
          {teaching.offerNo}
        </button>
      </div>
    </section>
  );
}
