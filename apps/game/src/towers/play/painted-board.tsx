/** The painted board, with the grid of the page lying unseen over it for keyboards and screen readers. */

import type { GameEvent } from '@mahjong-fortress/towers';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useApp } from '../../app/model-context.ts';
import { WholeTable } from '../../play/whole-table.tsx';
import type { TowersSession, TowersState } from '../session/session-state.ts';
import type { TowersMoment } from '../session/tally.ts';
import type { TableMarks, TableState, TowersTable } from '../table/contract.ts';

interface Props {
  readonly session: TowersSession;
  /** How a state looks: names, seasons and letters are added, and what is marked. */
  look(state: TowersState, marks?: TableMarks): TableState;
  readonly state: TowersState;
  readonly marks: TableMarks;
  /** Lets something be shown when its time has come. */
  paced(events: readonly GameEvent[], show: () => Promise<void>): Promise<void>;
  /** Told of everything as it is seen. */
  shown(moment: TowersMoment): void;
  onOpen(table: TowersTable | undefined): void;
  /** There is no WebGL, or it does not work. */
  onFail(): void;
  /** The grid of the page. */
  readonly children: ComponentChildren;
}

export function PaintedBoard({ session, look, state, marks, paced, shown, onOpen, onFail, children }: Props) {
  const app = useApp();
  const host = useRef<HTMLDivElement>(null);
  const table = useRef<TowersTable | undefined>(undefined);
  // The board lives longer than one drawing of the page, so it reads the latest from here.
  const latest = useRef(look);
  latest.current = look;

  useEffect(() => {
    const parent = host.current;
    if (!parent) return;
    let isWanted = true;
    async function open(at: HTMLElement): Promise<void> {
      const { makeTowersTable } = await import('../table/engine/make-towers-table.ts');
      if (!isWanted) return;
      const opened = await makeTowersTable(at, {
        report(intent) {
          if (intent.type === 'hover') session.rest(intent.cell);
          else session.touch(intent);
        },
        counterOf: (seat) => document.querySelector(`#tw-points-${seat}`)?.getBoundingClientRect(),
      });
      if (!isWanted) return opened.destroy();
      table.current = opened;
      opened.setSpeed(app.speed());
      opened.show(latest.current(session.state.value));
      session.present((events, now) =>
        paced(events, () => {
          opened.setSpeed(app.speed(), now.people.includes(now.view.turn.seat) ? 1 : 1.5);
          return opened.animate(events, latest.current(now), shown);
        }),
      );
      onOpen(opened);
      session.start();
    }
    open(parent).catch(onFail);
    return () => {
      isWanted = false;
      session.present(undefined);
      onOpen(undefined);
      table.current?.destroy();
      table.current = undefined;
    };
  }, [session, app, paced, shown, onOpen, onFail]);

  // What is on its way shows itself; everything else is shown at once.
  useEffect(() => {
    if (state.situation !== 'showing') table.current?.show(look(state, marks));
  }, [state, marks, look]);
  const refused = state.refused;
  useEffect(() => {
    if (refused?.cell !== undefined) table.current?.refuse(refused.cell);
  }, [refused]);

  return (
    <div class="painted-board">
      <div class="canvas-host" ref={host} data-testid="canvas-host" />
      <div class="mirror">{children}</div>
      <WholeTable table={table.current} />
    </div>
  );
}
