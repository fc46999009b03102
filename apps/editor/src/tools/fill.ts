import type { Cell } from '@mahjong-fortress/layouts-schema';
import { type Grid, heightOn, isInside, sizeOf } from '../document/grid.ts';
import type { DrawingTool } from './tool.ts';

/** All cells of one height that hang together with a cell. */
function patchAround(start: Cell, grid: Grid): Cell[] {
  const size = sizeOf(grid);
  if (!isInside(size, start)) return [];
  const height = heightOn(grid, start);
  const seen = new Set<number>();
  const patch: Cell[] = [];
  const waiting = [start];
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    const { row, column } = cell;
    const index = row * size.columns + column;
    if (!isInside(size, cell) || seen.has(index) || heightOn(grid, cell) !== height) continue;
    seen.add(index);
    patch.push(cell);
    waiting.push(
      { row: row - 1, column },
      { row: row + 1, column },
      { row, column: column - 1 },
      { row, column: column + 1 },
    );
  }
  return patch;
}

export const fill: DrawingTool<'fill'> = {
  kind: 'draw',
  id: 'fill',
  key: 'KeyG',
  reach: 'trail',
  cellsOf: (path, grid) => path.flatMap((cell) => patchAround(cell, grid)),
  heightOf: (_, brush) => brush,
};
