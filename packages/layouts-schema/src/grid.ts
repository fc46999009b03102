/** Questions about rows of stack heights. */

export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** A rectangle of cells, by its north-west corner and its size. */
export interface CellArea extends Cell {
  readonly rows: number;
  readonly columns: number;
}

/** Some neighbouring stacks of a row that all reach one tier. */
export interface Run {
  readonly tier: number;
  readonly row: number;
  readonly column: number;
  readonly length: number;
}

/** The heights that a digit can tell of a stack with tiles. */
const HEIGHTS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const BELOW = HEIGHTS.map((tier) => new RegExp(`[^${tier}-9]`, 'g'));
const RUNS = HEIGHTS.map((tier) => new RegExp(`[${tier}-9]+`, 'g'));

/** How many tiles lie on a tier. */
export function countOnTier(rows: readonly string[], tier: number): number {
  const below = BELOW[tier - 1];
  return below ? rows.join('').replace(below, '').length : 0;
}

export function highestStack(rows: readonly string[]): number {
  return HEIGHTS.findLast((height) => rows.some((row) => row.includes(String(height)))) ?? 0;
}

export function tileTotal(rows: readonly string[]): number {
  return tierCounts(rows).reduce((total, count) => total + count, 0);
}

/** The cells whose stack reaches a tier. */
export function cellsOnTier(rows: readonly string[], tier: number): Cell[] {
  const cells: Cell[] = [];
  for (const [row, digits] of rows.entries()) {
    for (let column = 0; column < digits.length; column++) {
      if (Number(digits[column]) >= tier) cells.push({ row, column });
    }
  }
  return cells;
}

/** How many tiles lie on tier 1, tier 2 and so on. */
export function tierCounts(rows: readonly string[]): number[] {
  return Array.from({ length: highestStack(rows) }, (_, index) => countOnTier(rows, index + 1));
}

/** Every unbroken west–east row of tiles above tier 1 that is longer than the limit. */
export function longRuns(rows: readonly string[], limit: number): Run[] {
  const runs: Run[] = [];
  for (let tier = 2, highest = highestStack(rows); tier <= highest; tier++) {
    for (const [row, digits] of rows.entries()) {
      for (const { index, 0: run } of digits.matchAll(RUNS[tier - 1] as RegExp)) {
        if (run.length > limit) runs.push({ tier, row, column: index, length: run.length });
      }
    }
  }
  return runs;
}

export function cellsOfRun({ row, column, length }: Run): Cell[] {
  return Array.from({ length }, (_, index) => ({ row, column: column + index }));
}

/** Each cell once, in the order of its first mention. */
export function uniqueCells(cells: readonly Cell[]): Cell[] {
  // Far more columns than a row has: a number is quicker to find than a text.
  const seen = new Set<number>();
  return cells.filter(({ row, column }) => {
    const key = 10_000 * row + column;
    return !seen.has(key) && seen.add(key);
  });
}

/** The smallest part of the grid that holds every tile; undefined where there is none. */
export function occupiedArea(rows: readonly string[]): CellArea | undefined {
  const cells = cellsOnTier(rows, 1);
  if (cells.length === 0) return undefined;
  const rowNumbers = cells.map(({ row }) => row);
  const columnNumbers = cells.map(({ column }) => column);
  const row = Math.min(...rowNumbers);
  const column = Math.min(...columnNumbers);
  return {
    row,
    column,
    rows: Math.max(...rowNumbers) - row + 1,
    columns: Math.max(...columnNumbers) - column + 1,
  };
}

/** The same shape without empty rows and columns around it. An empty grid stays as it is. */
export function trimRows(rows: readonly string[]): readonly string[] {
  const area = occupiedArea(rows);
  if (area === undefined) return rows;
  return rows
    .slice(area.row, area.row + area.rows)
    .map((digits) => digits.slice(area.column, area.column + area.columns));
}
