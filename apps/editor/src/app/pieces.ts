/** Copying, pasting, turning: what can be done with the marked part, or with the whole shape. */
import { type Cell, type CellArea, occupiedArea } from '@mahjong-fortress/layouts-schema';
import type { GridSize } from '@mahjong-fortress/rules';
import { deleteArea, replaceGrid } from '../document/edits.ts';
import { cutOut, type Grid, type PieceTurn, sizeOf, wholeArea } from '../document/grid.ts';
import { type Said, said } from '../document/saying.ts';
import { moved, pasted, turnedInPlace } from '../document/selection.ts';
import { centredOn } from '../document/stamping.ts';
import type { Editing } from './editing.ts';
import type { State } from './state.ts';

export interface Pieces {
  readonly selectAll: () => void;
  readonly deselect: () => void;
  readonly copy: () => void;
  readonly cut: () => void;
  readonly paste: () => void;
  /** The marked part once more, beside itself. */
  readonly duplicate: () => void;
  readonly remove: () => void;
  readonly turn: (turn: PieceTurn) => void;
  readonly nudge: (rows: number, columns: number) => void;
}

const TURN_WORDS: Readonly<Record<PieceTurn, Said>> = {
  clockwise: said('saidRotate'),
  'left-right': said('saidFlip'),
  'top-bottom': said('saidFlip'),
};

/** Right of a part where there is room, otherwise below it, otherwise a cell further. */
function besideOf({ row, column, rows, columns }: CellArea, whole: GridSize): Cell {
  if (column + 2 * columns <= whole.columns) return { row, column: column + columns };
  if (row + 2 * rows <= whole.rows) return { row: row + rows, column };
  return { row: row + 1, column: column + 1 };
}

export function createPieces(state: State, editing: Editing, keepClipboard: (piece: Grid) => void): Pieces {
  const { selection, clipboard, grid } = state;

  function area(): CellArea | undefined {
    return selection.value?.area ?? occupiedArea(grid.value);
  }

  function pieceOf(): Grid | undefined {
    const marked = area();
    return marked && (selection.value?.lifted?.piece ?? cutOut(grid.value, marked));
  }

  function copy(): void {
    const piece = pieceOf();
    if (piece) keepClipboard(piece);
  }

  /** As near to a place as the paper allows, and marked there. */
  function put(piece: Grid, wanted: Cell, words: Said): void {
    const size = sizeOf(piece);
    const whole = sizeOf(grid.value);
    const placed = pasted(grid.value, piece, {
      row: Math.max(0, Math.min(wanted.row, whole.rows - size.rows)),
      column: Math.max(0, Math.min(wanted.column, whole.columns - size.columns)),
    });
    editing.run(replaceGrid(words, placed.grid));
    state.tool.value = 'select';
    selection.value = placed.selection;
  }

  function remove(): void {
    const marked = area();
    if (!marked) return;
    const lifted = selection.value?.lifted;
    // A piece that was moved over others leaves them behind when it goes.
    editing.run(lifted ? replaceGrid(said('saidDelete'), lifted.base) : deleteArea(marked));
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
      const pointed = state.hover.value;
      put(
        piece,
        pointed ? centredOn(piece, pointed) : (selection.value?.area ?? state.cursor.value),
        said('saidPaste'),
      );
    },
    duplicate() {
      const marked = selection.value?.area;
      const piece = pieceOf();
      if (marked && piece) put(piece, besideOf(marked, sizeOf(grid.value)), said('saidCopy'));
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
      editing.run({ ...replaceGrid(said('saidMove'), placed.grid), merge });
      selection.value = placed.selection;
    },
  };
}
