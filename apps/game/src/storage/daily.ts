/** The fortress of the day, day after day: which were played, how they went, and how many in a row. */
import type { Rank } from '@mahjong-fortress/rules';
import { type CalendarDate, daysFrom, daysLater } from './dates.ts';

export interface DailyResult {
  readonly score: number;
  readonly rank: Rank | undefined;
  /** Whether it belongs to a streak: finished on its day, or in the night after it. */
  readonly isInTime: boolean;
}

/** A finished game of any kind, as far as days are concerned. */
interface DailyGame {
  readonly score: number;
  readonly rank?: Rank;
  readonly details?: { readonly daily?: CalendarDate; readonly on: CalendarDate };
}

/** The best result of every day that was played. */
export function dailyResults(games: readonly DailyGame[]): ReadonlyMap<CalendarDate, DailyResult> {
  const results = new Map<CalendarDate, DailyResult>();
  for (const { score, rank, details } of games) {
    if (!details?.daily) continue;
    const { daily, on } = details;
    const before = results.get(daily);
    const isInTime = daysFrom(daily, on) <= 1 || before?.isInTime === true;
    const best = before && before.score >= score ? before : { score, rank };
    results.set(daily, { score: best.score, rank: best.rank, isInTime });
  }
  return results;
}

export interface Streaks {
  /** Up to today, or to yesterday while today can still be played. */
  readonly current: number;
  readonly best: number;
}

export function streaksOf(
  results: ReadonlyMap<CalendarDate, Pick<DailyResult, 'isInTime'>>,
  today: CalendarDate,
): Streaks {
  // A clock that was wrong once may have led to days that are yet to come.
  const days = [...results].flatMap(([date, { isInTime }]) => (isInTime && date <= today ? [date] : []));
  let best = 0;
  let run = 0;
  let last: CalendarDate | undefined;
  for (const date of days.sort()) {
    run = last !== undefined && daysLater(last, 1) === date ? run + 1 : 1;
    best = Math.max(best, run);
    last = date;
  }
  const isRunning = last !== undefined && daysFrom(last, today) <= 1;
  return { current: isRunning ? run : 0, best };
}
