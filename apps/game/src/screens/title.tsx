/** The first screen: one large button, the ways to play, the rest in a quiet row. */
import { LANGUAGE_NAMES, LANGUAGES } from '@mahjong-fortress/base/languages';
import { useMemo } from 'preact/hooks';
import type { DialogName } from '../app/address.ts';
import { useApp } from '../app/model-context.ts';
import { gameUnderWay, type ListedSave, listSaves } from '../storage/saves.ts';
import { useNews } from '../ui/use-news.ts';
import { useLanguage, useWords } from '../ui/words.ts';
import { namesIn } from '../words/who.ts';
import { LevelChoice } from './level-choice.tsx';
import { placeOf } from './save-about.tsx';
import { GameShelf } from './shelf.tsx';
import { TitleModes } from './title-modes.tsx';
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

function ContinueButton({ save }: { readonly save: ListedSave }) {
  const app = useApp();
  const words = useWords();
  async function resume(): Promise<void> {
    if (!(await app.resume(save.id))) app.dialog.value = 'saves';
  }
  const about = [namesIn(save.record, words), placeOf(save, words)].filter(Boolean).join(' — ');
  return (
    <button type="button" class="large" onClick={() => void resume()}>
      {words.title.resume}
      <small>{about}</small>
    </button>
  );
}

/** One click begins; the opponent is the one of last time. */
function PlayButton() {
  const app = useApp();
  const { title, levels } = useWords();
  return (
    <>
      <button type="button" class="large" onClick={app.playQuick}>
        {title.play}
        <small>{title.against(levels[app.settings.value.level])}</small>
      </button>
      <LevelChoice />
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
  const underWay = gameUnderWay(entries, 'mahjong-fortress');
  const Opener = ({ name, children }: { readonly name: DialogName; readonly children: string }) => (
    <button
      type="button"
      class="quiet"
      onClick={() => {
        app.dialog.value = name;
      }}
    >
      {children}
    </button>
  );
  return (
    <main class="title">
      <TitleScene />
      <div class="title-words">
        <header>
          <h1>{title.name}</h1>
          <p class="motto">{title.motto}</p>
        </header>
        <div class="title-main">
          {underWay ? <ContinueButton save={underWay} /> : <PlayButton />}
          <TitleModes hasGame={underWay !== undefined} />
          <GameShelf entries={entries} />
        </div>
        <div class="title-row">
          <button type="button" class="quiet" onClick={() => app.toNewGame('new')}>
            {title.newGame}
          </button>
          {entries.length > 0 ? <Opener name="saves">{saves.heading}</Opener> : null}
          <a class="quiet" href="editor/">
            {title.editor}
          </a>
          <Opener name="statistics">{title.statistics}</Opener>
          <Opener name="settings">{title.settings}</Opener>
          <LanguageRow />
        </div>
      </div>
    </main>
  );
}
