/** The way to the guided first game, where somebody looks who wants to learn. */
import { useApp } from '../app/model-context.ts';
import type { GameId } from '../shelf/games.ts';
import { hasBegunLessons } from '../storage/offer.ts';
import { Crane } from '../ui/crane.tsx';
import { useWords } from '../ui/words.ts';

interface Props {
  readonly game: GameId;
  /** What they are like, in a few words. */
  readonly about: string;
}

export function LessonDoor({ game, about }: Props) {
  const app = useApp();
  const { teaching } = useWords();
  const hasBegun = hasBegunLessons(app.vault, game);
  return (
    <div class="lesson-door">
      <Crane />
      <button type="button" class="large" onClick={() => void app.teach({ game })}>
        {hasBegun ? teaching.goOn : teaching.start}
        <small>{about}</small>
      </button>
      {hasBegun ? (
        <button type="button" class="small" onClick={() => void app.teach({ game, afresh: true })}>
          {teaching.afresh}
        </button>
      ) : null}
    </div>
  );
}
