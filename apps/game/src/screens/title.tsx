/** The first screen: three things to press, the rest in a quiet row. */
import { LANGUAGE_NAMES, LANGUAGES } from '@mahjong-fortress/base/languages';
import { useMemo } from 'preact/hooks';
import { useApp } from '../app/model-context.ts';
import { isFinished, listSaves } from '../storage/saves.ts';
import { useNews } from '../ui/use-news.ts';
import { useLanguage, useWords } from '../ui/words.ts';
import { TitleScene } from './title-scene.tsx';

function LanguageRow() {
  const app = useApp();
  const language = useLanguage();
  return (
    <>
      {LANGUAGES.filter((other) => other !== language).map((other) => (
        <button type="button" class="quiet" lang={other} key={other} onClick={() => void app.speak(other)}>
          {LANGUAGE_NAMES[other]}
        </button>
      ))}
    </>
  );
}

export function Title() {
  const app = useApp();
  const { title, saves } = useWords();
  const dialog = app.dialog.value;
  const news = useNews(app.vault);
  // Read again only when a dialog or another tab may have changed something.
  const entries = useMemo(() => listSaves(app.vault), [app.vault, dialog, news]);
  const unfinished = entries.find((entry) => entry.ok && !isFinished(entry.save));
  return (
    <main class="title">
      <TitleScene />
      <div class="title-words">
        <header>
          <h1>{title.name}</h1>
          <p class="motto">{title.motto}</p>
        </header>
        <div class="title-main">
          <button type="button" class="large" onClick={app.playQuick}>
            {title.play}
            <small>{title.playHint}</small>
          </button>
          <a class="large second" href="editor/">
            {title.editor}
          </a>
          <button
            type="button"
            class="large second"
            onClick={() => {
              app.dialog.value = 'help';
            }}
          >
            {title.howToPlay}
          </button>
        </div>
        <div class="title-row">
          {unfinished?.ok ? (
            <button
              type="button"
              class="quiet strong"
              onClick={() => {
                if (!app.resume(unfinished.save.id)) app.dialog.value = 'saves';
              }}
            >
              {title.resume}
            </button>
          ) : null}
          <button type="button" class="quiet" onClick={() => app.toNewGame()}>
            {title.newGame}
          </button>
          {entries.length > 0 ? (
            <button
              type="button"
              class="quiet"
              onClick={() => {
                app.dialog.value = 'saves';
              }}
            >
              {saves.heading}
            </button>
          ) : null}
          <button
            type="button"
            class="quiet"
            onClick={() => {
              app.dialog.value = 'daily';
            }}
          >
            {title.daily}
          </button>
          <button
            type="button"
            class="quiet"
            onClick={() => {
              app.dialog.value = 'statistics';
            }}
          >
            {title.statistics}
          </button>
          <button
            type="button"
            class="quiet"
            onClick={() => {
              app.dialog.value = 'openReplay';
            }}
          >
            {title.replay}
          </button>
          <button
            type="button"
            class="quiet"
            onClick={() => {
              app.dialog.value = 'settings';
            }}
          >
            {title.settings}
          </button>
          <LanguageRow />
        </div>
      </div>
    </main>
  );
}
