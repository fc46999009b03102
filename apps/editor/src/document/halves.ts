/** Makes a drawing symmetric: one half stays, the other one becomes its image. */
import type { Cell } from '@mahjong-fortress/layouts-schema';
import { type Grid, heightOn } from './grid.ts';
import { type Axes, type Mirror, mirrorImage, type Symmetry } from './symmetry.ts';

export const HALVES = ['left', 'right', 'top', 'bottom'] as const;
export type Half = (typeof HALVES)[number];

/** How far a cell lies inside of a half, in half cells; 0 on the axis itself. */
function depthIn(half: Half, { row, column }: Cell, axes: Axes): number {
  switch (half) {
    case 'left':
      return axes.column - 2 * column;
    case 'right':
      return 2 * column - axes.column;
    case 'top':
      return axes.row - 2 * row;
    case 'bottom':
      return 2 * row - axes.row;
  }
}

/** Halves are mirrored, unless the drawing is one of half turns. */
function symmetryFor(half: Half, symmetry: Symmetry): Exclude<Symmetry, 'none' | 'both'> {
  if (symmetry === 'rotation') return 'rotation';
  return half === 'left' || half === 'right' ? 'left-right' : 'top-bottom';
}

export function madeSymmetric(grid: Grid, half: Half, { symmetry, axes }: Mirror): Grid {
  const image = mirrorImage(symmetryFor(half, symmetry));
  /** On the axis of a half turn, one side wins as well. */
  const wins = (cell: Cell) => {
    const depth = depthIn(half, cell, axes);
    if (depth !== 0 || symmetry !== 'rotation') return depth >= 0;
    return depthIn(half === 'left' || half === 'right' ? 'top' : 'left', cell, axes) >= 0;
  };
  return grid.map((digits, row) =>
    [...digits]
      .map((digit, column) => {
        const cell = { row, column };
        return wins(cell) ? digit : String(heightOn(grid, image(cell, axes)));
      })
      .join(''),
  );
}
