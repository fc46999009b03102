import {
  fetcherFrom,
  type LoadedEntry,
  loadCommunity,
  loadCommunityLayout,
  type SourceResult,
  textIn,
} from '@mahjong-fortress/layouts-schema';
import { useSignal, useSignalEffect } from '@preact/signals';
import { firstWords } from '../../exchange/files.ts';
import { GAME_COLLECTION, listCollections } from '../../exchange/sources.ts';
import { useDesk, useMessages } from '../context.ts';
import { Card } from './card.tsx';
import { Collections } from './collections.tsx';

const fetcher = fetcherFrom((address, options) => fetch(address, options));

function Collection({ source, entries }: SourceResult) {
  const { state, startFrom, warn } = useDesk();
  const messages = useMessages();
  const language = state.language.value;

  async function open(entry: LoadedEntry): Promise<void> {
    const loaded = await loadCommunityLayout(entry, fetcher);
    if (loaded.ok) startFrom(loaded.value.layout);
    else warn(firstWords(loaded.error));
  }

  return (
    <section class="collection">
      {source !== GAME_COLLECTION && <h3>{source}</h3>}
      {entries.ok ? (
        <ul class="cards">
          {entries.value.map((loaded) => (
            <Card
              key={loaded.address}
              name={textIn(loaded.entry.name, language)}
              note={[messages.playersList(loaded.entry.players), loaded.entry.author]
                .filter(Boolean)
                .join(' · ')}
              onOpen={() => void open(loaded)}
            >
              {loaded.pictureAddress && (
                // Like the fetcher: without cookies, and without saying where from.
                <img
                  class="picture"
                  crossOrigin="anonymous"
                  referrerPolicy="no-referrer"
                  src={loaded.pictureAddress}
                  alt=""
                  loading="lazy"
                />
              )}
            </Card>
          ))}
        </ul>
      ) : (
        <p class="trouble-text" role="alert">
          {entries.error.text[language]}
        </p>
      )}
    </section>
  );
}

export function FromCommunity() {
  const messages = useMessages();
  const list = useSignal(listCollections());
  const results = useSignal<readonly SourceResult[] | undefined>(undefined);
  useSignalEffect(() => {
    const wanted = list.value;
    results.value = undefined;
    void loadCommunity(wanted, fetcher).then((loaded) => {
      if (list.peek() === wanted) results.value = loaded;
    });
  });

  return (
    <div class="stack">
      <p class="hint">{messages.startCommunityHint}</p>
      <Collections list={list} />
      {results.value ? (
        results.value.map((result) => <Collection key={result.source} {...result} />)
      ) : (
        <p class="hint">{messages.loading}</p>
      )}
    </div>
  );
}
