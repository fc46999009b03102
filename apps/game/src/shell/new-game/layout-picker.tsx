/** The fortress: pictures to leaf through, for the number of players, with what could be better about them. */
import {
  BUNDLED_LAYOUTS,
  checkLayout,
  type Layout,
  makePicture,
  type PlayerCount,
  textIn,
  tierCounts,
} from '@mahjong-fortress/layouts-schema';
import { useState } from 'preact/hooks';
import { suits } from '../../session/new-game.ts';
import { FileButton } from '../file-button.tsx';
import { useApp } from '../model-context.ts';
import { Picture } from '../picture.tsx';
import { useLanguage, useWords } from '../words.ts';
import { CollectionNews, isComplete, useCollections } from './collections.tsx';
import { LayoutProblems } from './layout-problems.tsx';
import {
  LAYOUT_SOURCES,
  type LayoutSource,
  type Opened,
  openLayoutFile,
  openLayoutLink,
  sentencesOf,
} from './layout-sources.ts';

interface Props {
  readonly layout: Layout;
  readonly players: PlayerCount;
  onChange(layout: Layout): void;
}

function shapeKey(layout: Layout): string {
  return `${layout.id} ${layout.rows.join('/')}`;
}

export function LayoutPicture({ layout }: { readonly layout: Layout }) {
  return (
    <Picture
      drawing={`layout ${shapeKey(layout)}`}
      draw={() => makePicture(layout, { table: false, idPrefix: 'p' })}
      alt=""
      class="layout-picture"
    />
  );
}

/** Two collections may have the same fortress. */
function uniqueLayouts(layouts: readonly Layout[]): readonly Layout[] {
  return [...new Map(layouts.map((layout) => [shapeKey(layout), layout])).values()];
}

export function LayoutPicker({ layout, players, onChange }: Props) {
  const language = useLanguage();
  const words = useWords();
  const { newGame } = words;
  const [source, setSource] = useState<LayoutSource>('bundled');
  const [showsAll, setShowsAll] = useState(false);
  const [link, setLink] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const { ownLayouts } = useApp();
  const collections = useCollections(source === 'community');
  const layouts: Readonly<Record<LayoutSource, () => readonly Layout[]>> = {
    bundled: () => BUNDLED_LAYOUTS,
    community: () => uniqueLayouts(collections.list.flatMap((collection) => collection.layouts)),
    own: ownLayouts,
  };
  const offered = layouts[source]();
  const shown = offered.filter((one) => showsAll || suits(one, players));
  const hasNews = source === 'community' && !collections.list.every(isComplete);
  const advice = sentencesOf(checkLayout({ ...layout, players: [players] }), words.findings);
  const tiers = tierCounts(layout.rows);

  function take(opened: Opened): void {
    setProblems(opened.ok ? [] : sentencesOf(opened.findings, words.findings));
    if (opened.ok) onChange(opened.layout);
  }

  async function takeFile(file: File): Promise<void> {
    take(await openLayoutFile(file));
  }

  return (
    <section
      class="sheet-part layouts"
      aria-labelledby="layouts-heading"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const file = event.dataTransfer?.files[0];
        if (file) void takeFile(file);
      }}
    >
      <h2 id="layouts-heading">{newGame.fortress}</h2>
      <figure class="layout-chosen">
        <LayoutPicture layout={layout} />
        <figcaption>
          <b>{textIn(layout.name, language)}</b>
          <span>
            {newGame.tiles(tiers[0] ?? 0, tiers.length)} · {newGame.forPlayers(layout.players.join(', '))}
            {layout.author ? ` · ${newGame.by(layout.author)}` : ''}
          </span>
          {layout.description ? <span>{textIn(layout.description, language)}</span> : null}
          {advice.map((sentence) => (
            <span class="advice" key={sentence}>
              {sentence}
            </span>
          ))}
        </figcaption>
      </figure>
      <fieldset class="tabs" aria-label={newGame.fortress}>
        {LAYOUT_SOURCES.map((one) => (
          <button type="button" key={one} aria-pressed={one === source} onClick={() => setSource(one)}>
            {newGame.sources[one]}
          </button>
        ))}
      </fieldset>
      <ul class="layout-list">
        {shown.map((one) => (
          <li key={shapeKey(one)}>
            <button
              type="button"
              class="layout-choice"
              aria-pressed={shapeKey(one) === shapeKey(layout)}
              onClick={() => onChange(one)}
            >
              <LayoutPicture layout={one} />
              {textIn(one.name, language)}
            </button>
          </li>
        ))}
      </ul>
      {hasNews ? <CollectionNews {...collections} /> : null}
      {shown.length === 0 && !(hasNews && offered.length === 0) ? (
        <p class="remark" role="status">
          {offered.length === 0 ? newGame.noneYet : newGame.noneSuits}
        </p>
      ) : null}
      <label class="check">
        <input
          type="checkbox"
          checked={showsAll}
          onChange={(event) => setShowsAll(event.currentTarget.checked)}
        />
        {newGame.allLayouts}
      </label>
      <div class="layout-open">
        <span class="remark drop-hint">{newGame.dropHint}</span>
        <FileButton
          label={newGame.openFile}
          accept=".json,.mah,.layout,application/json"
          onFile={(file) => void takeFile(file)}
        />
        <form
          class="link-form"
          onSubmit={(event) => {
            event.preventDefault();
            take(openLayoutLink(link));
          }}
        >
          <input
            type="text"
            aria-label={newGame.linkLabel}
            placeholder={newGame.linkLabel}
            value={link}
            onInput={(event) => setLink(event.currentTarget.value)}
          />
          <button type="submit" class="small">
            {newGame.open}
          </button>
        </form>
      </div>
      <LayoutProblems problems={problems} />
    </section>
  );
}
