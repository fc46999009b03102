/** Ties a painted table to a session: shows every change, animates what happened, passes on what was touched. */
import type { Session, SessionState } from '../session/session.ts';
import type { Speed, Table, TableIntent } from '../table/contract.ts';
import { type TableLook, tableStateOf } from './table-state.ts';

export interface TableLink {
  readonly table: Table;
  onIntent(intent: TableIntent): void;
  /** Names, letters, or the focus have changed. */
  relook(): void;
  stop(): void;
}

interface Options {
  readonly session: Session;
  readonly table: Table;
  look(): TableLook;
  reason(state: SessionState): string;
  speed(): Speed;
  onBusy(isBusy: boolean): void;
}

export function linkTable({ session, table, look, reason, speed, onBusy }: Options): TableLink {
  let running = 0;
  let shown = session.state.value;

  const show = () => {
    shown = session.state.value;
    table.show(tableStateOf(shown, look()));
  };

  async function animated(animation: Promise<void>): Promise<void> {
    running++;
    onBusy(true);
    try {
      await animation;
    } finally {
      running--;
      if (running === 0) {
        onBusy(false);
        show();
      }
    }
  }

  session.present((events, state) => {
    table.skip();
    table.setSpeed(speed());
    shown = state;
    if (events.length === 0) {
      table.show(tableStateOf(state, look()));
      return Promise.resolve();
    }
    return animated(table.animate(events, tableStateOf(state, look())));
  });

  table.setSpeed(speed());
  if (shown.record.actions.length === 0) void animated(table.deal(tableStateOf(shown, look())));

  const unsubscribe = session.state.subscribe((state) => {
    const isRefusal = state.refused !== undefined && state.refused !== shown.refused;
    if (isRefusal && state.refused?.intent?.type === 'fortress') {
      table.explain(state.refused.intent.cell, reason(state));
    }
    // What was played is animated above; whatever else changes is shown at once, or when the animation is over.
    if (state.match === shown.match && running === 0) show();
  });

  return {
    table,
    onIntent(intent) {
      if (intent.type === 'hover') session.hover(intent.cell);
      else {
        table.skip();
        if (intent.type !== 'player') session.touch(intent);
      }
    },
    relook: () => {
      if (running === 0) show();
    },
    stop() {
      unsubscribe();
      session.present(undefined);
      table.destroy();
    },
  };
}
