/** What happens between pressing and releasing: strokes, marking, moving. By pointer and by keyboard alike. */
import type { Cell } from '@mahjong-fortress/layouts-schema';
import { withGrid } from '../document/document.ts';
import { drawStroke, replaceGrid } from '../document/edits.ts';
import { areaBetween, clamp, isInArea, isInside, sizeOf } from '../document/grid.ts';
import { type Said, said } from '../document/saying.ts';
import { copied, moved, type Selection } from '../document/selection.ts';
import { centredOn, stamped } from '../document/stamping.ts';
import { drawn } from '../tools/stroke.ts';
import type { DrawingTool } from '../tools/tool.ts';
import { toolById } from '../tools/tools.ts';
import type { Editing } from './editing.ts';
import type { State } from './state.ts';

export interface Gesture {
  readonly extend: (cell: Cell) => void;
  readonly end: () => void;
  readonly cancel: () => void;
}

interface GestureWish {
  /** Another tool than the chosen one. */
  readonly tool?: DrawingTool;
  /** The marked part stays where it is, and a copy of it moves. */
  readonly copies?: boolean;
}

export interface Gestures {
  /** Begins with the chosen tool, or in another way for this once. */
  readonly begin: (cell: Cell, how?: GestureWish) => Gesture | undefined;
}

function isSame(a: Cell | undefined, b: Cell): boolean {
  return a?.row === b.row && a.column === b.column;
}

export function createGestures(state: State, editing: Editing): Gestures {
  function stroke(first: Cell, tool: DrawingTool): Gesture {
    const before = state.document.value;
    const mirror = state.mirror.value;
    const height = state.height.value;
    let path: readonly Cell[] = [first];
    const show = () => editing.show(withGrid(before, drawn(before.grid, { tool, path, height, mirror })));
    state.selection.value = undefined;
    show();
    return {
      extend(cell) {
        if (isSame(path.at(-1), cell)) return;
        path = tool.reach === 'span' ? [first, cell] : [...path, cell];
        show();
      },
      end() {
        editing.run(drawStroke({ tool, path, height, mirror }));
      },
      cancel: editing.stopShowing,
    };
  }

  function mark(first: Cell): Gesture | undefined {
    const size = sizeOf(state.grid.value);
    if (!isInside(size, first)) {
      state.selection.value = undefined;
      return undefined;
    }
    const before = state.selection.value;
    const show = (cell: Cell) => {
      const last = {
        row: clamp(cell.row, 0, size.rows - 1),
        column: clamp(cell.column, 0, size.columns - 1),
      };
      state.selection.value = { area: areaBetween(first, last) };
    };
    show(first);
    return {
      extend: show,
      end() {},
      cancel() {
        state.selection.value = before;
      },
    };
  }

  function move(first: Cell, selection: Selection, words: Said): Gesture {
    const before = state.document.value;
    let placed = moved(before.grid, selection, { row: 0, column: 0 });
    return {
      extend(cell) {
        const by = { row: cell.row - first.row, column: cell.column - first.column };
        placed = moved(before.grid, selection, by);
        state.selection.value = placed.selection;
        editing.show(withGrid(before, placed.grid));
      },
      end() {
        editing.run(replaceGrid(words, placed.grid));
        state.selection.value = placed.selection;
      },
      cancel() {
        editing.stopShowing();
        // Another tab may have changed the drawing meanwhile.
        state.selection.value = state.document.value === before ? selection : undefined;
      },
    };
  }

  /** What was copied, put down where the pointer is let go. */
  function press(first: Cell): Gesture | undefined {
    const piece = state.clipboard.value;
    if (!piece) {
      state.notice.value = { words: (messages) => messages.stampEmpty, kind: 'news' };
      return undefined;
    }
    const before = state.document.value;
    const mirror = state.mirror.value;
    state.selection.value = undefined;
    let grid = before.grid;
    const show = (cell: Cell) => {
      grid = stamped(before.grid, piece, centredOn(piece, cell), mirror);
      editing.show(withGrid(before, grid));
    };
    show(first);
    return {
      extend: show,
      end() {
        editing.run(replaceGrid(said('saidStamp'), grid));
      },
      cancel: editing.stopShowing,
    };
  }

  return {
    begin(cell, { tool: instead, copies = false } = {}) {
      const tool = instead ?? toolById(state.tool.value);
      state.pointedAt.value = [];
      if (tool.kind === 'draw') return stroke(cell, tool);
      if (tool.kind === 'hand') return undefined;
      if (tool.kind === 'stamp') return press(cell);
      const selection = state.selection.value;
      if (!selection || !isInArea(selection.area, cell)) return mark(cell);
      return copies
        ? move(cell, copied(state.grid.value, selection), said('saidCopy'))
        : move(cell, selection, said('saidMove'));
    },
  };
}
