/** Tables that anyone may join: filters, and one click to a seat. */
import type { OnlineWords } from '@mahjong-fortress/words/online';
import { useState } from 'preact/hooks';
import { useApp } from '../../app/model-context.ts';
import type { Listing } from '../../online/tables.ts';
import { GAMES } from '../../shelf/games.ts';
import { Crane } from '../../ui/crane.tsx';
import { useWords } from '../../ui/words.ts';
import { gameName } from '../../words/game-name.ts';
import { CompanyButton } from './company-button.tsx';
import { goToTable } from './going.ts';
import { ListedTable } from './listed-table.tsx';
import { PLAYERS } from './players.ts';

interface FilterProps {
  readonly label: string;
  readonly any: string;
  readonly options: Readonly<Record<string, string>>;
  /** Empty for any. */
  readonly chosen: string;
  onChange(value: string): void;
}

function Filter({ label, any, options, chosen, onChange }: FilterProps) {
  return (
    <label class="field">
      {label}
      <select value={chosen} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">{any}</option>
        {Object.entries(options).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface Props {
  /** Absent until the first answer. */
  readonly tables: readonly Listing[] | undefined;
  readonly words: OnlineWords;
}

export function OpenTables({ tables, words }: Props) {
  const app = useApp();
  const { lobby, paces } = words;
  const page = useWords();
  const [kindOfGame, setKindOfGame] = useState('');
  const [players, setPlayers] = useState('');
  const [kind, setKind] = useState('');
  const fitting = (tables ?? []).filter(
    ({ game, seats, pace }) =>
      ['', game].includes(kindOfGame) && ['', `${seats}`].includes(players) && ['', pace.type].includes(kind),
  );
  return (
    <section class="sheet-part" aria-labelledby="open-heading">
      <h2 id="open-heading">{lobby.open}</h2>
      <div class="filters">
        <Filter
          label={lobby.game}
          any={lobby.any}
          options={Object.fromEntries(GAMES.map((game) => [game, gameName(game, page)]))}
          chosen={kindOfGame}
          onChange={setKindOfGame}
        />
        <Filter
          label={lobby.players}
          any={lobby.any}
          options={Object.fromEntries(PLAYERS.map((count) => [count, `${count}`]))}
          chosen={players}
          onChange={setPlayers}
        />
        <Filter label={paces.legend} any={lobby.any} options={lobby.kinds} chosen={kind} onChange={setKind} />
      </div>
      <div class="news" role="status">
        {tables && fitting.length === 0 ? (
          <p class="nothing">
            <Crane />
            <span>{tables.length === 0 ? lobby.none : lobby.noneFits}</span>
            {tables.length > 0 ? (
              <button
                type="button"
                class="small"
                onClick={() => {
                  setKindOfGame('');
                  setPlayers('');
                  setKind('');
                }}
              >
                {lobby.all}
              </button>
            ) : null}
          </p>
        ) : null}
      </div>
      <ul class="saves">
        {fitting.map((game) => {
          const who = game.players.map(({ name }) => name).join(' · ') || words.table.plain;
          return (
            <ListedTable
              key={game.id}
              game={game}
              people={game.players}
              who={who}
              facts={[
                game.rated ? words.rated.rated : undefined,
                lobby.count(game.seats),
                lobby.free(game.free ?? 0),
                game.here ? undefined : lobby.nobody,
              ]}
              words={words}
            >
              <CompanyButton people={game.players} game={game.id} words={words} />
              <button
                type="button"
                class="small main"
                aria-label={lobby.joinOf(who)}
                onClick={() => goToTable(app, game.id, { game: game.game, wantsSeat: true })}
              >
                {lobby.join}
              </button>
            </ListedTable>
          );
        })}
      </ul>
    </section>
  );
}
