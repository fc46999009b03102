import { areaBetween, cellsOfArea } from '../document/grid.ts';
import type { DrawingTool } from './tool.ts';

/** A rectangle without its inside: a wall around a courtyard. */
export const frame: DrawingTool<'frame'> = {
  kind: 'draw',
  id: 'frame',
  key: 'KeyF',
  reach: 'span',
  cellsOf: (path) => {
    const from = path[0];
    const to = path.at(-1);
    if (!from || !to) return [];
    const isRim = (value: number, ...ends: number[]) => ends.includes(value);
    return cellsOfArea(areaBetween(from, to)).filter(
      ({ row, column }) => isRim(row, from.row, to.row) || isRim(column, from.column, to.column),
    );
  },
  heightOf: (_, brush) => brush,
};
