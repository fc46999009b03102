/** Which cells of an imported board are mirror images: a board need not be quite symmetric, and its axis not in its middle. */
import type { Heights } from './stacks.ts';

/** Two columns, or two rows, lie as far from the axis as one another: their sum is this. Absent where there is no axis. */
export interface BoardMirror {
  readonly columns: number | undefined;
  readonly rows: number | undefined;
}

/** How far from the middle an axis is looked for, in half cells: wings on one side move the middle of a board. */
const ASIDE = 3;
/** So many of ten stacks have an image of the same height where a board looks symmetric. */
const ALIKE_IN_TEN = 8;

/** The sum with which most stacks find an image as high as themselves, if most do. */
function bestSum(length: number, alikeAt: (sum: number) => number, occupied: number): number | undefined {
  let best: number | undefined;
  let most = (occupied * ALIKE_IN_TEN) / 10;
  // From the middle outwards: where two axes are as good, the one nearer to the middle.
  for (let aside = 0; aside <= ASIDE; aside++) {
    for (const sum of new Set([length - 1 - aside, length - 1 + aside])) {
      const alike = alikeAt(sum);
      if (alike > most || (best === undefined && alike === most)) {
        best = sum;
        most = alike;
      }
    }
  }
  return best;
}

export function mirrorOf({ columns, stacks }: Heights): BoardMirror {
  const rows = stacks.length / columns;
  let occupied = 0;
  for (const height of stacks) if (height > 0) occupied++;

  function alike(imageOf: (row: number, column: number) => number | undefined): number {
    let count = 0;
    for (let index = 0; index < stacks.length; index++) {
      const height = stacks[index] as number;
      if (height === 0) continue;
      const column = index % columns;
      const image = imageOf((index - column) / columns, column);
      if (image !== undefined && stacks[image] === height) count++;
    }
    return count;
  }
  const across = (sum: number) =>
    alike((row, column) =>
      sum >= column && sum - column < columns ? row * columns + sum - column : undefined,
    );
  const down = (sum: number) =>
    alike((row, column) => (sum >= row && sum - row < rows ? (sum - row) * columns + column : undefined));
  return { columns: bestSum(columns, across, occupied), rows: bestSum(rows, down, occupied) };
}

/** A stack with those of its images that are as high, in one order for all of them. */
export function orbitOf(index: number, { columns, stacks }: Heights, mirror: BoardMirror): number[] {
  const rows = stacks.length / columns;
  const column = index % columns;
  const row = (index - column) / columns;
  const orbit: number[] = [];
  for (const imageRow of imagesOf(row, mirror.rows, rows)) {
    for (const imageColumn of imagesOf(column, mirror.columns, columns)) {
      const image = imageRow * columns + imageColumn;
      if (stacks[image] === stacks[index]) orbit.push(image);
    }
  }
  return orbit.sort((a, b) => a - b);
}

function imagesOf(place: number, sum: number | undefined, length: number): readonly number[] {
  const image = sum === undefined ? place : sum - place;
  return image === place || image < 0 || image >= length ? [place] : [place, image];
}
