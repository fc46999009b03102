/** How quickly computers play each other. */
import { useApp } from '../app/model-context.ts';
import { WATCH_PACES } from '../storage/settings.ts';
import { useWords } from './words.ts';

export function PaceChoice() {
  const app = useApp();
  const { watch } = useWords();
  return (
    <fieldset class="pace-choice">
      <legend>{watch.pace}</legend>
      <div class="tabs">
        {WATCH_PACES.map((pace) => (
          <button
            type="button"
            key={pace}
            aria-pressed={pace === app.settings.value.pace}
            onClick={() => app.change({ pace })}
          >
            {watch.paces[pace]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
