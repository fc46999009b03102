/** What a player can set; every change holds at once and is remembered. */
import { LANGUAGE_NAMES, LANGUAGES } from '@mahjong-fortress/base/languages';
import { useId } from 'preact/hooks';
import { version } from '../../package.json';
import { useApp } from '../app/model-context.ts';
import { SPEEDS } from '../table/contract.ts';
import { Dialog } from '../ui/dialog.tsx';
import { PaceChoice } from '../ui/pace-choice.tsx';
import { useLanguage, useWords } from '../ui/words.ts';

function Check({
  label,
  about,
  checked,
  onChange,
}: {
  readonly label: string;
  /** What it is good for, where the label alone does not tell. */
  readonly about?: string;
  readonly checked: boolean;
  onChange(checked: boolean): void;
}) {
  const id = useId();
  return (
    <div>
      <label class="check">
        <input
          type="checkbox"
          checked={checked}
          aria-describedby={about ? id : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        {label}
      </label>
      {about ? (
        <p class="remark check-about" id={id}>
          {about}
        </p>
      ) : null}
    </div>
  );
}

function Volume({
  label,
  off,
  value,
  onChange,
}: {
  readonly label: string;
  /** What is said instead of nothing. */
  readonly off: string;
  readonly value: number;
  onChange(value: number): void;
}) {
  const language = useLanguage();
  return (
    <label class="field">
      <span>
        {label}: {value > 0 ? value.toLocaleString(language, { style: 'percent' }) : off}
      </span>
      <input
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={value}
        onInput={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </label>
  );
}

export function SettingsDialog({ onClose }: { onClose(): void }) {
  const app = useApp();
  const settings = app.settings.value;
  const language = useLanguage();
  const { settings: words, title, profile } = useWords();
  return (
    <Dialog heading={words.heading} onClose={onClose}>
      <div class="settings">
        <fieldset>
          <legend>{words.language}</legend>
          <div class="tabs">
            {LANGUAGES.map((one) => (
              <button
                type="button"
                key={one}
                lang={one}
                aria-pressed={one === language}
                onClick={() => void app.speak(one)}
              >
                {LANGUAGE_NAMES[one]}
              </button>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend>{words.speed}</legend>
          <div class="tabs">
            {SPEEDS.map((speed) => (
              <button
                type="button"
                key={speed}
                aria-pressed={speed === app.speed()}
                onClick={() => app.change({ speed })}
              >
                {words.speeds[speed]}
              </button>
            ))}
          </div>
        </fieldset>
        <PaceChoice />
        <Volume
          label={words.sound}
          off={words.off}
          value={settings.sound}
          onChange={(sound) => app.change({ sound })}
        />
        <Volume
          label={words.music}
          off={words.off}
          value={settings.music}
          onChange={(music) => app.change({ music })}
        />
        <Check
          label={words.muted}
          about={words.mutedAbout}
          checked={settings.muted}
          onChange={(muted) => app.change({ muted })}
        />
        <Check
          label={words.letters}
          about={words.lettersAbout}
          checked={settings.letters}
          onChange={(letters) => app.change({ letters })}
        />
        <Check
          label={words.plainBoard}
          about={words.plainBoardAbout}
          checked={settings.plainBoard}
          onChange={(plainBoard) => app.change({ plainBoard })}
        />
        <Check
          label={words.casualUndo}
          checked={settings.casualUndo}
          onChange={(casualUndo) => app.change({ casualUndo })}
        />
        <Check
          label={words.asksToEnd}
          checked={settings.asksToEnd}
          onChange={(asksToEnd) => app.change({ asksToEnd })}
        />
        {app.server.value ? (
          <p>
            <button
              type="button"
              class="small"
              onClick={() => {
                app.dialog.value = 'me';
              }}
            >
              {profile.heading}
            </button>
          </p>
        ) : null}
        <p class="remark">
          {title.name} {version}
        </p>
      </div>
    </Dialog>
  );
}
