/** How much time there is. */
import { type Read, variants, whole } from '@mahjong-fortress/base/reader';

export type Pace =
  /** Everybody has a bank of seconds, and gets some back after every turn. */
  | { readonly type: 'live'; readonly bank: number; readonly increment: number }
  /** So many days for each turn. */
  | { readonly type: 'slow'; readonly days: number }
  | { readonly type: 'untimed' };

const MINUTE = 60;

/** What is offered; whoever writes a client may ask for anything between the bounds below. */
export const LIVE_PACES = {
  quick: { type: 'live', bank: 5 * MINUTE, increment: 10 },
  steady: { type: 'live', bank: 10 * MINUTE, increment: 20 },
  calm: { type: 'live', bank: 20 * MINUTE, increment: 30 },
} as const satisfies Readonly<Record<string, Pace>>;

export const SLOW_DAYS = [1, 3, 7] as const;

export const readPace: Read<Pace> = variants({
  live: { bank: whole(1, 180 * MINUTE), increment: whole(0, 5 * MINUTE) },
  slow: { days: whole(1, 30) },
  untimed: {},
});

/** Milliseconds that somebody may be away on their turn before the others may decide; slow games have deadlines instead. */
export function absenceFor(pace: Pace): number | undefined {
  if (pace.type === 'slow') return undefined;
  return (pace.type === 'live' ? 1 : 5) * MINUTE * 1000;
}
