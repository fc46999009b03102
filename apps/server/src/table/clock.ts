/** Clocks, by the time of the game: it stands still while no server runs, and no device is ever asked what time it is. */
import type { Pace } from '@mahjong-fortress/online';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

export interface Clock {
  /** What every seat has left, or had when the running clock was started; empty where nobody counts. */
  readonly left: readonly number[];
  readonly running?: { readonly seat: number; readonly since: number };
}

export const NO_CLOCK: Clock = { left: [] };

export function firstClock(pace: Pace, seats: number): Clock {
  switch (pace.type) {
    case 'live':
      return { left: new Array<number>(seats).fill(pace.bank * SECOND) };
    case 'slow':
      return { left: new Array<number>(seats).fill(pace.days * DAY) };
    case 'untimed':
      return NO_CLOCK;
  }
}

/** Who is late has the others decide; who decides nothing for so long is answered for. */
export function patienceFor(pace: Pace): number {
  return pace.type === 'slow' ? DAY : MINUTE;
}

/** What is left at least to somebody who was late and plays after all. */
function reprieveFor(pace: Pace): number {
  return pace.type === 'slow' ? DAY : 15 * SECOND;
}

/** No pause goes on for ever. */
export function longestPauseFor(pace: Pace): number {
  return (pace.type === 'slow' ? 30 : 1) * DAY;
}

interface Change {
  readonly pace: Pace;
  readonly at: number;
  /** Whose decision is awaited, and whose clock is to run from now on: nobody's where they wait for each other. */
  readonly turn: number | undefined;
  readonly next: number | undefined;
  /** Whether the seat whose clock ran has ended its turn. */
  readonly hasMoved: boolean;
  readonly wasLate: boolean;
}

/** The clock after something happened. */
export function clockAfter(clock: Clock, { pace, at, turn, next, hasMoved, wasLate }: Change): Clock {
  const { running } = clock;
  if (pace.type === 'untimed' || (running && running.seat === next)) return clock;
  const left = [...clock.left];
  if (running) {
    const rest = Math.max(0, (left[running.seat] ?? 0) - (at - running.since));
    left[running.seat] = hasMoved && pace.type === 'live' ? rest + pace.increment * SECOND : rest;
  }
  // In a slow game every turn has its days; a pause or a return goes on with what was left of them.
  if (pace.type === 'slow' && hasMoved && turn !== undefined) left[turn] = pace.days * DAY;
  if (next === undefined) return { left };
  if (wasLate) left[next] = Math.max(left[next] ?? 0, reprieveFor(pace));
  return { left, running: { seat: next, since: at } };
}

/** When the running clock comes to its end. */
export function flagOf({ left, running }: Clock): number | undefined {
  return running && running.since + (left[running.seat] ?? 0);
}
