/** Questions about rows of stack heights. */

export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** A rectangle of cells, by its north-west corner and its size. */
export interface Area extends Cell {
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

function heightsOf(row: string): number[] {
  return [...row].map(Number);
}

export function highestStack(rows: readonly string[]): number {
  return rows.reduce((highest, row) => Math.max(highest, ...heightsOf(row)), 0);
}

export function tileTotal(rows: readonly string[]): number {
  return rows.reduce((total, row) => heightsOf(row).reduce((sum, height) => sum + height, total), 0);
}

/** The cells whose stack reaches a tier. */
export function cellsOnTier(rows: readonly string[], tier: number): Cell[] {
  return rows.flatMap((digits, row) =>
    heightsOf(digits).flatMap((height, column) => (height >= tier ? [{ row, column }] : [])),
  );
}

/** How many tiles lie on tier 1, tier 2 and so on. */
export function tierCounts(rows: readonly string[]): number[] {
  return Array.from({ length: highestStack(rows) }, (_, index) => cellsOnTier(rows, index + 1).length);
}

function runsInRow(heights: readonly number[], row: number, tier: number): Run[] {
  const runs: Run[] = [];
  let begun = 0;
  for (let column = 0; column <= heights.length; column++) {
    if ((heights[column] ?? 0) >= tier) continue;
    if (column > begun) runs.push({ tier, row, column: begun, length: column - begun });
    begun = column + 1;
  }
  return runs;
}

/** Every unbroken west–east row of tiles above tier 1 that is longer than the limit. */
export function longRuns(rows: readonly string[], limit: number): Run[] {
  const upperTiers = Array.from({ length: Math.max(0, highestStack(rows) - 1) }, (_, index) => index + 2);
  return upperTiers
    .flatMap((tier) => rows.flatMap((digits, row) => runsInRow(heightsOf(digits), row, tier)))
    .filter((run) => run.length > limit);
}

export function cellsOfRun({ row, column, length }: Run): Cell[] {
  return Array.from({ length }, (_, index) => ({ row, column: column + index }));
}

/** Each cell once, in the order of its first mention. */
export function uniqueCells(cells: readonly Cell[]): Cell[] {
  return [...new Map(cells.map((cell) => [`${cell.row} ${cell.column}`, cell])).values()];
}

/** The smallest part of the grid that holds every tile; undefined where there is none. */
export function occupiedArea(rows: readonly string[]): Area | undefined {
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
