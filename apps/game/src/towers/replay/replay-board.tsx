/** The board of a replay: painted where it can be, with the grid of the page below it. */
import type { GameEvent, GameView } from '@mahjong-fortress/towers';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useApp } from '../../app/model-context.ts';
import { WholeTable } from '../../play/whole-table.tsx';
import type { TowersMoment } from '../session/tally.ts';
import {
  NO_MARKS,
  type SeatLook,
  type TableMarks,
  type TableState,
  type TowersTable,
} from '../table/contract.ts';

interface Props {
  readonly views: readonly GameView[];
  readonly events: readonly (readonly GameEvent[])[];
  readonly step: number;
  /** The step is still on its way. */
  readonly isShowing: boolean;
  readonly seats: readonly SeatLook[];
  readonly letters: readonly string[] | undefined;
  /** What is pointed at beside the board. */
  readonly marks: TableMarks;
  readonly table: TowersTable | undefined;
  /** The painted board is there, or no longer. */
  onPaint(table: TowersTable | undefined): void;
  /** Told of everything as it is seen. */
  tell(moment: TowersMoment): void;
  /** A step has been shown to its end. */
  onShown(step: number): void;
  /** The grid of the page. */
  readonly children: ComponentChildren;
}

export function ReplayBoard(props: Props) {
  const { views, events, step, isShowing, seats, letters, marks, table, onPaint, tell, onShown, children } =
    props;
  const app = useApp();
  const host = useRef<HTMLDivElement>(null);
  const before = useRef<number | undefined>(undefined);

  useEffect(() => {
    let isWanted = true;
    let opened: TowersTable | undefined;
    async function open(parent: HTMLElement): Promise<void> {
      const { makeTowersTable } = await import('../table/engine/make-towers-table.ts');
      if (!isWanted) return;
      opened = await makeTowersTable(parent, { report: () => undefined });
      if (isWanted) onPaint(opened);
      else opened.destroy();
    }
    // Without it the grid stays in sight.
    if (host.current) open(host.current).catch(() => undefined);
    return () => {
      isWanted = false;
      onPaint(undefined);
      opened?.destroy();
    };
  }, [onPaint]);

  useEffect(() => {
    const view = views[step];
    if (!table || !view) return;
    const state: TableState = { view, seats, me: undefined, marks: NO_MARKS, letters };
    table.setSpeed(app.speed());
    let isNewest = true;
    const told = (moment: TowersMoment) => {
      if (isNewest) tell(moment);
    };
    async function show(): Promise<void> {
      if (before.current === step - 1) await table?.animate(events[step - 1] ?? [], state, told);
      else table?.show(state);
      if (isNewest) onShown(step);
    }
    void show();
    before.current = step;
    return () => {
      isNewest = false;
    };
  }, [table, views, events, step, seats, letters, app, tell, onShown]);

  useEffect(() => {
    const view = views[step];
    // What is on its way shows itself.
    if (table && view && !isShowing) table.show({ view, seats, me: undefined, marks, letters });
  }, [table, views, step, seats, letters, marks, isShowing]);

  return (
    <div class="painted-board">
      <div class="canvas-host" ref={host} />
      <div class={table ? 'mirror' : ''}>{children}</div>
      <WholeTable table={table} />
    </div>
  );
}
