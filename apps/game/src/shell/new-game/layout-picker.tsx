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
import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../model-context.ts';
import { Picture } from '../picture.tsx';
import { useLanguage, useWords } from '../words.ts';
import { LayoutProblems } from './layout-problems.tsx';
import {
  LAYOUT_SOURCES,
  type LayoutSource,
  loadCommunityLayouts,
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
  const key = shapeKey(layout);
  return (
    <Picture
      drawing={key}
      draw={() => makePicture(layout, { table: false, idPrefix: 'p' })}
      alt=""
      class="layout-picture"
    />
  );
}

/** Alone one plays the boards for three, too (§10). */
function suits({ players }: Layout, count: PlayerCount): boolean {
  return players.includes(count) || (count === 1 && players.includes(3));
}

function useLayouts(source: LayoutSource): readonly Layout[] | 'loading' | 'failed' {
  const { shelf, ownLayouts } = useApp();
  const [community, setCommunity] = useState<readonly Layout[] | 'loading' | 'failed'>('loading');
  useEffect(() => {
    if (source !== 'community' || community !== 'loading') return;
    let isOpen = true;
    void loadCommunityLayouts(shelf).then((layouts) => {
      if (isOpen) setCommunity(layouts ?? 'failed');
    });
    return () => {
      isOpen = false;
    };
  }, [source, community, shelf]);
  if (source === 'bundled') return BUNDLED_LAYOUTS;
  return source === 'own' ? ownLayouts() : community;
}

export function LayoutPicker({ layout, players, onChange }: Props) {
  const words = useWords();
  const language = useLanguage();
  const { newGame } = words;
  const [source, setSource] = useState<LayoutSource>('bundled');
  const [showsAll, setShowsAll] = useState(false);
  const [link, setLink] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const layouts = useLayouts(source);
  const shown = Array.isArray(layouts) ? layouts.filter((one) => showsAll || suits(one, players)) : [];
  const advice = sentencesOf(checkLayout({ ...layout, players: [players] }), language);
  const tiers = tierCounts(layout.rows);

  function take(opened: Opened): void {
    setProblems(opened.ok ? [] : sentencesOf(opened.findings, language));
    if (opened.ok) onChange(opened.layout);
  }

  async function takeFile(file: File | undefined): Promise<void> {
    if (file) take(await openLayoutFile(file));
  }

  return (
    <section
      class="sheet-part layouts"
      aria-labelledby="layouts-heading"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void takeFile(event.dataTransfer?.files[0]);
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
      {layouts === 'failed' ? <p class="remark">{newGame.communityFailed}</p> : null}
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
        <label class="small file">
          {newGame.openFile}
          <input
            type="file"
            class="unseen"
            accept=".json,.mah,.layout,application/json"
            onChange={(event) => void takeFile(event.currentTarget.files?.[0])}
          />
        </label>
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
