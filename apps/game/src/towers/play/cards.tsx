/** The action cards of whoever looks: those in hand, and those drawn from an own deck, of which one is kept. */
import { type CardId, HIDDEN, REST_PLACES, type RestPlace } from '@mahjong-fortress/towers';
import { useState } from 'preact/hooks';
import { Picture } from '../../ui/picture.tsx';
import { CARD_PICTURES } from '../rules/pictures.ts';
import { actionsOf } from '../session/intents.ts';
import type { TowersState, TowersWish } from '../session/session-state.ts';
import { cardTitle, useTowersWords } from '../words.tsx';
import { Do } from './do.tsx';

interface Props {
  readonly state: TowersState;
  onTouch(wish: TowersWish): void;
}

/** What a card does, without words; the same picture as in the rules. */
function CardPicture({ card }: { readonly card: CardId }) {
  return (
    <Picture class="tw-card-picture" drawing={`rules towers-${card}`} draw={CARD_PICTURES[card]} alt="" />
  );
}

export function Cards({ state, onTouch }: Props) {
  const words = useTowersWords();
  const { view, legal, pending, me } = state;
  const hand = (me === undefined ? [] : (view.players[me]?.hand ?? [])).filter((card) => card !== HIDDEN);
  const bought = (view.turn.seat === me ? view.turn.bought : []).filter((card) => card !== HIDDEN);
  if (hand.length + bought.length === 0) return null;
  const kinds = [...new Set(hand)];
  return (
    <fieldset class="tw-cards" aria-label={words.hand}>
      {kinds.map((card) => {
        const count = hand.filter((other) => other === card).length;
        return (
          <Do
            key={card}
            class="action tw-card"
            does={card}
            label={cardTitle(card, words) + (count > 1 ? ` ×${count}` : '')}
            title={words.actionCards[card].text}
            isOpen={actionsOf(legal, card).length > 0}
            isPressed={pending.tool === card}
            onPress={() => onTouch({ type: 'tool', tool: card })}
          >
            <CardPicture card={card} />
          </Do>
        );
      })}
      {bought.map((card, index) => (
        <Do
          key={`bought ${index}`}
          class="action tw-card"
          label={cardTitle(card, words)}
          title={`${words.actionCards[card].text} (${words.bought})`}
          isOpen={false}
          onPress={() => onTouch({ type: 'tool', tool: card })}
        >
          <CardPicture card={card} />
        </Do>
      ))}
    </fieldset>
  );
}

/** Own decks: one of the drawn cards is kept. */
export function KeepCard({ state, onTouch }: Props) {
  const words = useTowersWords();
  const [rest, setRest] = useState<RestPlace>('under');
  const drawn = state.view.turn.drawn.filter((card): card is CardId => card !== HIDDEN);
  return (
    <>
      <fieldset class="tabs" aria-label={words.rest}>
        {REST_PLACES.map((place) => (
          <button type="button" key={place} aria-pressed={place === rest} onClick={() => setRest(place)}>
            {place === 'top' ? words.restTop : words.restUnder}
          </button>
        ))}
      </fieldset>
      <div class="tw-drawn">
        {drawn.map((card, index) => (
          <div class="tw-drawn-card" key={index}>
            <CardPicture card={card} />
            <p>{words.actionCards[card].text}</p>
            <Do
              class="action main"
              does={`keep ${card}`}
              label={words.keep(cardTitle(card, words))}
              isOpen
              onPress={() => onTouch({ type: 'act', action: { type: 'keep', card, rest } })}
            />
          </div>
        ))}
      </div>
    </>
  );
}
