/** Beside a player: the time they have left, by the server's clock, and whether they are there. */
import type { Clocks } from '@mahjong-fortress/online';
import { useEffect, useState } from 'preact/hooks';
import type { FarTable } from '../../../online/far-table.ts';
import { useOnlineWords } from '../online-words.ts';
import { nameOfSeat } from '../seat-names.ts';

interface Props {
  readonly table: FarTable;
  readonly seat: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** From here on a live clock is drawn in another colour. */
const SHORT = 30 * SECOND;

export function leftAt({ left, running }: Clocks, seat: number, now: number): number {
  const gone = running?.seat === seat ? now - running.since : 0;
  return Math.max(0, (left[seat] ?? 0) - gone);
}

/** Seconds matter in the last hour, hours in the last two days, and nothing smaller than a day before that. */
export function clockFace(
  ms: number,
  days: (count: number) => string,
  hours: (count: number) => string,
): string {
  if (ms >= 2 * DAY) return days(Math.floor(ms / DAY));
  if (ms >= HOUR) return hours(Math.floor(ms / HOUR));
  const seconds = Math.ceil(ms / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export function Clock({ table, seat }: Props) {
  const words = useOnlineWords();
  const news = table.news.value;
  const clocks = news?.table.clocks;
  const isRunning = clocks?.running?.seat === seat;
  const [, setTicks] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setTicks((ticks) => ticks + 1), SECOND / 4);
    return () => clearInterval(timer);
  }, [isRunning]);
  const sitter = news?.table.seats[seat];
  if (!words || !news || !sitter) return null;
  const isAway = sitter.type === 'person' && !sitter.here && news.table.stage !== 'over';
  const left = clocks && leftAt(clocks, seat, table.now());
  return (
    <>
      {clocks && left !== undefined && sitter.type === 'person' ? (
        <span
          class="clock"
          role="timer"
          aria-label={words.playing.clock(nameOfSeat(sitter, seat))}
          data-runs={isRunning || undefined}
          data-short={(isRunning && left < SHORT) || undefined}
        >
          {clockFace(left, words.times.days, words.times.hours)}
        </span>
      ) : null}
      {isAway ? <span class="remark away">{words.playing.away}</span> : null}
    </>
  );
}
