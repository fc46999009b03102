/** What the coach says about a game that is watched again, in English. */
import { nameOf, type Who } from '../who.ts';

const name = (who: Who) => nameOf(who, { you: 'You' });

/** A figure with one decimal and its sign. */
const signed = (points: number) => `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}`;

export const en = {
  heading: 'Costliest turns',
  looking: (done: number, of: number) => `Looking at turn ${done} of ${of}…`,
  lookingAgain: (done: number, of: number) => `Checking the costliest turns: ${done} of ${of}…`,
  /** Nobody plays without a mistake, but none was clear. */
  flawless: 'No turn clearly cost a point. Well played!',
  unfinished: 'The coach couldn’t review this game.',
  turn: (number: number, cost: number) => `Turn ${number}: −${cost.toFixed(1)}`,
  asPlayed: 'As played',
  better: 'Better',
  chance: (points: number) =>
    `Luck isn’t counted: the tiles uncovered this turn were worth ${signed(points)}.`,
  reasons: {
    leftPair: (who: Who, tile: string) => `${name(who)} left a pair: ${tile}.`,
    leftPairTo: (who: Who, tile: string, other: Who) =>
      `${name(who)} left a pair, ${tile}, and ${name(other)} took it.`,
    leftPairLocked: (who: Who, tile: string, other: Who, set: string, vp: number) =>
      `${name(who)} left a pair, ${tile}. ${name(other)} took it and locked ${set} for ${vp} VP.`,
    missedSet: (set: string, vp: number) => `${set} could have been locked for ${vp} VP.`,
    missedShrines: (tiers: string) => `Shrines could have been built on tier ${tiers}.`,
    missedSpirit: (spirit: string) => `This was the moment for the ${spirit}.`,
    missedPair: (tile: string) => `There was a better pair: ${tile}.`,
    missedShrine: 'Taking a shrine would have been worth more.',
    missedToken: 'It was time to summon the Dragon.',
    missedDiscard: 'Discarding for 1 VP would have been worth more.',
    spentSpirit: (spirit: string) => `The ${spirit} wasn’t worth its price.`,
    summonedSoon: 'It was too soon to summon the Dragon.',
    lockedSoon: (set: string) => `Locking ${set} later would have brought more.`,
    placedElsewhere: 'The same tiles could have been placed better.',
    tookOthers: 'Other tiles would have suited the realm better.',
  },
};

export type CoachWords = typeof en;
