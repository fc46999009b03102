/** Against whom a quick game is played; remembered until another level is chosen. */
import { useApp } from '../app/model-context.ts';
import { LEVELS } from '../session/opponents.ts';
import { useWords } from '../ui/words.ts';

export function LevelChoice() {
  const app = useApp();
  const { levels, levelsInWords, title } = useWords();
  const { level: chosen } = app.settings.value;
  return (
    <fieldset class="tabs levels" aria-label={title.opponent}>
      {LEVELS.map((level) => (
        <button
          type="button"
          key={level}
          aria-pressed={level === chosen}
          title={levelsInWords[level]}
          onClick={() => app.change({ level })}
        >
          {levels[level]}
        </button>
      ))}
    </fieldset>
  );
}
