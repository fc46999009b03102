/** Copying, pasting, turning: what can be done with the marked part, or with the whole shape. */
import { type CellArea, occupiedArea } from '@mahjong-fortress/layouts-schema';
import { deleteArea, replaceGrid } from '../document/edits.ts';
import { cutOut, type PieceTurn, sizeOf, wholeArea } from '../document/grid.ts';
import type { Saying } from '../document/saying.ts';
import { moved, pasted, turnedInPlace } from '../document/selection.ts';
import type { Editing } from './editing.ts';
import type { State } from './state.ts';

export interface Pieces {
  readonly selectAll: () => void;
  readonly deselect: () => void;
  readonly copy: () => void;
  readonly cut: () => void;
  readonly paste: () => void;
  readonly remove: () => void;
  readonly turn: (turn: PieceTurn) => void;
  readonly nudge: (rows: number, columns: number) => void;
}

const TURN_WORDS: Readonly<Record<PieceTurn, Saying>> = {
  clockwise: (messages) => messages.saidRotate,
  'left-right': (messages) => messages.saidFlip,
  'top-bottom': (messages) => messages.saidFlip,
};

export function createPieces(state: State, editing: Editing): Pieces {
  const { selection, clipboard, grid } = state;

  function area(): CellArea | undefined {
    return selection.value?.area ?? occupiedArea(grid.value);
  }

  function copy(): void {
    const marked = area();
    if (marked) clipboard.value = selection.value?.lifted?.piece ?? cutOut(grid.value, marked);
  }

  function remove(): void {
    const marked = area();
    if (!marked) return;
    const lifted = selection.value?.lifted;
    // A piece that was moved over others leaves them behind when it goes.
    editing.run(lifted ? replaceGrid((messages) => messages.saidDelete, lifted.base) : deleteArea(marked));
    selection.value = undefined;
  }

  return {
    selectAll() {
      const marked = occupiedArea(grid.value) ?? wholeArea(sizeOf(grid.value));
      state.tool.value = 'select';
      selection.value = { area: marked };
    },
    deselect() {
      selection.value = undefined;
    },
    copy,
    cut() {
      copy();
      remove();
    },
    paste() {
      const piece = clipboard.value;
      if (!piece) return;
      const size = sizeOf(piece);
      const whole = sizeOf(grid.value);
      const wanted = selection.value?.area ?? state.cursor.value;
      const placed = pasted(grid.value, piece, {
        row: Math.max(0, Math.min(wanted.row, whole.rows - size.rows)),
        column: Math.max(0, Math.min(wanted.column, whole.columns - size.columns)),
      });
      editing.run(replaceGrid((messages) => messages.saidPaste, placed.grid));
      state.tool.value = 'select';
      selection.value = placed.selection;
    },
    remove,
    turn(turn) {
      const marked = area();
      if (!marked) return;
      const wasSelected = selection.value !== undefined;
      const placed = turnedInPlace(grid.value, selection.value ?? { area: marked }, turn);
      editing.run(replaceGrid(TURN_WORDS[turn], placed.grid));
      selection.value = wasSelected ? placed.selection : undefined;
    },
    nudge(rows, columns) {
      if (!selection.value) return;
      const placed = moved(grid.value, selection.value, { row: rows, column: columns });
      // The same piece on its way is one step.
      const merge = placed.selection.lifted;
      editing.run({ ...replaceGrid((messages) => messages.saidMove, placed.grid), merge });
      selection.value = placed.selection;
    },
  };
}
