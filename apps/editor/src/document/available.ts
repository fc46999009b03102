/** Which tiles can be taken at the start. The rules decide; here the faces do not matter. */
import type { Cell } from '@mahjong-fortress/layouts-schema';
import { type Face, type Fortress, HIDDEN, isAvailable } from '@mahjong-fortress/rules';
import { type Grid, sizeOf } from './grid.ts';

function fortressOf(grid: Grid): Fortress {
  const stacks = grid.flatMap((digits) =>
    [...digits].map((digit) => new Array<Face>(Number(digit)).fill(HIDDEN)),
  );
  return { ...sizeOf(grid), stacks };
}

export function availableCells(grid: Grid): Cell[] {
  const fortress = fortressOf(grid);
  return fortress.stacks.flatMap((_, cell) =>
    isAvailable(fortress, cell)
      ? [{ row: Math.floor(cell / fortress.columns), column: cell % fortress.columns }]
      : [],
  );
}
