/** Live symmetry: what else changes when a cell changes. */

import { type Cell, cellsOnTier, occupiedArea, uniqueCells } from '@mahjong-fortress/layouts-schema';
import type { GridSize } from '@mahjong-fortress/rules';
import { type Grid, heightOn } from './grid.ts';

export const SYMMETRIES = ['none', 'left-right', 'top-bottom', 'both', 'rotation'] as const;
export type Symmetry = (typeof SYMMETRIES)[number];

/**
 * Where the axes lie, in half cells: the sum of the coordinates of a cell and of its image. An even number runs
 * through the middle of a cell, an odd one between two cells.
 */
export interface Axes {
  readonly column: number;
  readonly row: number;
}

export interface Mirror {
  readonly symmetry: Symmetry;
  readonly axes: Axes;
}

export function middleAxes({ rows, columns }: GridSize): Axes {
  return { row: rows - 1, column: columns - 1 };
}

/** The axes of the middle of a part of the grid. */
function axesOfArea({ row, column, rows, columns }: Cell & GridSize): Axes {
  return { row: 2 * row + rows - 1, column: 2 * column + columns - 1 };
}

/** An axis may lie anywhere between the first and the last cell. */
export function clampAxes(axes: Axes, { rows, columns }: GridSize): Axes {
  return {
    row: Math.max(0, Math.min(2 * (rows - 1), axes.row)),
    column: Math.max(0, Math.min(2 * (columns - 1), axes.column)),
  };
}

type Image = (cell: Cell, axes: Axes) => Cell;

const leftRight: Image = ({ row, column }, axes) => ({ row, column: axes.column - column });
const topBottom: Image = ({ row, column }, axes) => ({ row: axes.row - row, column });

const WAYS = { 'left-right': leftRight, 'top-bottom': topBottom } as const;
type Way = keyof typeof WAYS;

/** Every image by the mirrors it has gone through. */
const IMAGES: Readonly<Record<Symmetry, readonly (readonly Way[])[]>> = {
  none: [],
  'left-right': [['left-right']],
  'top-bottom': [['top-bottom']],
  both: [['left-right'], ['top-bottom'], ['top-bottom', 'left-right']],
  rotation: [['top-bottom', 'left-right']],
};

export function imagesOf(symmetry: Symmetry): readonly (readonly Way[])[] {
  return IMAGES[symmetry];
}

function imageThrough(ways: readonly Way[]): Image {
  return (cell, axes) => ways.reduce((seen, way) => WAYS[way](seen, axes), cell);
}

/** The one image of a cell under a symmetry that has one. */
export function mirrorImage(symmetry: Exclude<Symmetry, 'none' | 'both'>): Image {
  return imageThrough(IMAGES[symmetry][0] ?? []);
}

/** The cell and its images, each once; images may lie outside the grid. */
export function orbitOf(cell: Cell, { symmetry, axes }: Mirror): Cell[] {
  return uniqueCells([cell, ...IMAGES[symmetry].map((ways) => imageThrough(ways)(cell, axes))]);
}

/** All cells with their images, each once. */
export function mirrored(cells: readonly Cell[], mirror: Mirror): Cell[] {
  return uniqueCells(cells.flatMap((cell) => orbitOf(cell, mirror)));
}

/** Which axes a symmetry has. */
export function hasAxis(symmetry: Symmetry, axis: keyof Axes): boolean {
  if (symmetry === 'none') return false;
  if (symmetry === 'left-right') return axis === 'column';
  if (symmetry === 'top-bottom') return axis === 'row';
  return true;
}

function isSymmetric(grid: Grid, mirror: Mirror): boolean {
  return cellsOnTier(grid, 1).every((cell) =>
    orbitOf(cell, mirror).every((image) => heightOn(grid, image) === heightOn(grid, cell)),
  );
}

/** The strongest symmetry that a shape has about its own middle; undefined for an empty grid. */
export function mirrorOf(grid: Grid): Mirror | undefined {
  const area = occupiedArea(grid);
  if (area === undefined) return undefined;
  const axes = axesOfArea(area);
  const strongest = (['both', 'left-right', 'top-bottom', 'rotation'] as const).find((symmetry) =>
    isSymmetric(grid, { symmetry, axes }),
  );
  return { symmetry: strongest ?? 'none', axes };
}
