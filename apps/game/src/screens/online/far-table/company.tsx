/** Over the table: the connection, who is late or away and what to do about it, pauses, and what the others say. */
import { absenceFor, type Heard, type News, type Request } from '@mahjong-fortress/online';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { FarTable } from '../../../online/far-table.ts';
import { refusalWords, useOnlineWords } from '../online-words.ts';
import { nameOfSeat } from '../seat-names.ts';
import './far-table.css';

interface Props {
  readonly table: FarTable;
}

const SECOND = 1000;
/** Long enough to be read. */
const SAID_MS = 6000;
/** Who plays on for somebody who has left: neither a pushover nor a surprise. */
const UNDERSTUDY = 'apprentice';

/** How long the player to move has been away on their turn, as seen from here. */
function useAbsence(table: FarTable): { readonly seat: number; readonly ms: number } | undefined {
  const news = table.news.value;
  const turn = news?.table.turn;
  const sitter = turn === undefined ? undefined : news?.table.seats[turn];
  const isAbsent =
    news?.table.stage === 'playing' &&
    turn !== news.seat &&
    sitter?.type === 'person' &&
    !sitter.here &&
    sitter.substitute === undefined;
  const [since, setSince] = useState<number>();
  const [, setTicks] = useState(0);
  const key = isAbsent ? `${turn} ${news.from + news.list.length}` : undefined;
  useEffect(() => {
    if (key === undefined) return setSince(undefined);
    setSince(table.now());
    const timer = setInterval(() => setTicks((ticks) => ticks + 1), SECOND);
    return () => clearInterval(timer);
  }, [key, table]);
  if (!isAbsent || turn === undefined || since === undefined) return undefined;
  return { seat: turn, ms: table.now() - since };
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

export function Company({ table }: Props) {
  const words = useOnlineWords();
  const absence = useAbsence(table);
  const said = useSaid(table);
  const [isPatient, setPatient] = useState<number>();
  const [refusal, setRefusal] = useState<string>();
  const news = table.news.value;
  const status = table.status.value;
  if (!words || !news) return null;
  const { playing } = words;
  const { seats, stage, late, pausing, undoing } = news.table;
  const nameAt = (seat: number | undefined) => nameOfSeat(seats[seat ?? -1], seat ?? -1);

  async function ask(request: Request): Promise<void> {
    setRefusal(undefined);
    const answer = await table.ask(request);
    if (!answer.ok && words) setRefusal(refusalWords(answer.error, words));
  }

  const isSeated = news.seat !== undefined;
  const limit = news.about ? absenceFor(news.about.pace) : undefined;
  const restMs = absence && limit !== undefined ? Math.max(0, limit - absence.ms) : undefined;
  const undecided = late ?? (restMs === 0 ? absence?.seat : undefined);
  const others = pausing.filter((seat) => seat !== news.seat);
  const hasAsked = news.seat !== undefined && pausing.includes(news.seat);
  const ways =
    isSeated &&
    undecided !== undefined &&
    undecided !== news.seat &&
    isPatient !== news.from + news.list.length ? (
      <>
        <button type="button" class="small" onClick={() => setPatient(news.from + news.list.length)}>
          {playing.wait}
        </button>
        <button
          type="button"
          class="small"
          onClick={() => void ask({ type: 'substitute', level: UNDERSTUDY })}
        >
          {playing.substitute}
        </button>
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
      {late === undefined ? null : <Notice text={playing.isLate(nameAt(late))}>{ways}</Notice>}
      {late === undefined && absence && restMs !== undefined ? (
        <Notice text={playing.isAway(nameAt(absence.seat), Math.ceil(restMs / SECOND))}>{ways}</Notice>
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
