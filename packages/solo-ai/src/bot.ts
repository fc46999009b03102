/** What every computer opponent looks like from outside. */
import type { Random } from '@mahjong-fortress/base/random';
import type { Action, Game, GameView } from '@mahjong-fortress/rules';

export const LEVELS = ['novice', 'apprentice', 'master', 'dragon'] as const;
export type Level = (typeof LEVELS)[number];

/** How long a search may go on. Packages have no clock, so whoever asks brings one. */
export interface Budget {
  /** At most so many iterations; with a seed this makes a search reproducible. */
  readonly iterations?: number;
  /** Asked again and again while it goes on. */
  readonly isSpent?: () => boolean;
}

/** How long the strongest level thinks about a turn if nobody says otherwise. */
const TURN_MS = 1000;

/**
 * What part of a turn's time its first decision gets. Two more may follow as tiles come to light; with the Spirit of
 * Destruction called first, three.
 */
const FIRST_PART = 0.6;
const LATER_PART = 0.2;

/** Milliseconds by a clock that is brought along, because packages have none. */
export type Clock = () => number;

/** A budget of time for the decision at hand, such that all decisions of the turn together keep to `turnMs`. */
export function timeBudget({ turn }: Game, now: Clock, turnMs: number = TURN_MS): Budget {
  const end = now() + turnMs * (turn.first || turn.activated ? LATER_PART : FIRST_PART);
  return { isSpent: () => now() >= end };
}

export interface Bot {
  /**
   * The next actions of the player whose turn it is: as far as they can be decided before another tile comes to light,
   * at least one and at most to the end of the turn.
   */
  decide(view: GameView, random: Random, budget?: Budget): readonly Action[];
}

/** The part of a plan that can be carried out before something new is seen. */
export function untilNewsComes(view: Game, actions: readonly Action[]): readonly Action[] {
  const news = actions.findIndex((action) => {
    const lifts = action.type === 'take' || action.type === 'destroy';
    return lifts && (view.fortress.stacks[action.cell]?.length ?? 0) > 1;
  });
  return news < 0 ? actions : actions.slice(0, news + 1);
}
