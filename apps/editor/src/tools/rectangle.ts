import { areaBetween, cellsOfArea } from '../document/grid.ts';
import type { DrawingTool } from './tool.ts';

export const rectangle: DrawingTool<'rectangle'> = {
  kind: 'draw',
  id: 'rectangle',
  key: 'KeyR',
  reach: 'span',
  cellsOf: (path) => {
    const from = path[0];
    const to = path.at(-1);
    return from && to ? cellsOfArea(areaBetween(from, to)) : [];
  },
  heightOf: (_, brush) => brush,
};
