/** The drawing: rows of digits, as in a layout, and the plain operations on them. Every change gives a new grid. */

import { type Cell, type CellArea, LAYOUT_LIMITS, occupiedArea } from '@mahjong-fortress/layouts-schema';
import type { GridSize } from '@mahjong-fortress/rules';

export type Grid = readonly string[];

/** How high a stack may be. */
export const HEIGHTS: readonly number[] = Array.from(
  { length: LAYOUT_LIMITS.height },
  (_, index) => index + 1,
);

export function sizeOf(grid: Grid): GridSize {
  return { rows: grid.length, columns: grid[0]?.length ?? 0 };
}

export function emptyGrid({ rows, columns }: GridSize): Grid {
  return new Array<string>(rows).fill('0'.repeat(columns));
}

export function isInside({ rows, columns }: GridSize, { row, column }: Cell): boolean {
  return row >= 0 && column >= 0 && row < rows && column < columns;
}

/** 0 outside the grid as well, so that neighbours can be asked without looking first. */
export function heightOn(grid: Grid, { row, column }: Cell): number {
  return Number(grid[row]?.[column] ?? 0);
}

/** Rows of digits from outside; undefined when they are no drawing. */
export function parseGrid(rows: readonly string[]): Grid | undefined {
  const width = rows[0]?.length ?? 0;
  const isSize = rows.length <= LAYOUT_LIMITS.rows && width > 0 && width <= LAYOUT_LIMITS.columns;
  const isRow = (digits: string) => digits.length === width && !/[^0-5]/.test(digits);
  return isSize && rows.every(isRow) ? rows : undefined;
}

export function isEmpty(grid: Grid): boolean {
  return grid.every((digits) => /^0*$/.test(digits));
}

function clampHeight(height: number): number {
  return Math.max(0, Math.min(LAYOUT_LIMITS.height, height));
}

/** The grid with other heights on some cells; cells outside are left out. Untouched rows stay the same text. */
export function withHeights(grid: Grid, cells: readonly Cell[], heightOf: (height: number) => number): Grid {
  const size = sizeOf(grid);
  const touched = new Map<number, string[]>();
  for (const cell of cells) {
    if (!isInside(size, cell)) continue;
    const digits = touched.get(cell.row) ?? [...(grid[cell.row] ?? '')];
    digits[cell.column] = String(clampHeight(heightOf(heightOn(grid, cell))));
    touched.set(cell.row, digits);
  }
  return grid.map((digits, row) => touched.get(row)?.join('') ?? digits);
}

export function areSame(a: Grid, b: Grid): boolean {
  return a.length === b.length && a.every((digits, row) => digits === b[row]);
}

export function cellsOfArea({ row, column, rows, columns }: CellArea): Cell[] {
  return Array.from({ length: rows * columns }, (_, index) => ({
    row: row + Math.floor(index / columns),
    column: column + (index % columns),
  }));
}

export function wholeArea(size: GridSize): CellArea {
  return { row: 0, column: 0, ...size };
}

/** The rectangle between two corners, whichever they are. */
export function areaBetween(a: Cell, b: Cell): CellArea {
  return {
    row: Math.min(a.row, b.row),
    column: Math.min(a.column, b.column),
    rows: Math.abs(a.row - b.row) + 1,
    columns: Math.abs(a.column - b.column) + 1,
  };
}

export function isInArea(area: CellArea, { row, column }: Cell): boolean {
  return isInside(area, { row: row - area.row, column: column - area.column });
}

/** A part of the grid as a grid of its own. */
export function cutOut(grid: Grid, area: CellArea): Grid {
  return Array.from({ length: area.rows }, (_, row) =>
    Array.from({ length: area.columns }, (_, column) =>
      heightOn(grid, { row: area.row + row, column: area.column + column }),
    ).join(''),
  );
}

/** Puts a piece onto the grid. Its empty cells are holes through which the grid stays as it was. */
export function stamp(grid: Grid, piece: Grid, at: Cell): Grid {
  return grid.map((digits, row) => {
    const over = piece[row - at.row];
    if (over === undefined) return digits;
    return [...digits]
      .map((digit, column) => {
        const stamped = over[column - at.column] ?? '0';
        return stamped === '0' ? digit : stamped;
      })
      .join('');
  });
}

export type PieceTurn = 'left-right' | 'top-bottom' | 'clockwise';

export function turned(piece: Grid, turn: PieceTurn): Grid {
  const { columns } = sizeOf(piece);
  switch (turn) {
    case 'left-right':
      return piece.map((digits) => [...digits].reverse().join(''));
    case 'top-bottom':
      return piece.toReversed();
    case 'clockwise':
      return Array.from({ length: columns }, (_, column) =>
        piece
          .toReversed()
          .map((digits) => digits[column] ?? '0')
          .join(''),
      );
  }
}

/** Where a length begins when it lies in the middle of another. */
function middle(outer: number, inner: number): number {
  return Math.floor((outer - inner) / 2);
}

/** The shape moved to the middle of the grid. */
export function centred(grid: Grid): Grid {
  const area = occupiedArea(grid);
  if (area === undefined) return grid;
  const size = sizeOf(grid);
  const at = { row: middle(size.rows, area.rows), column: middle(size.columns, area.columns) };
  return stamp(emptyGrid(size), cutOut(grid, area), at);
}

export function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}

/** Another size for the grid, within the limits, and never so small that a tile would fall off. */
export function resized(grid: Grid, wanted: GridSize): Grid {
  const area = occupiedArea(grid) ?? { row: 0, column: 0, rows: 1, columns: 1 };
  const before = sizeOf(grid);
  const size = {
    rows: clamp(wanted.rows, area.rows, LAYOUT_LIMITS.rows),
    columns: clamp(wanted.columns, area.columns, LAYOUT_LIMITS.columns),
  };
  // The shape keeps its distance from the middle as far as there is room; a step there and back changes nothing.
  const shift = (now: number, old: number) => Math.floor(now / 2) - Math.floor(old / 2);
  const at = {
    row: clamp(area.row + shift(size.rows, before.rows), 0, size.rows - area.rows),
    column: clamp(area.column + shift(size.columns, before.columns), 0, size.columns - area.columns),
  };
  return stamp(emptyGrid(size), cutOut(grid, area), at);
}
