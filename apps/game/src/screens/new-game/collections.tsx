/** The fortresses of the community: every collection is asked by itself and shows what it has as soon as it comes. */
import type { Result } from '@mahjong-fortress/base/result';
import {
  type Finding,
  findingText,
  type Layout,
  type LoadedSource,
  type LocalText,
  listSources,
  loadSource,
  type PlayerCount,
  type SourcePage,
  suits,
  textIn,
} from '@mahjong-fortress/layouts-schema';
import type { GameWords } from '@mahjong-fortress/words/game';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useApp } from '../../app/model-context.ts';
import { useLanguage, useWords } from '../../ui/words.ts';
import { fetcher } from './layout-sources.ts';

interface Collection {
  readonly source: string;
  /** What has come so far. */
  readonly layouts: readonly Layout[];
  /** How the asking ended; undefined while it goes on. */
  readonly end?: Result<LoadedSource, Finding>;
  /** What it calls itself. */
  readonly title?: LocalText;
}

export interface Collections {
  readonly list: readonly Collection[];
  ask(source: string): void;
  /** The next page of one. */
  askMore(collection: Collection): void;
}

/** All collections, asked once they are wanted, and again for another number of players: fortresses for so many come first. */
export function useCollections(isWanted: boolean, players: PlayerCount): Collections {
  const { vault } = useApp();
  const [list, setList] = useState<readonly Collection[]>(() =>
    listSources(vault).map((source) => ({ source, layouts: [] })),
  );
  const closing = useRef(new AbortController());
  const askedFor = useRef<PlayerCount | undefined>(undefined);
  useEffect(() => () => closing.current.abort(), []);

  function show(collection: Collection): void {
    setList((before) => before.map((one) => (one.source === collection.source ? collection : one)));
  }

  async function ask(before: Collection, page?: SourcePage): Promise<void> {
    const { signal } = closing.current;
    const { source } = before;
    // Without `end` it is being asked.
    const { end: _, ...asked } = before;
    let now: Collection = asked;
    const change = (more: Partial<Collection>) => {
      now = { ...now, ...more };
      show(now);
    };
    show(now);
    const onLayouts = (found: readonly Layout[]) => change({ layouts: [...before.layouts, ...found] });
    const onTitle = (title: LocalText) => change({ title });
    const comesFirst = (layout: Layout) => suits(layout, players);
    const end = await loadSource(source, fetcher, { onLayouts, onTitle, comesFirst, signal }, page);
    if (!signal.aborted) change({ end });
  }

  useEffect(() => {
    if (!isWanted || askedFor.current === players) return;
    askedFor.current = players;
    closing.current.abort();
    closing.current = new AbortController();
    for (const { source, title } of list) void ask({ source, layouts: [], ...(title && { title }) });
  }, [isWanted, players]);

  return {
    list,
    ask: (source) => void ask({ source, layouts: [] }),
    askMore: (collection) => void ask(collection, pageAfter(collection)),
  };
}

function pageAfter({ end }: Collection): SourcePage | undefined {
  return end?.ok ? end.value.more : undefined;
}

/** What is not shown yet, collection by collection. */
export function MoreOfCollections({ list, askMore }: Collections) {
  const { newGame } = useWords();
  const language = useLanguage();
  return (
    <>
      {list.map((collection) =>
        pageAfter(collection) ? (
          <button type="button" class="small" key={collection.source} onClick={() => askMore(collection)}>
            {newGame.moreOf(collection.title ? textIn(collection.title, language) : collection.source)}
          </button>
        ) : null,
      )}
    </>
  );
}

/** Whether a collection has given all it promised. */
export function isComplete({ end }: Collection): boolean {
  return end?.ok === true && end.value.skipped === 0;
}

function sentenceOn({ end }: Collection, { newGame, findings }: GameWords): string {
  if (!end) return newGame.asking;
  return end.ok ? newGame.skipped(end.value.skipped) : findingText(end.error, findings);
}

/** Which collections are still being asked, and which have not given all of theirs. */
export function CollectionNews({ list, ask }: Collections) {
  const words = useWords();
  const { newGame } = words;
  const language = useLanguage();
  const nameOf = ({ source, title }: Collection, index: number) =>
    index === 0 ? newGame.collectionOfGame : title ? `${textIn(title, language)} (${source})` : source;
  return (
    <ul class="collection-news" role="status">
      {list.map((collection, index) =>
        isComplete(collection) ? null : (
          <li key={collection.source} class="remark">
            <b>{nameOf(collection, index)}</b>
            <span>{sentenceOn(collection, words)}</span>
            {collection.end ? (
              <button type="button" class="small" onClick={() => ask(collection.source)}>
                {newGame.askAgain}
              </button>
            ) : null}
          </li>
        ),
      )}
    </ul>
  );
}
