/** What a sheet for a table online asks of every game: who plays, how fast, who may join; and the button that makes it. */
import type { Problem } from '@mahjong-fortress/base/problem';
import type { Result } from '@mahjong-fortress/base/result';
import type { OnlineWords } from '@mahjong-fortress/words/online';
import { useRef, useState } from 'preact/hooks';
import { useApp } from '../../app/model-context.ts';
import type { FarChoice } from '../../online/far-choice.ts';
import { areAllPeople } from '../../online/new-table.ts';
import { siteTables } from '../../online/server-tables.ts';
import type { NewTable } from '../../online/tables.ts';
import type { SeatChoice } from '../../session/new-game.ts';
import { useWords } from '../../ui/words.ts';
import { problemWords } from '../../words/problem-words.ts';
import { FarSeats } from './far-seats.tsx';
import { goToTable } from './going.ts';
import { refusalWords } from './online-words.ts';
import { PacePicker } from './pace-picker.tsx';

export interface FarPartProps {
  readonly choice: FarChoice;
  readonly words: OnlineWords;
  onChange(changes: Partial<FarChoice>): void;
}

function AccessPart({ choice: { isPublic }, words: { access }, onChange }: FarPartProps) {
  return (
    <fieldset class="far-part">
      <legend>{access.legend}</legend>
      <div class="tabs">
        <button type="button" aria-pressed={!isPublic} onClick={() => onChange({ isPublic: false })}>
          {access.link}
        </button>
        <button type="button" aria-pressed={isPublic} onClick={() => onChange({ isPublic: true })}>
          {access.public}
        </button>
      </div>
      {isPublic ? <p class="remark">{access.publicAbout}</p> : null}
    </fieldset>
  );
}

function RatedPart({ choice: { isRated }, words: { rated }, onChange }: FarPartProps) {
  return (
    <fieldset class="far-part">
      <legend>{rated.legend}</legend>
      <div class="tabs">
        <button type="button" aria-pressed={!isRated} onClick={() => onChange({ isRated: false })}>
          {rated.casual}
        </button>
        <button type="button" aria-pressed={isRated} onClick={() => onChange({ isRated: true })}>
          {rated.rated}
        </button>
      </div>
      {isRated ? <p class="remark">{rated.about}</p> : null}
    </fieldset>
  );
}

interface WhoProps extends FarPartProps {
  readonly seats: readonly SeatChoice[];
  onSeats(seats: readonly SeatChoice[]): void;
}

export function FarWho({ seats, onSeats, choice: far, words, onChange }: WhoProps) {
  return (
    <section class="sheet-part seats" aria-labelledby="seats-heading">
      <FarSeats seats={seats} words={words} onChange={onSeats} />
      <PacePicker pace={far.pace} words={words} onChange={(pace) => onChange({ pace })} />
      <AccessPart choice={far} words={words} onChange={onChange} />
      {areAllPeople(seats) ? <RatedPart choice={far} words={words} onChange={onChange} /> : null}
    </section>
  );
}

interface MakeProps {
  /** What is chosen; another object, another table. */
  readonly wish: unknown;
  readonly far: FarChoice;
  readonly words: OnlineWords;
  make(): Result<NewTable, Problem>;
}

interface Unanswered extends Pick<MakeProps, 'wish' | 'far'> {
  readonly table: NewTable;
}

export function MakeTableButton({ wish, far, words, make }: MakeProps) {
  const app = useApp();
  const gameWords = useWords();
  const [isMaking, setMaking] = useState(false);
  const [problem, setProblem] = useState<string>();
  /** What was asked for and not answered, so that asking again makes no second table. */
  const unanswered = useRef<Unanswered | undefined>(undefined);

  async function ask(): Promise<void> {
    const before = unanswered.current;
    const isSame = before !== undefined && before.wish === wish && before.far === far;
    const made = isSame ? { ok: true as const, value: before.table } : make();
    if (!made.ok) return setProblem(problemWords(made.error, gameWords));
    unanswered.current = { wish, far, table: made.value };
    setMaking(true);
    const table = await siteTables.make(made.value);
    setMaking(false);
    if (table.ok) goToTable(app, table.value, { game: made.value.game });
    else setProblem(refusalWords(table.error, words));
  }

  return (
    <>
      <p class="foot-words" role="status">
        {problem ?? (isMaking ? words.making : words.where.farAbout)}
      </p>
      <button type="button" class="large" disabled={isMaking} onClick={() => void ask()}>
        {words.make}
      </button>
    </>
  );
}
