/** The whole fortress by keyboard: arrow keys walk over the cells, digits and space draw. */
import { type Cell, LAYOUT_LIMITS, tileTotal } from '@mahjong-fortress/layouts-schema';
import type { Gesture } from '../../app/gestures.ts';
import { HEIGHTS, heightOn, isInside, sizeOf } from '../../document/grid.ts';
import { erase } from '../../tools/erase.ts';
import { lower } from '../../tools/lower.ts';
import { paint } from '../../tools/paint.ts';
import { raise } from '../../tools/raise.ts';
import type { DrawingTool } from '../../tools/tool.ts';
import { toolById } from '../../tools/tools.ts';
import type { Desk } from '../context.ts';
import { cellId, type GridKeys } from './tiles.tsx';

const STEPS: Readonly<Record<string, Cell>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

export function createGridKeys({ state, gestures, pieces }: Desk): GridKeys {
  /** A shape that was begun by keyboard and not yet ended. */
  let begun: Gesture | undefined;
  /** Space draws when it is let go: while it is held, the pointer may move the paper. */
  let isSpaceDown = false;

  function focus({ row, column }: Cell): void {
    document.getElementById(cellId(row, column))?.focus({ preventScroll: true });
  }

  function moveTo(cell: Cell): void {
    if (!isInside(sizeOf(state.grid.value), cell)) return;
    state.cursor.value = cell;
    begun?.extend(cell);
    focus(cell);
  }

  function dot(tool: DrawingTool): void {
    gestures.begin(state.cursor.value, { tool })?.end();
    const cell = state.cursor.value;
    const height = heightOn(state.grid.value, cell);
    const total = tileTotal(state.grid.value);
    state.spoken.value = (messages) =>
      `${messages.cellLabel(cell.row + 1, cell.column + 1, height)}. ${messages.tilesOf(total, LAYOUT_LIMITS.tiles)}`;
  }

  /** Tools that follow the pointer need one press; shapes are begun, stretched and ended. */
  function useTool(): void {
    const tool = toolById(state.tool.value);
    if (tool.kind === 'draw' && tool.reach === 'trail') return dot(tool);
    if (begun) {
      begun.end();
      begun = undefined;
      state.spoken.value = (messages) => messages.strokeEnded;
      return;
    }
    begun = gestures.begin(state.cursor.value);
    if (begun) state.spoken.value = (messages) => messages.strokeBegun;
  }

  function walk(event: KeyboardEvent, step: Cell): void {
    const { row, column } = state.cursor.value;
    const next = { row: row + step.row, column: column + step.column };
    if (event.altKey && state.selection.value) return pieces.nudge(step.row, step.column);
    moveTo(next);
    const tool = toolById(state.tool.value);
    if (event.shiftKey && tool.kind === 'draw' && tool.reach === 'trail') dot(tool);
  }

  function setHeight(height: number): void {
    if (height === 0) return dot(erase);
    if (!HEIGHTS.includes(height)) return;
    state.height.value = height;
    dot(paint);
  }

  function handle(event: KeyboardEvent): boolean {
    const step = STEPS[event.key];
    const { row } = state.cursor.value;
    if (step) walk(event, step);
    else if (event.ctrlKey || event.metaKey || (event.altKey && event.key !== 'Escape')) return false;
    else if (event.key === ' ') isSpaceDown = true;
    else if (event.key === 'Enter') useTool();
    else if (/^[0-9]$/.test(event.key)) setHeight(Number(event.key));
    else if (event.key === '+' || event.key === '=') dot(raise);
    else if (event.key === '-') dot(lower);
    else if ((event.key === 'Delete' || event.key === 'Backspace') && !state.selection.value) dot(erase);
    else if (event.key === 'Home') moveTo({ row, column: 0 });
    else if (event.key === 'End') moveTo({ row, column: sizeOf(state.grid.value).columns - 1 });
    else if (event.key === 'Escape' && begun) {
      begun.cancel();
      begun = undefined;
      state.spoken.value = (messages) => messages.strokeCancelled;
    } else return false;
    return true;
  }

  // Whatever else becomes a step of the history ends a begun shape; what another tab has changed does not.
  state.history.subscribe(() => {
    if (state.underway.value === undefined) begun = undefined;
  });

  return {
    onKeyDown(event) {
      if (!handle(event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onKeyUp(event) {
      if (event.key !== ' ' || !isSpaceDown) return;
      isSpaceDown = false;
      useTool();
    },
  };
}
