/** The table of a replay: painted where it can be, else as grids of the page. */
import { type Game, type GameEvent, viewFor } from '@mahjong-fortress/rules';
import { useEffect, useRef, useState } from 'preact/hooks';
import { FortressGrid, RealmGrid } from '../mirror/boards.tsx';
import { litInFortress, litInRealm } from '../mirror/lit-cells.ts';
import type { Table, TableSpot, TableState } from '../table/contract.ts';
import { useApp } from './model-context.ts';
import { openPainted } from './table/open-painted.ts';
import { Rings } from './table/rings.tsx';
import { useWords } from './words.ts';

interface Props {
  readonly games: readonly Game[];
  readonly events: readonly (readonly GameEvent[])[];
  readonly step: number;
  readonly me: number;
  readonly names: readonly string[];
  readonly seasons: readonly number[];
  /** What a line of the log speaks of. */
  readonly pointed: readonly TableSpot[];
}

function Grids({ games, step, names, seasons, pointed }: Props) {
  const game = games[step];
  if (!game) return null;
  return (
    <div class="plain-board">
      <div
        class="plain-fortress"
        style={{ '--columns': game.fortress.columns, '--rows': game.fortress.rows }}
      >
        <FortressGrid game={game} legal={[]} lit={litInFortress(pointed)} />
      </div>
      <div class="plain-others wide">
        {game.players.map((_, player) => (
          <div class="plain-other" key={player} data-season={seasons[player]}>
            <span class="plain-name" aria-hidden="true">
              {names[player]}
            </span>
            <RealmGrid
              game={game}
              player={player}
              name={names[player] ?? ''}
              season={seasons[player] ?? 0}
              legal={[]}
              pending={{}}
              lit={litInRealm(pointed, player)}
            />
          </div>
        ))}
      </div>
    </div>
  );
}

export function ReplayBoard(props: Props) {
  const { games, events, step, me, names, seasons } = props;
  const app = useApp();
  const host = useRef<HTMLDivElement>(null);
  const [table, setTable] = useState<Table>();
  const shown = useRef<number | undefined>(undefined);
  const settings = app.settings.get();
  const { kindLetters } = useWords();
  const letters = settings.letters ? kindLetters : undefined;

  useEffect(() => {
    if (!host.current) return;
    let opened: Table | undefined;
    const abandon = openPainted(host.current, {
      onIntent: () => undefined,
      onOpen: (made) => {
        opened = made;
        setTable(made);
      },
      // The grids below stay in sight.
      onFail: () => undefined,
    });
    return () => {
      abandon();
      opened?.destroy();
    };
  }, []);

  useEffect(() => {
    const game = games[step];
    if (!table || !game) return;
    const state: TableState = {
      view: viewFor(game, me),
      legal: [],
      lockable: [],
      me,
      seats: names.map((name, seat) => ({ name, season: seasons[seat] ?? seat })),
      picked: {},
      preview: undefined,
      letters,
    };
    table.skip();
    table.setSpeed(app.speed());
    if (shown.current === step - 1) void table.animate(events[step - 1] ?? [], state);
    else table.show(state);
    shown.current = step;
  }, [table, games, events, step, me, names, seasons, letters, app]);

  if (settings.plainBoard) return <Grids {...props} />;
  return (
    <div class="painted-board">
      <div class="canvas-host" ref={host} />
      <div class={table ? 'mirror' : ''}>
        <Grids {...props} />
      </div>
      <Rings table={table} spots={props.pointed} />
    </div>
  );
}
