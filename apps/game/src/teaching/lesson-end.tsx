/** What stands under the final score of the lessons: a last word, and the way to a real game. */

import { useApp } from '../app/model-context.ts';
import { Crane } from '../ui/crane.tsx';
import { useWords } from '../ui/words.ts';

export function LessonEnd() {
  const app = useApp();
  const { teaching, end, title } = useWords();
  return (
    <>
      <div class="lesson-end">
        <Crane />
        <p data-testid="coach">{teaching.score}</p>
      </div>
      <nav class="end-row">
        <button type="button" class="large" onClick={app.playQuick}>
          {teaching.playReal}
        </button>
        <button
          type="button"
          class="small"
          onClick={() => {
            app.dialog.value = 'help';
          }}
        >
          {title.howToPlay}
        </button>
        <button type="button" class="small" onClick={() => app.teach({ afresh: true })}>
          {teaching.again}
        </button>
        <button type="button" class="small" onClick={app.toTitle}>
          {end.toTitle}
        </button>
      </nav>
    </>
  );
}
