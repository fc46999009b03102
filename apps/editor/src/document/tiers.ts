/** Whole tiers at once. Tiles never float: what has nothing below it any more sinks. */
import { type Cell, LAYOUT_LIMITS } from '@mahjong-fortress/layouts-schema';
import { type Grid, heightOn, isInside, sizeOf } from './grid.ts';

function mapHeights(grid: Grid, heightOf: (height: number, cell: Cell) => number): Grid {
  return grid.map((digits, row) =>
    [...digits].map((digit, column) => heightOf(Number(digit), { row, column })).join(''),
  );
}

export function highestTier(grid: Grid): number {
  return Math.max(0, ...grid.flatMap((digits) => [...digits].map(Number)));
}

/** The tier with everything that stands on it, moved; undefined where it would fall off or grow too high. */
export function tierMoved(grid: Grid, tier: number, by: Cell): Grid | undefined {
  const size = sizeOf(grid);
  const above = (height: number) => Math.max(0, height - tier + 1);
  const fallsOff = grid.some((digits, row) =>
    [...digits].some(
      (digit, column) =>
        Number(digit) >= tier && !isInside(size, { row: row + by.row, column: column + by.column }),
    ),
  );
  if (fallsOff) return undefined;
  const heights = grid.map((digits, row) =>
    [...digits].map((digit, column) => {
      const from = { row: row - by.row, column: column - by.column };
      return Math.min(Number(digit), tier - 1) + above(heightOn(grid, from));
    }),
  );
  if (heights.flat().some((height) => height > LAYOUT_LIMITS.height)) return undefined;
  return heights.map((row) => row.join(''));
}

/** A second one of the same tier right above it. */
export function tierDoubled(grid: Grid, tier: number): Grid | undefined {
  if (highestTier(grid) >= LAYOUT_LIMITS.height) return undefined;
  return mapHeights(grid, (height) => (height >= tier ? height + 1 : height));
}

export function tierCleared(grid: Grid, tier: number): Grid {
  return mapHeights(grid, (height) => (height >= tier ? height - 1 : height));
}
