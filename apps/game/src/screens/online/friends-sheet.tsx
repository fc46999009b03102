/** With friends, where there is a server: all on this device, or each on their own. */
import type { OnlineWords } from '@mahjong-fortress/words/online';
import type { ComponentChildren, ComponentType } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { useApp } from '../../app/model-context.ts';
import type { NewGameScreen } from '../../app/screen.ts';
import type { NewTable } from '../../online/api.ts';
import { type FarChoice, REALMS, readFarChoice, writeFarChoice } from '../../online/far-choice.ts';
import { areAllPeople, newTable } from '../../online/new-table.ts';
import { api } from '../../online/server.ts';
import { type NewGame, withSeats } from '../../session/new-game.ts';
import { useLanguage, useWords } from '../../ui/words.ts';
import { problemWords } from '../../words/problem-words.ts';
import { GameSheet } from '../new-game/game-sheet.tsx';
import { FarSeats } from './far-seats.tsx';
import { goToTable } from './going.ts';
import { refusalWords, useOnlineWords } from './online-words.ts';
import { PacePicker } from './pace-picker.tsx';
import './online.css';

interface PartProps {
  readonly choice: FarChoice;
  readonly words: OnlineWords;
  onChange(changes: Partial<FarChoice>): void;
}

function WherePart({ choice: { isFar }, words: { where }, onChange }: PartProps) {
  return (
    <fieldset class="tabs where" aria-label={where.legend}>
      <button type="button" aria-pressed={!isFar} onClick={() => onChange({ isFar: false })}>
        {where.here}
      </button>
      <button type="button" aria-pressed={isFar} onClick={() => onChange({ isFar: true })}>
        {where.far}
      </button>
    </fieldset>
  );
}

function AccessPart({ choice: { isPublic }, words: { access }, onChange }: PartProps) {
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

function RatedPart({ choice: { isRated }, words: { rated }, onChange }: PartProps) {
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

function RealmPart({ choice: { realm: chosen }, words: { realm: words }, onChange }: PartProps) {
  return (
    <label class="field">
      {words.legend}
      <select
        value={REALMS.findIndex(({ columns, rows }) => columns === chosen.columns && rows === chosen.rows)}
        onChange={({ currentTarget }) => {
          const realm = REALMS[Number(currentTarget.value)];
          if (realm) onChange({ realm });
        }}
      >
        {REALMS.map(({ columns, rows }, index) => (
          <option key={index} value={index}>
            {words.size(columns, rows)}
            {index === 1 ? ` (${words.usual})` : ''}
          </option>
        ))}
      </select>
    </label>
  );
}

interface FarProps extends PartProps {
  readonly screen: NewGameScreen;
  readonly above: ComponentChildren;
}

interface Unanswered {
  readonly choice: NewGame;
  readonly far: FarChoice;
  readonly table: NewTable;
}

function SheetFar({ screen, above, choice: far, words, onChange }: FarProps) {
  const app = useApp();
  const gameWords = useWords();
  const language = useLanguage();
  const [isMaking, setMaking] = useState(false);
  const [problem, setProblem] = useState<string>();
  /** What was asked for and not answered, so that asking again makes no second table. */
  const unanswered = useRef<Unanswered | undefined>(undefined);
  const chosen = screen.choice;
  const choice = chosen.value;

  async function make(): Promise<void> {
    const before = unanswered.current;
    const isSame = before?.choice === choice && before.far === far;
    const made = isSame ? { ok: true as const, value: before.table } : newTable(choice, far, language);
    if (!made.ok) return setProblem(problemWords(made.error, gameWords));
    unanswered.current = { choice, far, table: made.value };
    setMaking(true);
    const table = await api.makeTable(made.value);
    setMaking(false);
    if (table.ok) goToTable(app, table.value);
    else setProblem(refusalWords(table.error, words));
  }

  return (
    <GameSheet
      screen={screen}
      above={above}
      who={
        <section class="sheet-part seats" aria-labelledby="seats-heading">
          <FarSeats
            seats={choice.seats}
            words={words}
            onChange={(seats) => {
              chosen.value = withSeats(choice, seats);
            }}
          />
          <PacePicker pace={far.pace} words={words} onChange={(pace) => onChange({ pace })} />
          <AccessPart choice={far} words={words} onChange={onChange} />
          {areAllPeople(choice.seats) ? <RatedPart choice={far} words={words} onChange={onChange} /> : null}
        </section>
      }
      deal={<RealmPart choice={far} words={words} onChange={onChange} />}
      foot={
        <>
          <p class="foot-words" role="status">
            {problem ?? (isMaking ? words.making : words.where.farAbout)}
          </p>
          <button type="button" class="large" disabled={isMaking} onClick={() => void make()}>
            {words.make}
          </button>
        </>
      }
    />
  );
}

interface Props {
  readonly screen: NewGameScreen;
  /** The sheet for a game on this device. */
  readonly Here: ComponentType<{ readonly screen: NewGameScreen; readonly above: ComponentChildren }>;
}

export function FriendsSheet({ screen, Here }: Props) {
  const { vault } = useApp();
  const words = useOnlineWords();
  const [choice, setChoice] = useState(() => readFarChoice(vault));
  if (!words) return null;
  const parts: PartProps = {
    choice,
    words,
    onChange(changes) {
      const next = { ...choice, ...changes };
      setChoice(next);
      writeFarChoice(vault, next);
    },
  };
  const above = <WherePart {...parts} />;
  return choice.isFar ? (
    <SheetFar screen={screen} above={above} {...parts} />
  ) : (
    <Here screen={screen} above={above} />
  );
}
