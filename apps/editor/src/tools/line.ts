import type { Cell } from '@mahjong-fortress/layouts-schema';
import type { DrawingTool } from './tool.ts';

/** The cells of a straight line, both ends included. */
export function lineBetween(from: Cell, to: Cell): Cell[] {
  const steps = Math.max(Math.abs(to.row - from.row), Math.abs(to.column - from.column));
  return Array.from({ length: steps + 1 }, (_, step) => ({
    row: Math.round(from.row + ((to.row - from.row) * step) / Math.max(1, steps)),
    column: Math.round(from.column + ((to.column - from.column) * step) / Math.max(1, steps)),
  }));
}

export const line: DrawingTool<'line'> = {
  kind: 'draw',
  id: 'line',
  key: 'KeyL',
  reach: 'span',
  cellsOf: (path) => {
    const from = path[0];
    const to = path.at(-1);
    return from && to ? lineBetween(from, to) : [];
  },
  heightOf: (_, brush) => brush,
};
