/** Buying action cards, keeping one of three, and playing them (§5, §7, §11). */
import { at } from '@mahjong-fortress/base/assert';
import { type Action, type CardAction, REST_PLACES, type RestPlace } from './action.ts';
import { type CardId, HIDDEN } from './card-ids.ts';
import { useOf } from './cards/card.ts';
import { CARDS } from './cards/index.ts';
import type { Emit } from './event.ts';
import { activePlayer, changePlayer, type Draft, type Game, NOTHING } from './game.ts';
import { refusal, type TowersRefusal } from './refusal.ts';
import type { Survey } from './survey.ts';

/** How many cards may be bought in a turn. */
const BUYS = 2;
/** How many are drawn from an own deck, of which one is kept. */
const DRAWN = 3;

export function buyRefusal(game: Game): TowersRefusal | undefined {
  const { turn, options } = game;
  if (options.variant === 'master') return refusal('no-buying');
  if (turn.ap < 1) return refusal('too-few-points');
  if (turn.bought.length === BUYS) return refusal('bought-twice');
  const deck = options.variant === 'own' ? activePlayer(game).deck : game.deck;
  return deck.length > 0 ? undefined : refusal('deck-empty');
}

export function buyCard(draft: Draft, emit: Emit): void {
  const { turn } = draft;
  const { seat } = turn;
  if (draft.options.variant === 'basic') {
    turn.bought = [...turn.bought, at(draft.deck, 0)];
    draft.deck = draft.deck.slice(1);
    emit?.({ type: 'cardBought', seat });
    return;
  }
  const { deck, known } = activePlayer(draft);
  const drawn = deck.slice(0, DRAWN);
  const rest = deck.slice(DRAWN);
  changePlayer(draft, seat, {
    deck: rest,
    known: { top: Math.max(0, known.top - DRAWN), under: Math.min(known.under, rest.length) },
  });
  emit?.({ type: 'cardsDrawn', seat, count: drawn.length });
  // T32: a single card is simply kept.
  if (drawn.length === 1) turn.bought = [...turn.bought, ...drawn];
  else turn.drawn = drawn;
}

export function keepRefusal({ turn }: Game, card: CardId, rest: RestPlace): TowersRefusal | undefined {
  if (!REST_PLACES.includes(rest)) return refusal('unknown-action');
  return turn.drawn.includes(card) ? undefined : refusal('not-drawn');
}

export function pushKeeps({ turn }: Game, actions: Action[]): void {
  for (const card of turn.drawn) {
    if (card !== HIDDEN) for (const rest of REST_PLACES) actions.push({ type: 'keep', card, rest });
  }
}

/** T33: the others go back together, in the order in which they were drawn. */
export function keepCard(draft: Draft, card: CardId, rest: RestPlace, emit: Emit): void {
  const { turn } = draft;
  const { deck, known } = activePlayer(draft);
  const others = turn.drawn.filter((other) => other !== card);
  const { top, under } = known;
  changePlayer(
    draft,
    turn.seat,
    rest === 'top'
      ? { deck: [...others, ...deck], known: { top: top + others.length, under } }
      : { deck: [...deck, ...others], known: { top, under: under + others.length } },
  );
  turn.bought = [...turn.bought, card];
  turn.drawn = NOTHING;
  emit?.({ type: 'cardKept', seat: turn.seat, rest });
}

/** What a card that is played asks, and what it must not name. */
function isComplete(action: CardAction): boolean {
  const { fields } = CARDS[action.card];
  return (['from', 'to', 'stack'] as const).every(
    (field) => fields.includes(field) === (action[field] !== undefined),
  );
}

export function cardRefusal(game: Game, survey: () => Survey, action: CardAction): TowersRefusal | undefined {
  const { card } = action;
  if (!Object.hasOwn(CARDS, card) || !isComplete(action)) return refusal('unknown-action');
  const { turn } = game;
  if (turn.played) return refusal('card-played');
  if (!activePlayer(game).hand.includes(card)) {
    return refusal(turn.bought.includes(card) ? 'card-just-bought' : 'not-in-hand');
  }
  return CARDS[card].refuse(game, survey(), useOf(action));
}

/** Of a kind held twice, either copy is the same. */
export function pushCards(game: Game, survey: Survey, actions: Action[]): void {
  if (game.turn.played) return;
  const { hand } = activePlayer(game);
  for (const [index, card] of hand.entries()) {
    if (card === HIDDEN || hand.indexOf(card) !== index) continue;
    CARDS[card].push(card, game, survey, actions);
  }
}

export function playCard(draft: Draft, action: CardAction, emit: Emit): void {
  const { card } = action;
  const { hand, played } = activePlayer(draft);
  const index = hand.indexOf(card);
  changePlayer(draft, draft.turn.seat, {
    hand: hand.filter((_, other) => other !== index),
    played: [...played, card],
  });
  draft.turn.played = true;
  emit?.({ type: 'cardPlayed', seat: draft.turn.seat, card });
  CARDS[card].perform(draft, useOf(action), emit);
}

/** Cards bought in a turn can be played from the next one on. */
export function takeUpBought(draft: Draft): void {
  const { bought, seat } = draft.turn;
  if (bought.length === 0) return;
  changePlayer(draft, seat, { hand: [...activePlayer(draft).hand, ...bought] });
}
