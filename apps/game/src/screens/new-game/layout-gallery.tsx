/** Fortresses of the gallery, to play on: leafed through by search, order and filters. */
import {
  balancedFor,
  type Card,
  FIRST_PAGE,
  type FilterWish,
  type Leaves,
  layoutOf,
  makeLeafing,
  NO_LEAVES,
  ORDERS,
  queryOf,
} from '@mahjong-fortress/gallery';
import type { Layout, PlayerCount } from '@mahjong-fortress/layouts-schema';
import { type GalleryScreenWords, loadGalleryScreenWords } from '@mahjong-fortress/words/gallery-screens';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { gallery } from '../../online/site-gallery.ts';
import { useLateWords } from '../../ui/late-words.ts';
import { useWords } from '../../ui/words.ts';
import { GalleryCard } from './gallery-card.tsx';
import { GalleryFilters } from './gallery-filters.tsx';
import { LayoutList } from './layout-list.tsx';

/** Nobody is asked at every letter. */
const TYPING_MS = 250;

export interface GalleryTabProps {
  readonly players: PlayerCount;
  readonly chosen: Layout;
  onChoose(layout: Layout): void;
}

function sentenceOn({ cards, isAsking, trouble }: Leaves, { browse, troubles }: GalleryScreenWords): string {
  if (isAsking) return browse.asking;
  if (trouble === undefined) return cards.length === 0 ? browse.none : '';
  return Object.hasOwn(troubles, trouble) ? troubles[trouble as keyof typeof troubles] : troubles.other;
}

/** Who made it, and whether it plays well for somebody. */
function noteOn({ author, badges }: Card, { browse, filters }: GalleryScreenWords): string {
  const balanced = balancedFor(badges).join(', ');
  const by = browse.by(author.name || browse.gone);
  // The last word of a narrow card isn’t left alone on a line of its own.
  return balanced === '' ? by : `${by} · ${filters.balancedFor(balanced).replaceAll(' ', '\u00a0')}`;
}

function Leafed({
  players,
  chosen,
  onChoose,
  words,
}: GalleryTabProps & { readonly words: GalleryScreenWords }) {
  const { newGame } = useWords();
  const { browse } = words;
  const [leaves, setLeaves] = useState(NO_LEAVES);
  const [wish, setWish] = useState<FilterWish>({});
  const [showsAll, setShowsAll] = useState(false);
  const leafing = useMemo(() => makeLeafing(gallery, setLeaves), []);

  const { search = '' } = wish;
  const change = (changes: FilterWish) => setWish({ ...wish, ...changes });
  useEffect(() => {
    const query = { ...queryOf(wish), ...(showsAll ? {} : { players }) };
    const timer = setTimeout(() => leafing.look(query), search === '' ? 0 : TYPING_MS);
    return () => clearTimeout(timer);
  }, [leafing, wish, showsAll, players]);

  const { cards, isAsking, trouble, next } = leaves;
  const current = cards.find(({ id }) => id === chosen.id);
  return (
    <>
      <div class="gallery-filters">
        <label>
          {browse.search}
          <input
            type="search"
            maxLength={80}
            value={search}
            onInput={(event) => change({ search: event.currentTarget.value })}
          />
        </label>
        <label>
          {browse.order}
          <select
            value={wish.order ?? FIRST_PAGE.order}
            onChange={(event) => change({ order: event.currentTarget.value })}
          >
            {ORDERS.map((one) => (
              <option key={one} value={one}>
                {browse.orders[one]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <GalleryFilters wish={wish} words={words.filters} onChange={change} />
      <LayoutList
        layouts={cards.map(layoutOf)}
        notes={cards.map((card) => noteOn(card, words))}
        chosen={chosen}
        onChoose={onChoose}
      />
      {current ? <GalleryCard key={current.id} card={current} words={words} /> : null}
      <p class="remark" role="status">
        {sentenceOn(leaves, words)}
      </p>
      {next !== undefined && !isAsking ? (
        <button type="button" class="small" onClick={leafing.more}>
          {trouble ? browse.again : browse.more}
        </button>
      ) : null}
      <label class="check">
        <input
          type="checkbox"
          checked={showsAll}
          onChange={(event) => setShowsAll(event.currentTarget.checked)}
        />
        {newGame.allLayouts}
      </label>
    </>
  );
}

export function GalleryTab(props: GalleryTabProps) {
  const words = useLateWords(loadGalleryScreenWords);
  return words ? <Leafed {...props} words={words} /> : null;
}
