/** What there is to decide at a table besides the game: who is late or away and what to do about it, pauses, undoing. */
import type { News, Request } from '@mahjong-fortress/online';
import { useEffect, useState } from 'preact/hooks';
import type { FarTable } from '../../../online/far-table.ts';
import { LEVELS, type Level } from '../../../session/opponents.ts';
import { useWords } from '../../../ui/words.ts';
import { durationWords } from '../measure-words.ts';
import { refusalWords } from '../online-words.ts';
import { nameOfSeat } from '../seat-names.ts';
import { CompanyNotice } from './company-notice.tsx';
import type { TablePartProps } from './far-part.ts';

const SECOND = 1000;
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

function isSubstituted({ table, seat }: News): boolean {
  const own = seat === undefined ? undefined : table.seats[seat];
  return own?.type === 'person' && own.substitute !== undefined && !own.resigned;
}

export function Matters({ table, news, words }: TablePartProps) {
  const { playing } = words;
  const { levels } = useWords();
  const [level, setLevel] = useState(UNDERSTUDY);
  const restMs = useAbsence(table);
  const [waitedFor, setWaitedFor] = useState<number>();
  const [refusal, setRefusal] = useState<string>();
  const { seats, stage, turn, late, patience = 0, absence, pausing, undoing } = news.table;
  const nameAt = (seat: number | undefined) => nameOfSeat(seats[seat ?? -1], seat ?? -1);

  async function ask(request: Request): Promise<void> {
    setRefusal(undefined);
    const answer = await table.ask(request);
    if (!answer.ok) setRefusal(refusalWords(answer.error, words));
  }

  const way = (text: string, request: Request) => (
    <button type="button" class="small" onClick={() => void ask(request)}>
      {text}
    </button>
  );

  const isSeated = news.seat !== undefined;
  const undecided = late ?? (restMs === 0 ? turn : undefined);
  const others = pausing.filter((seat) => seat !== news.seat);
  const hasAsked = news.seat !== undefined && pausing.includes(news.seat);
  const unpause = hasAsked ? way(playing.unpause, { type: 'pause', wanted: false }) : undefined;
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
          way(playing.waitLonger, { type: 'wait' })
        )}
        <span class="company-level">
          {way(playing.substitute, { type: 'substitute', level })}
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
        {way(playing.claim, { type: 'claim' })}
      </>
    ) : undefined;
  return (
    <>
      {late === undefined ? null : (
        <CompanyNotice text={playing.isLate(nameAt(late), durationWords(patience - table.now(), words))}>
          {ways}
        </CompanyNotice>
      )}
      {late === undefined && restMs !== undefined ? (
        <CompanyNotice text={playing.isAway(nameAt(turn), Math.ceil(restMs / SECOND))}>{ways}</CompanyNotice>
      ) : null}
      {isSubstituted(news) ? (
        <CompanyNotice text={playing.substituted}>{way(playing.takeOver, { type: 'return' })}</CompanyNotice>
      ) : null}
      {stage === 'paused' ? <CompanyNotice text={playing.paused}>{unpause}</CompanyNotice> : null}
      {stage === 'playing' && others.length > 0 && isSeated && !hasAsked ? (
        <CompanyNotice text={playing.pausedBy(nameAt(others[0]))}>
          {way(playing.pause, { type: 'pause', wanted: true })}
        </CompanyNotice>
      ) : null}
      {stage === 'playing' && hasAsked ? (
        <CompanyNotice text={playing.pauseAsked}>{unpause}</CompanyNotice>
      ) : null}
      {undoing && undoing.asked === news.seat ? (
        <CompanyNotice text={playing.undoAsked(nameAt(undoing.seat))}>
          {way(playing.allow, { type: 'consent', agreed: true })}
          {way(playing.refuse, { type: 'consent', agreed: false })}
        </CompanyNotice>
      ) : null}
      {undoing && undoing.seat === news.seat ? <CompanyNotice text={playing.undoWaits} /> : null}
      {refusal === undefined ? null : <CompanyNotice text={refusal} />}
    </>
  );
}
