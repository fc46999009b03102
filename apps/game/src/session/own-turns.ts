/** The turns of one player in a game that was played, cut where something came to light: so was decided what to do. */
import {
  type Action,
  type GameEvent,
  type GameView,
  mahjongFortress,
  viewFor,
} from '@mahjong-fortress/rules';
import type { Review } from './opponents.ts';
import type { PlayedGame } from './played-game.ts';

export interface OwnDecision {
  /** After so many actions of the record. */
  readonly step: number;
  /** What was in sight. */
  readonly view: GameView;
  readonly played: readonly Action[];
}

export interface OwnTurn {
  /** The number of the turn among the player’s own, from 1. */
  readonly number: number;
  readonly decisions: readonly [OwnDecision, ...OwnDecision[]];
  /** What the others did before the player’s next turn. */
  readonly sequel: readonly GameEvent[];
}

export function ownTurns(
  { games, actions, events }: PlayedGame['match'],
  player: number,
): readonly OwnTurn[] {
  const turns: OwnTurn[] = [];
  const isMine = (step: number) => games[step]?.turn.player === player && !games[step]?.over;
  for (let step = 0; step < actions.length; ) {
    if (!isMine(step)) {
      step++;
      continue;
    }
    const decisions: OwnDecision[] = [];
    while (step < actions.length && isMine(step)) {
      const from = step;
      const isNews = () => mahjongFortress.reveals(events[step - 1] ?? []);
      do step++;
      while (step < actions.length && isMine(step) && !isNews());
      const view = viewFor(games[from] as PlayedGame['match']['games'][0], player);
      decisions.push({ step: from, view, played: actions.slice(from, step) });
    }
    const [first, ...rest] = decisions;
    let next = step;
    while (next < actions.length && !isMine(next)) next++;
    if (first)
      turns.push({
        number: turns.length + 1,
        decisions: [first, ...rest],
        sequel: events.slice(step, next).flat(),
      });
  }
  return turns;
}

export interface TurnReview {
  readonly turn: OwnTurn;
  /** Points lost by all decisions of the turn together. */
  readonly cost: number;
  /** Points won or lost by what came to light between them. */
  readonly chance: number;
  /** The decision that cost most, and what would have been better. */
  readonly worst: { readonly step: number; readonly view: GameView; readonly review: Review };
}

/** `reviews` has one for each decision of the turn. */
export function reviewOfTurn(turn: OwnTurn, reviews: readonly Review[]): TurnReview {
  const { decisions } = turn;
  let cost = 0;
  let chance = 0;
  let worst = 0;
  for (const [index, review] of reviews.entries()) {
    cost += review.cost;
    if (review.cost > (reviews[worst]?.cost ?? 0)) worst = index;
    const next = reviews[index + 1];
    // What was to be expected after what was chosen, against what was to be expected once a tile had come to light.
    if (next) chance += next.expected - (review.expected - review.cost);
  }
  const { step, view } = decisions[worst] ?? decisions[0];
  return { turn, cost, chance, worst: { step, view, review: reviews[worst] as Review } };
}

/** Below that nothing is said: others may see it otherwise. */
const CLEAR_COST = 1;
const MOST_SHOWN = 3;
/** As many of the turns that look worst at first sight are looked at again. */
const LOOKED_AT_AGAIN = 6;

const byCost = (a: TurnReview, b: TurnReview) => b.cost - a.cost;

export function worthAnotherLook(first: readonly TurnReview[]): readonly TurnReview[] {
  return [...first]
    .sort(byCost)
    .slice(0, LOOKED_AT_AGAIN)
    .filter(({ cost }) => cost > CLEAR_COST);
}

/** Clear at the first look and at the second, and beyond what chance in the deals compared could have done. */
export function clearMistakes(second: readonly TurnReview[]): readonly TurnReview[] {
  return second
    .filter(({ cost, worst: { review } }) => cost > CLEAR_COST && review.cost > 2 * review.error)
    .sort(byCost)
    .slice(0, MOST_SHOWN);
}
