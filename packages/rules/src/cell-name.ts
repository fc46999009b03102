/** Names of cells in positions and records: a column letter from the west, a row number from the north. */

export interface GridSize {
  readonly columns: number;
  readonly rows: number;
}

const LETTERS = 'abcdefghijklmnopqrstuvwx';

export function cellName(grid: GridSize, cell: number): string {
  return `${LETTERS[cell % grid.columns]}${Math.floor(cell / grid.columns) + 1}`;
}

export function cellFromName(grid: GridSize, name: string): number | undefined {
  const match = /^([a-x])([1-9]\d?)$/.exec(name);
  if (!match) return undefined;
  const column = LETTERS.indexOf(match[1] ?? '');
  const row = Number(match[2]) - 1;
  return column < grid.columns && row < grid.rows ? row * grid.columns + column : undefined;
}
