/** What may be known of a game: everything but the cards that others hold and those that lie face down. */
import { at } from '@mahjong-fortress/base/assert';
import { type Random, shuffled } from '@mahjong-fortress/base/random';
import { CARD_IDS, type CardId, type DealtCard, HIDDEN } from './card-ids.ts';
import type { Game, Player } from './game.ts';
import { COMMON_DECK } from './setup.ts';

/**
 * A game as somebody sees it. It has the shape of a game, with HIDDEN for every card that the viewer may not know, so
 * that every question about the rules can be asked of it. Whose view it is makes it a type of its own.
 */
export interface GameView extends Game {
  /** The player whose view it is; undefined for somebody who only watches. */
  readonly viewer: number | undefined;
}

function covered(cards: readonly DealtCard[]): readonly DealtCard[] {
  return cards.map(() => HIDDEN);
}

/** T33: the owner knows the cards that went back on top or under the deck. */
function ownDeck({ deck, known }: Player): readonly DealtCard[] {
  return deck.map((card, index) => (index < known.top || index >= deck.length - known.under ? card : HIDDEN));
}

/** What a seat may know; without a seat, what somebody may who only watches. Hands of the master version are open (T35). */
export function viewFor(game: Game, viewer: number | undefined): GameView {
  if (game.options.variant === 'master') return { ...game, viewer };
  const { turn } = game;
  const isOwnTurn = turn.seat === viewer;
  return {
    ...game,
    deck: covered(game.deck),
    players: game.players.map((player, seat) =>
      seat === viewer
        ? { ...player, deck: ownDeck(player) }
        : { ...player, hand: covered(player.hand), deck: covered(player.deck) },
    ),
    turn: isOwnTurn ? turn : { ...turn, bought: covered(turn.bought), drawn: covered(turn.drawn) },
    viewer,
  };
}

/** The cards of a set that are not among those in sight. */
function missing(all: readonly CardId[], seen: readonly DealtCard[]): CardId[] {
  const left: DealtCard[] = all.slice();
  for (const card of seen) {
    const index = left.indexOf(card);
    if (index >= 0) left.splice(index, 1);
  }
  return left as CardId[];
}

function cardsInSight({ turn }: Game, { hand, deck, played }: Player, seat: number): DealtCard[] {
  return [...hand, ...deck, ...played, ...(turn.seat === seat ? [...turn.bought, ...turn.drawn] : [])];
}

/** The action cards that must be hidden, by the seat they can belong to; in the basic game they come from one deck. */
export function unseenCards(view: Game): readonly (readonly CardId[])[] {
  const seen = view.players.map((player, seat) => cardsInSight(view, player, seat));
  if (view.options.variant !== 'basic') return seen.map((cards) => missing(CARD_IDS, cards));
  const common = missing(COMMON_DECK, seen.flat());
  return view.players.map(() => common);
}

/** A game that could lie behind a view: the hidden cards dealt anew. */
export function gameBehind(view: Game, random: Random): Game {
  const isCommon = view.options.variant === 'basic';
  const piles = unseenCards(view).map((cards) => shuffled(cards, random));
  const dealer = (seat: number) => (card: DealtCard) =>
    card === HIDDEN ? (at(piles, isCommon ? 0 : seat).pop() ?? HIDDEN) : card;
  const players = view.players.map((player, seat) => ({
    ...player,
    hand: player.hand.map(dealer(seat)),
    deck: player.deck.map(dealer(seat)),
  }));
  const { turn } = view;
  return {
    ...view,
    deck: view.deck.map(dealer(0)),
    players,
    turn: { ...turn, bought: turn.bought.map(dealer(turn.seat)), drawn: turn.drawn.map(dealer(turn.seat)) },
  };
}
