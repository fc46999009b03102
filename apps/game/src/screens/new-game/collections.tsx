/** The fortresses of the community: every collection is asked by itself and shows what it has as soon as it comes. */
import type { Result } from '@mahjong-fortress/base/result';
import {
  type Finding,
  findingText,
  type Layout,
  type LoadedSource,
  listSources,
  loadSource,
} from '@mahjong-fortress/layouts-schema';
import type { GameWords } from '@mahjong-fortress/words/game';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useApp } from '../../app/model-context.ts';
import { useWords } from '../../ui/words.ts';
import { fetcher } from './layout-sources.ts';

interface Collection {
  readonly source: string;
  /** What has come so far. */
  readonly layouts: readonly Layout[];
  /** How the asking ended; undefined while it goes on. */
  readonly end?: Result<LoadedSource, Finding>;
}

export interface Collections {
  readonly list: readonly Collection[];
  ask(source: string): void;
}

/** All collections, asked once they are wanted. */
export function useCollections(isWanted: boolean): Collections {
  const { vault } = useApp();
  const [list, setList] = useState<readonly Collection[]>(() =>
    listSources(vault).map((source) => ({ source, layouts: [] })),
  );
  const closing = useRef(new AbortController());
  const wasWanted = useRef(false);
  useEffect(() => () => closing.current.abort(), []);

  function show(collection: Collection): void {
    setList((before) => before.map((one) => (one.source === collection.source ? collection : one)));
  }

  async function ask(source: string): Promise<void> {
    const { signal } = closing.current;
    let layouts: readonly Layout[] = [];
    const onLayouts = (found: readonly Layout[]) => {
      layouts = found;
      show({ source, layouts });
    };
    onLayouts([]);
    const end = await loadSource(source, fetcher, { onLayouts, signal });
    if (!signal.aborted) show({ source, layouts, end });
  }

  useEffect(() => {
    if (!isWanted || wasWanted.current) return;
    wasWanted.current = true;
    for (const { source } of list) void ask(source);
  }, [isWanted]);

  return { list, ask: (source) => void ask(source) };
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
  return (
    <ul class="collection-news" role="status">
      {list.map((collection, index) =>
        isComplete(collection) ? null : (
          <li key={collection.source} class="remark">
            <b>{index === 0 ? newGame.collectionOfGame : collection.source}</b>
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
