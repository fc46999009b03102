/** Over the table: the connection, who is late or away and what to do about it, pauses, and what the others say. */
import type { Heard, News, Request } from '@mahjong-fortress/online';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { FarTable } from '../../../online/far-table.ts';
import { LEVELS, type Level } from '../../../session/opponents.ts';
import { useWords } from '../../../ui/words.ts';
import { durationWords, refusalWords, useOnlineWords } from '../online-words.ts';
import { nameOfSeat } from '../seat-names.ts';
import { NextGame } from './next-game.tsx';
import { ReloadButton } from './unreadable.tsx';
import './far-table.css';

interface Props {
  readonly table: FarTable;
  /** The server is newer than this page. */
  readonly isUnreadable: boolean;
}

const SECOND = 1000;
/** Long enough to be read. */
const SAID_MS = 6000;
/** Who plays on for somebody who has left: neither a pushover nor a surprise. */
const UNDERSTUDY: Level = 'apprentice';

/** Draws again every second while somebody is awaited who has gone; how long they have left, by the server's time. */
function useAbsence(table: FarTable): number | undefined {
  const end = table.news.value?.table.absence;
  const [, setTicks] = useState(0);
  useEffect(() => {
    if (end === undefined) return;
    const timer = setInterval(() => setTicks((ticks) => ticks + 1), SECOND);
    return () => clearInterval(timer);
  }, [end]);
  return end && Math.max(0, end - table.now());
}

function Notice({ text, children }: { readonly text: string; readonly children?: ComponentChildren }) {
  return (
    <div class="company-notice" role="status">
      <p>{text}</p>
      {children ? <div class="company-ways">{children}</div> : null}
    </div>
  );
}

/** What the others have said in the last seconds. */
function useSaid(table: FarTable): readonly Heard[] {
  const [said, setSaid] = useState<readonly Heard[]>([]);
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const unfollow = table.follow(({ fresh, isWhole }) => {
      // Told anew, it is not said again.
      if (isWhole) return;
      for (const heard of fresh) {
        if (heard.what.type !== 'phrase') continue;
        setSaid((before) => [...before, heard]);
        timers.add(setTimeout(() => setSaid((before) => before.filter((one) => one !== heard)), SAID_MS));
      }
    });
    return () => {
      unfollow();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [table]);
  return said;
}

function isSubstituted({ table, seat }: News): boolean {
  const own = seat === undefined ? undefined : table.seats[seat];
  return own?.type === 'person' && own.substitute !== undefined && !own.resigned;
}

export function TableCompany({ table, isUnreadable }: Props) {
  const words = useOnlineWords();
  const { levels } = useWords();
  const [level, setLevel] = useState(UNDERSTUDY);
  const restMs = useAbsence(table);
  const said = useSaid(table);
  const [waitedFor, setWaitedFor] = useState<number>();
  const [refusal, setRefusal] = useState<string>();
  const news = table.news.value;
  const status = table.status.value;
  if (!words || !news) return null;
  const { playing } = words;
  const { seats, stage, turn, late, patience = 0, absence, pausing, undoing } = news.table;
  const nameAt = (seat: number | undefined) => nameOfSeat(seats[seat ?? -1], seat ?? -1);

  async function ask(request: Request): Promise<void> {
    setRefusal(undefined);
    const answer = await table.ask(request);
    if (!answer.ok && words) setRefusal(refusalWords(answer.error, words));
  }

  const isSeated = news.seat !== undefined;
  const undecided = late ?? (restMs === 0 ? turn : undefined);
  const others = pausing.filter((seat) => seat !== news.seat);
  const hasAsked = news.seat !== undefined && pausing.includes(news.seat);
  const ways =
    isSeated &&
    undecided !== undefined &&
    undecided !== news.seat &&
    (late !== undefined || waitedFor !== absence) ? (
      <>
        {late === undefined ? (
          <button type="button" class="small" onClick={() => setWaitedFor(absence)}>
            {playing.wait}
          </button>
        ) : (
          <button type="button" class="small" onClick={() => void ask({ type: 'wait' })}>
            {playing.waitLonger}
          </button>
        )}
        <span class="company-level">
          <button type="button" class="small" onClick={() => void ask({ type: 'substitute', level })}>
            {playing.substitute}
          </button>
          <select
            aria-label={playing.level}
            value={level}
            onChange={(event) => setLevel(event.currentTarget.value as Level)}
          >
            {LEVELS.map((one) => (
              <option key={one} value={one}>
                {levels[one]}
              </option>
            ))}
          </select>
        </span>
        <button type="button" class="small" onClick={() => void ask({ type: 'claim' })}>
          {playing.claim}
        </button>
      </>
    ) : undefined;
  return (
    <aside class="company">
      {status.type === 'open' ? null : (
        <Notice text={status.type === 'refused' ? refusalWords(status, words) : words.table.reconnecting} />
      )}
      {isUnreadable ? (
        <Notice text={playing.unreadable}>
          <ReloadButton />
        </Notice>
      ) : null}
      {late === undefined ? null : (
        <Notice text={playing.isLate(nameAt(late), durationWords(patience - table.now(), words))}>
          {ways}
        </Notice>
      )}
      {late === undefined && restMs !== undefined ? (
        <Notice text={playing.isAway(nameAt(turn), Math.ceil(restMs / SECOND))}>{ways}</Notice>
      ) : null}
      {isSubstituted(news) ? (
        <Notice text={playing.substituted}>
          <button type="button" class="small" onClick={() => void ask({ type: 'return' })}>
            {playing.takeOver}
          </button>
        </Notice>
      ) : null}
      {stage === 'paused' ? (
        <Notice text={playing.paused}>
          {hasAsked ? (
            <button type="button" class="small" onClick={() => void ask({ type: 'pause', wanted: false })}>
              {playing.unpause}
            </button>
          ) : undefined}
        </Notice>
      ) : null}
      {stage === 'playing' && others.length > 0 && isSeated && !hasAsked ? (
        <Notice text={playing.pausedBy(nameAt(others[0]))}>
          <button type="button" class="small" onClick={() => void ask({ type: 'pause', wanted: true })}>
            {playing.pause}
          </button>
        </Notice>
      ) : null}
      {stage === 'playing' && hasAsked ? (
        <Notice text={playing.pauseAsked}>
          <button type="button" class="small" onClick={() => void ask({ type: 'pause', wanted: false })}>
            {playing.unpause}
          </button>
        </Notice>
      ) : null}
      {undoing && undoing.asked === news.seat ? (
        <Notice text={playing.undoAsked(nameAt(undoing.seat))}>
          <button type="button" class="small" onClick={() => void ask({ type: 'consent', agreed: true })}>
            {playing.allow}
          </button>
          <button type="button" class="small" onClick={() => void ask({ type: 'consent', agreed: false })}>
            {playing.refuse}
          </button>
        </Notice>
      ) : null}
      {undoing && undoing.seat === news.seat ? <Notice text={playing.undoWaits} /> : null}
      {isSeated || stage === 'over' ? null : <Notice text={playing.watching} />}
      <NextGame table={table} words={words} />
      {refusal === undefined ? null : <Notice text={refusal} />}
      <ul class="company-said" aria-live="polite">
        {said.map(({ seq, seat, what }) => (
          <li key={seq} data-season={seat}>
            {what.type === 'phrase' ? playing.said(nameAt(seat), playing.phrases[what.phrase]) : null}
          </li>
        ))}
      </ul>
    </aside>
  );
}
