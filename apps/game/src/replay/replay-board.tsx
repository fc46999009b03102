/** The table of a replay: painted where it can be, else as grids of the page. */
import type { GameEvent, GameView } from '@mahjong-fortress/rules';
import { nameOf, type Who } from '@mahjong-fortress/words/who';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useApp } from '../app/model-context.ts';
import { FortressGrid } from '../mirror/boards.tsx';
import { litInFortress } from '../mirror/lit-cells.ts';
import { NamedRealms } from '../mirror/named-realms.tsx';
import { openPainted } from '../play/open-painted.ts';
import { Rings } from '../play/rings.tsx';
import { moverIn } from '../session/session-state.ts';
import type { Table, TableSpot, TableState } from '../table/contract.ts';
import { useWords } from '../ui/words.ts';

interface Props {
  readonly views: readonly GameView[];
  readonly events: readonly (readonly GameEvent[])[];
  readonly step: number;
  /** How high the fortress stood when the game began. */
  readonly tiers: number;
  /** What is shown did not happen: it stands beside the game. */
  readonly isAside: boolean;
  readonly me: number;
  readonly who: readonly Who[];
  readonly seasons: readonly number[];
  /** What a line of the log speaks of. */
  readonly pointed: readonly TableSpot[];
  /** The painted table is there, with everybody's points on it. */
  onPaint(): void;
}

function Grids({ views, step, who, seasons, pointed }: Props) {
  const view = views[step];
  if (!view) return null;
  return (
    <div class="plain-board">
      <div
        class="plain-fortress"
        style={{ '--columns': view.fortress.columns, '--rows': view.fortress.rows }}
      >
        <FortressGrid view={view} legal={[]} lit={litInFortress(pointed)} />
      </div>
      <div class="plain-others wide">
        <NamedRealms
          view={view}
          players={view.players.map((_, player) => player)}
          who={who}
          seasons={seasons}
          pointed={pointed}
        />
      </div>
    </div>
  );
}

export function ReplayBoard(props: Props) {
  const { views, events, step, tiers, isAside, me, who, seasons, onPaint } = props;
  const app = useApp();
  const host = useRef<HTMLDivElement>(null);
  const [table, setTable] = useState<Table>();
  const shown = useRef<{ readonly step: number; readonly isAside: boolean } | undefined>(undefined);
  const settings = app.settings.value;
  const words = useWords();
  const letters = settings.letters ? words.kindLetters : undefined;

  useEffect(() => {
    if (!host.current) return;
    let opened: Table | undefined;
    const abandon = openPainted(host.current, {
      hands: { touch: () => undefined, hover: () => undefined },
      onOpen: (made) => {
        opened = made;
        setTable(made);
        onPaint();
      },
      // The grids below stay in sight.
      onFail: () => undefined,
    });
    return () => {
      abandon();
      opened?.destroy();
    };
  }, [onPaint]);

  useEffect(() => {
    const view = views[step];
    if (!table || !view) return;
    const state: TableState = {
      view,
      legal: [],
      tiers,
      lockable: [],
      me,
      turn: moverIn(view),
      seats: who.map((one, seat) => ({ name: nameOf(one, words), season: seasons[seat] ?? seat })),
      picked: {},
      preview: undefined,
      taking: undefined,
      pairs: undefined,
      letters,
    };
    table.skip();
    table.setSpeed(app.speed());
    const isNext = shown.current?.isAside === isAside && shown.current.step === step - 1;
    if (isNext) void table.animate(events[step - 1] ?? [], state);
    else table.show(state);
    shown.current = { step, isAside };
  }, [table, views, events, step, tiers, isAside, me, who, words, seasons, letters, app]);

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
