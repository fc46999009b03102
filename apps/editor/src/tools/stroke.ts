/** One stroke of a drawing tool on a grid. */
import type { Cell } from '@mahjong-fortress/layouts-schema';
import { type Grid, withHeights } from '../document/grid.ts';
import { type Mirror, mirrored } from '../document/symmetry.ts';
import type { DrawingTool } from './tool.ts';

export interface Stroke {
  readonly tool: DrawingTool;
  /** Where the pointer has been, in order. */
  readonly path: readonly Cell[];
  readonly height: number;
  readonly mirror: Mirror;
}

/** The grid after the stroke. Always from the grid before it, so that a cell crossed twice is changed once. */
export function drawn(grid: Grid, { tool, path, height, mirror }: Stroke): Grid {
  return withHeights(grid, mirrored(tool.cellsOf(path, grid), mirror), (before) =>
    tool.heightOf(before, height),
  );
}
