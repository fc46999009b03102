/** The cells of the board: row × 8 + column, both counted from the north-west corner (§1). */

export const SIDE = 8;
export const CELLS = SIDE * SIDE;
export type Cell = number;

export function rowOf(cell: Cell): number {
  return cell >> 3;
}

export function columnOf(cell: Cell): number {
  return cell & 7;
}

function cellsAround(cell: Cell, steps: readonly (readonly [number, number])[]): Cell[] {
  return steps.flatMap(([down, right]) => {
    const row = rowOf(cell) + down;
    const column = columnOf(cell) + right;
    return row < 0 || column < 0 || row >= SIDE || column >= SIDE ? [] : [row * SIDE + column];
  });
}

const STRAIGHT = [
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, 0],
] as const;
const SLANTED = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
] as const;

/** Straight over one cell. */
const DOUBLE = STRAIGHT.map(([down, right]) => [2 * down, 2 * right] as const);

export const ALL_CELLS: readonly Cell[] = Array.from({ length: CELLS }, (_, cell) => cell);
/** Orthogonal, never diagonal. */
export const NEIGHBOURS: readonly (readonly Cell[])[] = ALL_CELLS.map((cell) => cellsAround(cell, STRAIGHT));
export const DIAGONALS: readonly (readonly Cell[])[] = ALL_CELLS.map((cell) => cellsAround(cell, SLANTED));
export const BEHIND_NEIGHBOURS: readonly (readonly Cell[])[] = ALL_CELLS.map((cell) =>
  cellsAround(cell, DOUBLE),
);

/** Rows and columns between two cells, added up. */
export function distance(one: Cell, other: Cell): number {
  return Math.abs(rowOf(one) - rowOf(other)) + Math.abs(columnOf(one) - columnOf(other));
}

/** By pair of cells: asked for every knight and every cell. */
const BESIDE = Uint8Array.from({ length: CELLS * CELLS }, (_, pair) =>
  distance(Math.floor(pair / CELLS), pair % CELLS) === 1 ? 1 : 0,
);

export function isBeside(one: Cell, other: Cell): boolean {
  return BESIDE[one * CELLS + other] === 1;
}

/** `3,4`: row, column. */
export function cellName(cell: Cell): string {
  return `${rowOf(cell)},${columnOf(cell)}`;
}

export function cellFromName(name: string): Cell | undefined {
  return /^[0-7],[0-7]$/.test(name) ? Number(name[0]) * SIDE + Number(name[2]) : undefined;
}
