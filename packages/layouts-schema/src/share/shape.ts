/** How the rows of a layout are coded: cell by cell, each expected to resemble its neighbours or its mirror image. */
import { BOUNDS } from './bounds.ts';
import type { Coder, Frequencies } from './coder.ts';

/** Which already coded cell tells most about the next one; the writer tries them all. */
const SYMMETRIES = ['none', 'west-east', 'both', 'rotation'] as const;
type Symmetry = (typeof SYMMETRIES)[number];
export const SYMMETRY_COUNT = SYMMETRIES.length;

interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** The image of a cell that was coded before it, if it has one. */
function imageOf(symmetry: Symmetry, cell: number, { rows, columns }: Size): number | undefined {
  const row = Math.floor(cell / columns);
  const column = cell % columns;
  const images: Readonly<Record<Symmetry, readonly number[]>> = {
    none: [],
    'west-east': [row * columns + (columns - 1 - column)],
    both: [(rows - 1 - row) * columns + column, row * columns + (columns - 1 - column)],
    rotation: [rows * columns - 1 - cell],
  };
  return images[symmetry].find((image) => image < cell);
}

/** A cell with an image will nearly always equal it. */
const TRUST = 60;
const LEARNED = 4;

/** Codes a shape; a reader is given no rows and returns those it found. */
export function codeShape(coder: Coder, symmetryIndex: number, given?: readonly string[]): string[] {
  const rows = 1 + coder.below(BOUNDS.rows, given && given.length - 1);
  const columns = 1 + coder.below(BOUNDS.columns, given && (given[0]?.length ?? 1) - 1);
  const wanted = given && [...given.join('')].map(Number);
  const highest = 1 + coder.below(BOUNDS.height, wanted && Math.max(1, ...wanted) - 1);
  const symmetry = SYMMETRIES[coder.below(SYMMETRY_COUNT, symmetryIndex)] ?? 'none';

  const tables = new Map<string, Frequencies>();
  function weightsFor(context: string, likely: number | undefined): Frequencies {
    const known = tables.get(context);
    if (known) return known;
    const fresh = Array.from({ length: highest + 1 }, (_, height) => (height === likely ? TRUST : 1));
    tables.set(context, fresh);
    return fresh;
  }

  const heights: number[] = [];
  for (let cell = 0; cell < rows * columns; cell++) {
    const image = imageOf(symmetry, cell, { rows, columns });
    const likely = image === undefined ? undefined : heights[image];
    const west = cell % columns === 0 ? 0 : (heights[cell - 1] ?? 0);
    const north = heights[cell - columns] ?? 0;
    const context = likely === undefined ? `${west} ${north}` : `image ${likely}`;
    const weights = weightsFor(context, likely);
    const height = coder.symbol(weights, wanted?.[cell]);
    weights[height] = (weights[height] ?? 0) + LEARNED;
    heights.push(height);
  }
  return Array.from({ length: rows }, (_, row) => heights.slice(row * columns, (row + 1) * columns).join(''));
}
