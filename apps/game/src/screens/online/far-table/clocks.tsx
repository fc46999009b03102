/** The time that everybody has left, by the server's clock, and who is missed. */
import type { OnlineWords } from '@mahjong-fortress/words/online';
import { useEffect, useState } from 'preact/hooks';
import type { TablePartProps } from './far-part.ts';
import { isMissed } from './presence.tsx';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** From here on a live clock is drawn in another colour. */
const SHORT = 30 * SECOND;

/** Seconds matter in the last hour, hours in the last two days, and nothing smaller than a day before that. */
function clockFace(ms: number, { times: { days, hours } }: OnlineWords): string {
  if (ms >= 2 * DAY) return days(Math.floor(ms / DAY));
  if (ms >= HOUR) return hours(Math.floor(ms / HOUR));
  const seconds = Math.ceil(ms / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

interface ClockProps extends TablePartProps {
  readonly seat: number;
}

/** The clock of whoever sits there, if they have one; while it runs, it is drawn again four times a second. */
function useClock({ table, news, words, seat }: ClockProps) {
  const { clocks, seats, stage } = news.table;
  const since = clocks?.running?.seat === seat ? clocks.running.since : undefined;
  const isRunning = since !== undefined;
  const [, setTicks] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setTicks((ticks) => ticks + 1), SECOND / 4);
    return () => clearInterval(timer);
  }, [isRunning]);
  const sitter = seats[seat];
  if (!clocks || stage === 'over' || sitter?.type !== 'person') return undefined;
  const left = Math.max(0, (clocks.left[seat] ?? 0) - (isRunning ? table.now() - since : 0));
  return { sitter, isRunning, isShort: left < SHORT, face: clockFace(left, words) };
}

function Clock(props: ClockProps) {
  const { seat, news, words } = props;
  const clock = useClock(props);
  if (!clock) return null;
  const { sitter, isRunning, isShort, face } = clock;
  const isAway = isMissed(news, seat);
  return (
    <li
      class="clock"
      data-season={seat}
      data-runs={isRunning || undefined}
      data-short={(isRunning && isShort) || undefined}
      data-away={isAway || undefined}
    >
      <span class="clock-name">{seat === news.seat ? words.seats.you : sitter.name}</span>
      <span role="timer" aria-label={words.playing.clock(sitter.name)}>
        {face}
      </span>
      {isAway ? <span class="unseen">{words.playing.away}</span> : null}
    </li>
  );
}

/** The same on a player's chip, for screens where only the running clock has a place of its own; read out there once. */
export function SeatClock(props: ClockProps) {
  const clock = useClock(props);
  if (!clock) return null;
  return (
    <span class="seat-clock" aria-hidden="true" data-short={clock.isShort || undefined}>
      {clock.face}
    </span>
  );
}

export function AllClocks(props: TablePartProps) {
  const { news, words } = props;
  if (!news.table.clocks || news.table.stage === 'over') return null;
  return (
    <ul class="clocks" aria-label={words.paces.legend}>
      {news.table.seats.map((_, seat) => (
        <Clock key={seat} {...props} seat={seat} />
      ))}
    </ul>
  );
}
