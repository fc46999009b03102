/** Ties a painted table to a session: shows every change, animates what happened. */
import type { GameView } from '@mahjong-fortress/rules';
import type { LastTurn } from '../session/last-turns.ts';
import { NOTHING_PENDING } from '../session/pending.ts';
import type { Session, SessionState } from '../session/session-state.ts';
import { isAsked, isOnItsWay } from '../session/situation.ts';
import type { Speed, Table } from '../table/contract.ts';
import { type TableLook, tableStateOf } from './table-state.ts';

export interface TableLink {
  readonly table: Table;
  /** Names, letters, or the focus have changed. */
  relook(): void;
  /**
   * Shows a turn once more, then the present again. While somebody else moves, the table has that to show, and the cells
   * of the turn are only pointed out.
   */
  again(turn: LastTurn): void;
  stop(): void;
}

interface Options {
  readonly session: Session;
  readonly table: Table;
  look(): TableLook;
  reason(state: SessionState): string;
  speed(): Speed;
  /** A fortress begins to build itself. */
  onDeal(): void;
}

/** A person waits for the turns of others; the more of them there are, the quicker they are shown. */
export function rateOfOthers(players: number): number {
  return 1.5 + 0.85 * Math.max(0, players - 2);
}

export function linkTable({ session, table, look, reason, speed, onDeal }: Options): TableLink {
  const stateFor = (state: SessionState) => tableStateOf(state, look());
  let explained = session.state.value.refused;

  /** What is on its way shows itself; everything else is shown at once. */
  function show(): void {
    const state = session.state.value;
    if (!isOnItsWay(state.situation)) table.show(stateFor(state));
  }

  function rateFor({ people, past, view }: SessionState): number {
    const actor = past.players.at(-2);
    const isWaitedFor = people.length > 0 && actor !== undefined && !people.includes(actor);
    return isWaitedFor ? rateOfOthers(view.players.length) : 1;
  }

  session.present((events, state) => {
    table.setSpeed(speed(), rateFor(state));
    return table.animate(events, stateFor(state));
  });

  async function begin(): Promise<void> {
    const state = session.state.value;
    table.setSpeed(speed());
    if (state.situation === 'ready' && state.past.events.length === 0) {
      if (speed() !== 'off') onDeal();
      await table.deal(stateFor(state));
    } else table.show(stateFor(state));
    session.start();
  }
  void begin();

  const unsubscribe = session.state.subscribe((state) => {
    const { refused } = state;
    if (refused && refused !== explained && refused.intent?.type === 'fortress') {
      table.explain(refused.intent.cell, reason(state));
    }
    explained = refused;
    show();
  });

  return {
    table,
    relook: show,
    again({ from, to, events }) {
      const state = session.state.value;
      if (!isAsked(state.situation)) return;
      const [before, after] = [state.past.viewAfter(from), state.past.viewAfter(to)];
      if (!before || !after) return;
      const at = (view: GameView) => {
        const then = {
          ...state,
          view,
          legal: [],
          pending: NOTHING_PENDING,
          preview: undefined,
          taking: undefined,
        };
        return { ...stateFor(then), traces: [] };
      };
      table.setSpeed(speed());
      table.show(at(before));
      void table.animate(events, at(after)).then(show);
    },
    stop() {
      unsubscribe();
      session.present(undefined);
      table.destroy();
    },
  };
}
