/** The time that everybody has left, by the server's clock, and who is missed. */
import type { TableNow } from '@mahjong-fortress/online';
import type { OnlineWords } from '@mahjong-fortress/words/online';
import { useEffect, useState } from 'preact/hooks';
import type { FarTable } from '../../../online/far-table.ts';
import { useOnlineWords } from '../online-words.ts';
import { nameOfSeat } from '../seat-names.ts';
import { isMissed } from './presence.tsx';

interface Props {
  readonly table: FarTable;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** From here on a live clock is drawn in another colour. */
const SHORT = 30 * SECOND;

function leftAt({ left, running }: NonNullable<TableNow['clocks']>, seat: number, now: number): number {
  const gone = running?.seat === seat ? now - running.since : 0;
  return Math.max(0, (left[seat] ?? 0) - gone);
}

/** Seconds matter in the last hour, hours in the last two days, and nothing smaller than a day before that. */
function clockFace(ms: number, days: (count: number) => string, hours: (count: number) => string): string {
  if (ms >= 2 * DAY) return days(Math.floor(ms / DAY));
  if (ms >= HOUR) return hours(Math.floor(ms / HOUR));
  const seconds = Math.ceil(ms / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

interface ClockProps extends Props {
  readonly seat: number;
  readonly words: OnlineWords;
}

/** Draws again four times a second while the clock of a seat runs; whether it does. */
function useTicking(table: FarTable, seat: number): boolean {
  const isRunning = table.news.value?.table.clocks?.running?.seat === seat;
  const [, setTicks] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setTicks((ticks) => ticks + 1), SECOND / 4);
    return () => clearInterval(timer);
  }, [isRunning]);
  return isRunning;
}

function Clock({ table, seat, words }: ClockProps) {
  const news = table.news.value;
  const clocks = news?.table.clocks;
  const isRunning = useTicking(table, seat);
  const sitter = news?.table.seats[seat];
  if (!clocks || sitter?.type !== 'person') return null;
  const isAway = isMissed(news, seat);
  const left = leftAt(clocks, seat, table.now());
  const name = nameOfSeat(sitter, seat);
  return (
    <li
      class="clock"
      data-season={seat}
      data-runs={isRunning || undefined}
      data-short={(isRunning && left < SHORT) || undefined}
      data-away={isAway || undefined}
    >
      <span class="clock-name">{seat === news.seat ? words.seats.you : name}</span>
      <span role="timer" aria-label={words.playing.clock(name)}>
        {clockFace(left, words.times.days, words.times.hours)}
      </span>
      {isAway ? <span class="unseen">{words.playing.away}</span> : null}
    </li>
  );
}

/** The same on a player's chip, for screens where only the running clock has a place of its own; read out there once. */
export function SeatClock({ table, seat }: Props & { readonly seat: number }) {
  const words = useOnlineWords();
  useTicking(table, seat);
  const news = table.news.value;
  const clocks = news?.table.clocks;
  if (!words || !clocks || news.table.stage === 'over' || news.table.seats[seat]?.type !== 'person')
    return null;
  const left = leftAt(clocks, seat, table.now());
  return (
    <span class="seat-clock" aria-hidden="true" data-short={left < SHORT || undefined}>
      {clockFace(left, words.times.days, words.times.hours)}
    </span>
  );
}

export function AllClocks({ table }: Props) {
  const words = useOnlineWords();
  const news = table.news.value;
  if (!words || !news?.table.clocks || news.table.stage === 'over') return null;
  return (
    <ul class="clocks" aria-label={words.paces.legend}>
      {news.table.seats.map((_, seat) => (
        <Clock key={seat} table={table} seat={seat} words={words} />
      ))}
    </ul>
  );
}
