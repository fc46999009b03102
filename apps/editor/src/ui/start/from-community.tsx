import {
  fetcherFrom,
  type LoadedEntry,
  listSources,
  loadCommunity,
  loadCommunityLayout,
  type SourceResult,
  textIn,
} from '@mahjong-fortress/layouts-schema';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { firstWords } from '../../exchange/arrivals.ts';
import { sourceStorage } from '../../exchange/sources.ts';
import { useDesk, useMessages } from '../context.ts';
import { Card } from './card.tsx';

/** The editor lies one folder below the collection that comes with the game. */
const OWN_SOURCE = '../community/index.json';
const fetcher = fetcherFrom((address, options) => fetch(address, options));

export function FromCommunity() {
  const { state, startFrom, warn } = useDesk();
  const messages = useMessages();
  const results = useSignal<readonly SourceResult[] | undefined>(undefined);
  useEffect(() => {
    void loadCommunity(listSources(sourceStorage, OWN_SOURCE), fetcher).then((loaded) => {
      results.value = loaded;
    });
  }, [results]);

  async function open(entry: LoadedEntry): Promise<void> {
    const loaded = await loadCommunityLayout(entry, fetcher);
    if (loaded.ok) startFrom(loaded.value.layout);
    else warn(firstWords(loaded.error));
  }

  if (results.value === undefined) return <p class="hint">{messages.loading}</p>;
  const language = state.language.value;
  return (
    <>
      <p class="hint">{messages.startCommunityHint}</p>
      {results.value.map(({ source, entries }) =>
        entries.ok ? (
          <ul class="cards" key={source}>
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
                  <img class="picture" src={loaded.pictureAddress} alt="" loading="lazy" />
                )}
              </Card>
            ))}
          </ul>
        ) : (
          <p class="trouble-text" key={source}>
            {entries.error.text[language]}
          </p>
        ),
      )}
    </>
  );
}
