/** What is marked on the board, painted or plain. */
import type { Cell, Game, GameEvent } from '@mahjong-fortress/towers';
import type { TowersTableWords } from '@mahjong-fortress/words/towers-table';
import { castleAt, ghostAt, selectableOf, targetsOf } from '../session/looks.ts';
import type { TowersState } from '../session/session-state.ts';
import { type CastleShown, NO_MARKS, type TableMarks, type Trace } from '../table/contract.ts';
import { wayThrough } from '../table/layout/way.ts';

/** What others have done since the last turn of whoever looks. */
function tracesOf(events: readonly (readonly GameEvent[])[], me: number | undefined): readonly Trace[] {
  const all = events.flat();
  const since = all.slice(1 + all.findLastIndex((event) => event.type === 'turnEnded' && event.seat === me));
  return since.flatMap((event): readonly Trace[] => {
    if (!('seat' in event) || event.seat === me) return [];
    if (event.type === 'knightMoved' || event.type === 'blockShifted') {
      return [{ cell: event.to, from: event.from, seat: event.seat, age: 0 }];
    }
    return 'cell' in event ? [{ cell: event.cell, seat: event.seat, age: 0 }] : [];
  });
}

/** A line that stands alone; in lists it follows other words. */
function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** The castle that a cell belongs to, as it is shown when it is looked at. */
export function castleShown(
  view: Game,
  cell: Cell | undefined,
  words: TowersTableWords,
): CastleShown | undefined {
  const castle = castleAt(view, cell);
  return castle && { cells: castle.cells, label: capital(words.castle(castle.area, castle.height)) };
}

/** The castle of what is pointed at; of a knight that is being moved its ways are what counts. */
function castleLookedAt(
  { view, pending, looked, refused }: TowersState,
  at: Cell | undefined,
  words: TowersTableWords,
): CastleShown | undefined {
  const cell = at ?? looked;
  if (cell !== undefined && cell === pending.from) return undefined;
  const castle = castleShown(view, cell, words);
  // A refusal stands there already.
  return castle && cell === refused?.cell ? { ...castle, label: '' } : castle;
}

export function marksOf(state: TowersState, focus: Cell | undefined, words: TowersTableWords): TableMarks {
  const { view, legal, pending, me, events } = state;
  const at = state.rest ?? focus ?? pending.aim;
  const shown = castleLookedAt(state, at, words);
  const traces = me !== undefined && legal.length > 0 ? tracesOf(events, me) : [];
  if (legal.length === 0) return { ...NO_MARKS, focus, castle: shown, traces };
  // Until a tool is chosen, a turn is about everything: marking all that could be built would hide the board.
  const isOpen = view.stage === 'year' && pending.tool === undefined;
  const targets = isOpen ? [] : targetsOf(view, legal, pending);
  const isThrough = targets.some(({ cell, kind }) => cell === at && kind === 'doors');
  return {
    selectable: selectableOf(legal, pending),
    selected: pending.from,
    targets,
    way:
      isThrough && pending.from !== undefined && at !== undefined
        ? wayThrough(view.board.levels, pending.from, at)
        : undefined,
    ghost: ghostAt(view, legal, pending, at),
    focus,
    castle: shown,
    pointed: [],
    traces,
  };
}
