/** What every computer opponent looks like from outside, whatever it plays. */
import type { Random } from '@mahjong-fortress/base/random';

export const LEVELS = ['novice', 'pupil', 'apprentice', 'master', 'dragon'] as const;
export type Level = (typeof LEVELS)[number];

/**
 * Who plays only to measure the levels by; not every game has them. The milestone plays as the master did when a version
 * was measured, the seer sees what is hidden.
 */
export const YARDSTICKS = ['beginner', 'milestone', 'seer'] as const;
export type Yardstick = (typeof YARDSTICKS)[number];

/** Who takes over from a computer that stopped responding: a level that answers at once, and not the same again. */
export function understudyFor(level: string | undefined): Level {
  return level === 'apprentice' ? 'novice' : 'apprentice';
}

/** How long a search may go on. Packages have no clock, so whoever asks brings one. */
export interface Budget {
  /** At most so many iterations; with a seed this makes a search reproducible. */
  readonly iterations?: number;
  /** So many at least, however long they take on a slow machine. */
  readonly least?: number;
  /** Asked again and again while it goes on. */
  readonly isSpent?: () => boolean;
}

/** Milliseconds by a clock that is brought along, because packages have none. */
export type Clock = () => number;

/** How long the strongest level thinks about a turn if nobody says otherwise. */
export const TURN_MS = 1000;

export interface Bot<View, Action> {
  /**
   * The next actions of the player whose turn it is: as far as they can be decided before something new is seen, at
   * least one and at most to the end of the turn.
   */
  decide(view: View, random: Random, budget?: Budget): readonly Action[];
}

/** So many of five decisions are those of the weaker one: with half of them the step up from it was too high. */
const WEAKER_OF_FIVE = 3;

/** Somebody between two levels: decides now like the one, now like the other. */
export function betweenLevels<View, Action>(
  weaker: Bot<View, Action>,
  stronger: Bot<View, Action>,
): Bot<View, Action> {
  return {
    decide: (view, random, budget) =>
      (random.below(5) < WEAKER_OF_FIVE ? weaker : stronger).decide(view, random, budget),
  };
}
