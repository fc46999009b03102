import type { Result } from '@mahjong-fortress/base/result';
import {
  type Finding,
  fetcherFrom,
  findingText,
  type Layout,
  type LoadedSource,
  type LocalText,
  loadSource,
  type SourcePage,
  textIn,
} from '@mahjong-fortress/layouts-schema';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { GAME_COLLECTION, listCollections } from '../../exchange/sources.ts';
import { Button } from '../button.tsx';
import { useDesk, useMessages } from '../context.ts';
import { CollectionList } from './collection-list.tsx';
import { LayoutCard } from './layout-card.tsx';

const fetcher = fetcherFrom((address, options) => fetch(address, options));

/** What a collection has not given, and another try. */
function Missing({
  end,
  onAskAgain,
}: {
  readonly end: Result<LoadedSource, Finding>;
  readonly onAskAgain: () => void;
}) {
  const messages = useMessages();
  if (end.ok && end.value.skipped === 0) return null;
  return (
    <div class="row" role="alert">
      <p class="trouble-text">
        {end.ok ? messages.collectionSkipped(end.value.skipped) : findingText(end.error, messages.findings)}
      </p>
      <Button icon="rotate" label={messages.collectionAskAgain} onClick={onAskAgain} />
    </div>
  );
}

/** A collection by itself: what it has appears as it comes, page by page, however slow the others are. */
function Collection({
  source,
  onTitle,
}: {
  readonly source: string;
  readonly onTitle: (title: LocalText) => void;
}) {
  const { state } = useDesk();
  const messages = useMessages();
  const before = useSignal<readonly Layout[]>([]);
  const layouts = useSignal<readonly Layout[]>([]);
  const title = useSignal<LocalText | undefined>(undefined);
  /** How the asking ended; undefined while it goes on. */
  const end = useSignal<Result<LoadedSource, Finding> | undefined>(undefined);
  const page = useSignal<SourcePage | undefined>(undefined);
  const tries = useSignal(1);

  useEffect(() => {
    const closing = new AbortController();
    const { signal } = closing;
    const listener = {
      signal,
      onLayouts: (found: readonly Layout[]) => {
        layouts.value = [...before.peek(), ...found];
      },
      onTitle: (found: LocalText) => {
        title.value = found;
        onTitle(found);
      },
    };
    end.value = undefined;
    void loadSource(source, fetcher, listener, page.value).then((loaded) => {
      if (!signal.aborted) end.value = loaded;
    });
    return () => closing.abort();
  }, [source, tries.value, page.value]);

  const more = end.value?.ok ? end.value.value.more : undefined;
  return (
    <section class="collection">
      {source !== GAME_COLLECTION && (
        <h3>
          {title.value ? textIn(title.value, state.language.value) : source}
          {title.value && <span class="hint"> {source}</span>}
        </h3>
      )}
      <ul class="cards">
        {layouts.value.map((layout, index) => (
          <LayoutCard key={index} layout={layout} author={layout.author} />
        ))}
      </ul>
      {end.value ? (
        <Missing
          end={end.value}
          onAskAgain={() => {
            tries.value += 1;
          }}
        />
      ) : (
        <p class="hint" role="status">
          {messages.collectionAsked}
        </p>
      )}
      {more && (
        <Button
          icon="plus"
          label={messages.collectionMore}
          onClick={() => {
            before.value = layouts.value;
            page.value = more;
          }}
        />
      )}
    </section>
  );
}

export function FromCommunity() {
  const { vault } = useDesk();
  const messages = useMessages();
  const list = useSignal(listCollections(vault));
  const titles = useSignal<ReadonlyMap<string, LocalText>>(new Map());
  return (
    <div class="stack">
      <p class="hint">{messages.startCommunityHint}</p>
      <CollectionList list={list} titles={titles} />
      {list.value.map((source) => (
        <Collection
          key={source}
          source={source}
          onTitle={(title) => {
            titles.value = new Map(titles.value).set(source, title);
          }}
        />
      ))}
    </div>
  );
}
