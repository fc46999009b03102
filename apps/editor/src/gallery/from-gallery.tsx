/** Fortresses of the gallery to begin with: each becomes a remix, which names what it was made from. */
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
import { tieToOriginal } from '@mahjong-fortress/gallery/ties';
import type { GalleryScreenWords } from '@mahjong-fortress/words/gallery-screens';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { idOf } from '../document/document.ts';
import { Button } from '../ui/button.tsx';
import { useDesk } from '../ui/context.ts';
import { LayoutCard } from '../ui/start/layout-card.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ChoiceField, FilterFields } from './filter-fields.tsx';
import { gallery } from './site-gallery.ts';
import { troubleWords } from './use-gallery.ts';

/** Nobody is asked at every letter. */
const TYPING_MS = 250;

function balanceMark({ badges }: Card, { filters }: GalleryScreenWords): string | undefined {
  const balanced = balancedFor(badges);
  return balanced.length > 0 ? filters.balancedFor(balanced.join(', ')) : undefined;
}

export function FromGallery({ words }: { readonly words: GalleryScreenWords }) {
  const { state, vault, startFrom } = useDesk();
  const { browse } = words;
  const leaves = useSignal<Leaves>(NO_LEAVES);
  const wish = useSignal<FilterWish>({});
  const leafing = useMemo(
    () =>
      makeLeafing(gallery, (next) => {
        leaves.value = next;
      }),
    [],
  );

  const { search = '' } = wish.value;
  useEffect(() => {
    const query = queryOf(wish.value);
    const timer = setTimeout(() => leafing.look(query), search === '' ? 0 : TYPING_MS);
    return () => clearTimeout(timer);
  }, [wish.value]);

  function change(changes: FilterWish): void {
    wish.value = { ...wish.value, ...changes };
  }

  const { cards, isAsking, trouble, next } = leaves.value;
  return (
    <div class="stack">
      <div class="row gallery-head">
        <p class="hint">{browse.remixHint}</p>
        <Button
          icon="fortresses"
          label={words.mine.heading}
          onClick={() => {
            state.sheet.value = 'publications';
          }}
        />
      </div>
      <div class="row gallery-filters">
        <TextField
          label={browse.search}
          value={search}
          maxLength={80}
          onInput={(text) => change({ search: text })}
        />
        <ChoiceField
          label={browse.order}
          value={wish.value.order ?? FIRST_PAGE.order}
          options={ORDERS.map((value) => ({ value, label: browse.orders[value] }))}
          onChange={(order) => change({ order })}
        />
      </div>
      <FilterFields wish={wish.value} words={words.filters} onChange={change} />
      <ul class="cards" data-testid="gallery-cards">
        {cards.map((card) => (
          <LayoutCard
            key={card.id}
            layout={layoutOf(card)}
            author={card.author.name || browse.gone}
            mark={balanceMark(card, words)}
            onOpen={() => {
              startFrom({ ...layoutOf(card), id: idOf(card.name) });
              void tieToOriginal(vault, state.fortressKey.value, card.id);
            }}
          />
        ))}
      </ul>
      <p class="hint" role="status">
        {isAsking
          ? browse.asking
          : trouble
            ? troubleWords(words, { code: trouble })
            : cards.length === 0
              ? browse.none
              : ''}
      </p>
      {next !== undefined && !isAsking && (
        <Button
          icon={trouble ? 'rotate' : 'plus'}
          label={trouble ? browse.again : browse.more}
          onClick={leafing.more}
        />
      )}
    </div>
  );
}
