/** A picture turned into a fortress: dark places rise, light ones stay free. */

import { LAYOUT_LIMITS, type PlayerCount } from '@mahjong-fortress/layouts-schema';
import type { GridSize } from '@mahjong-fortress/rules';
import type { Grid } from '../document/grid.ts';
import type { Symmetry } from '../document/symmetry.ts';
import { shapeOf } from './field.ts';
import { goalFor, USUAL_HEIGHT } from './goal.ts';

/** How much ink lies on every cell, row by row, from 0 to 1. */
export interface Ink {
  readonly size: GridSize;
  readonly values: readonly number[];
}

export interface SilhouetteOptions {
  readonly players: PlayerCount;
  readonly symmetry: Symmetry;
  /** Light places rise instead. */
  readonly inverted: boolean;
}

const STEP = 0.35;

/** Ink from the pixels of a picture that has been scaled to one pixel per cell; what is transparent has none. */
export function inkOf({ data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>): Ink {
  const values = Array.from({ length: width * height }, (_, index) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(4 * index, 4 * index + 4);
    return (1 - (0.299 * red + 0.587 * green + 0.114 * blue) / 255) * (alpha / 255);
  });
  return { size: { rows: height, columns: width }, values };
}

/** Undefined when the picture has too few cells for all tiles. */
export function silhouette(
  { size, values }: Ink,
  { players, symmetry, inverted }: SilhouetteOptions,
): Grid | undefined {
  const middle = { row: (size.rows - 1) / 2, column: (size.columns - 1) / 2 };
  const field = ({ row, column }: { row: number; column: number }) => {
    const ink = values[row * size.columns + column] ?? 0;
    // Of equally dark places the inner ones come first, so that a black shape becomes a hill.
    const inner = 0.05 * Math.hypot((row - middle.row) / size.rows, (column - middle.column) / size.columns);
    return (inverted ? 1 - ink : ink) - inner;
  };
  for (const highest of [USUAL_HEIGHT, LAYOUT_LIMITS.height]) {
    const goal = goalFor([players], highest);
    // The picture decides how wide the fortress is, within the advice.
    const dark = values.filter((ink) => (inverted ? 1 - ink : ink) > 0.5).length;
    const tierOne = Math.max(goal.tierOne.min, Math.min(goal.tierOne.max, dark));
    const grid = shapeOf({ size, symmetry, field, tierOne, step: STEP }, goal);
    if (grid) return grid;
  }
  return undefined;
}
