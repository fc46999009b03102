/** A game as soon as possible: at a table that waits, else at one's own. */
import { LIVE_PACES, type Pace } from '@mahjong-fortress/online';
import { REALM_SIZE } from '@mahjong-fortress/rules';
import type { OnlineWords } from '@mahjong-fortress/words/online';
import { useState } from 'preact/hooks';
import { useApp } from '../../app/model-context.ts';
import type { Listing } from '../../online/api.ts';
import { isSamePace } from '../../online/far-choice.ts';
import { newTable } from '../../online/new-table.ts';
import { api } from '../../online/server.ts';
import { friendsGame, newSeat, type SeatChoice, withSeats } from '../../session/new-game.ts';
import { useLanguage } from '../../ui/words.ts';
import { goToTable } from './going.ts';
import { refusalWords } from './online-words.ts';
import { PacePicker } from './pace-picker.tsx';
import { PLAYERS, type Players } from './players.ts';

interface Wanted {
  readonly players: Players;
  readonly pace: Pace;
}

/** Where somebody waits for exactly this, and has waited longest. */
export function fittingTable(
  tables: readonly Listing[],
  { players, pace }: Wanted,
  me: string,
): Listing | undefined {
  return tables.findLast(
    (table) =>
      table.seats === players &&
      isSamePace(table.pace, pace) &&
      !table.players.some(({ player }) => player === me) &&
      (table.here === true || pace.type === 'slow'),
  );
}

function peopleFor(players: Players): readonly SeatChoice[] {
  const seats = [...friendsGame().seats];
  while (seats.length < players) seats.push(newSeat(seats));
  return seats;
}

export function QuickGame({ words }: { readonly words: OnlineWords }) {
  const app = useApp();
  const language = useLanguage();
  const { lobby } = words;
  const [wanted, setWanted] = useState<Wanted>({ players: 2, pace: LIVE_PACES.steady });
  const [isFinding, setFinding] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function find(): Promise<void> {
    setFinding(true);
    setProblem(undefined);
    const [me, listed] = await Promise.all([api.me(), api.openTables()]);
    const open = me.ok && listed.ok ? fittingTable(listed.value.games, wanted, me.value.player) : undefined;
    if (open) return goToTable(app, open.id, { wantsSeat: true });
    const game = withSeats(friendsGame(), peopleFor(wanted.players));
    const made = newTable(
      game,
      { pace: wanted.pace, isPublic: true, isRated: false, realm: REALM_SIZE },
      language,
    );
    const table = made.ok ? await api.makeTable(made.value) : made;
    if (table.ok) return goToTable(app, table.value, { isPairing: true });
    setFinding(false);
    setProblem(refusalWords(table.error, words));
  }

  return (
    <section class="sheet-part quick" aria-labelledby="quick-heading">
      <h2 id="quick-heading">{lobby.quick}</h2>
      <p class="remark">{lobby.quickAbout}</p>
      <fieldset class="far-part">
        <legend>{lobby.players}</legend>
        <div class="tabs">
          {PLAYERS.map((players) => (
            <button
              type="button"
              key={players}
              aria-pressed={players === wanted.players}
              onClick={() => setWanted({ ...wanted, players })}
            >
              {players}
            </button>
          ))}
        </div>
      </fieldset>
      <PacePicker pace={wanted.pace} words={words} onChange={(pace) => setWanted({ ...wanted, pace })} />
      <button type="button" class="large" disabled={isFinding} onClick={() => void find()}>
        {isFinding ? lobby.finding : lobby.find}
      </button>
      {problem ? (
        <p class="problem" role="alert">
          {problem}
        </p>
      ) : null}
      <div class="choices">
        <button type="button" class="small" onClick={() => app.toNewGame('friends')}>
          {lobby.friends}
        </button>
        <button type="button" class="small" onClick={app.playQuick}>
          {lobby.computer}
        </button>
      </div>
    </section>
  );
}
