/** Turns the tiles of another game into stacks on a grid, and says what that took. */
import { type Finding, makeFinding } from '../finding.ts';
import type { Cell } from '../grid.ts';
import { LIMITS } from '../limits.ts';
import type { Place } from './board.ts';

/** Stack heights, row by row. */
export type Heights = number[][];

export interface Stacks {
  readonly heights: Heights;
  readonly changes: readonly Finding[];
}

interface Offset {
  readonly x: number;
  readonly y: number;
}

/** The half-step on which most tiles lie: those need not move. */
function commonOffset(places: readonly Place[]): Offset {
  const odd = (of: (place: Place) => number) => places.filter((place) => of(place) % 2 === 1).length;
  return {
    x: odd(({ x }) => x) * 2 > places.length ? 1 : 0,
    y: odd(({ y }) => y) * 2 > places.length ? 1 : 0,
  };
}

interface Tile extends Cell {
  readonly isMoved: boolean;
}

/** A tile on a half-step has a cell on either side; the one towards the middle of the board comes first. */
function choices(steps: number, middle: number): readonly number[] {
  const sides = [Math.ceil(steps), Math.floor(steps)];
  return steps < middle ? sides : sides.toReversed();
}

function middleOf(values: readonly number[]): number {
  return (Math.min(...values) + Math.max(...values)) / 2;
}

function toTiles(places: readonly Place[]): Tile[] {
  const offset = commonOffset(places);
  const middleX = middleOf(places.map(({ x }) => (x - offset.x) / 2));
  const middleY = middleOf(places.map(({ y }) => (y - offset.y) / 2));
  const taken = new Set<string>();
  return places.map(({ level, x, y }) => {
    const rows = choices((y - offset.y) / 2, middleY);
    const columns = choices((x - offset.x) / 2, middleX);
    const cells = rows.flatMap((row) => columns.map((column) => ({ row, column })));
    // Two tiles of a level that lay side by side should not end up on one another.
    const keyOf = ({ row, column }: Cell) => `${level} ${row} ${column}`;
    const cell = cells.find((candidate) => !taken.has(keyOf(candidate))) ?? cells[0] ?? { row: 0, column: 0 };
    taken.add(keyOf(cell));
    return { ...cell, isMoved: (x - offset.x) % 2 !== 0 || (y - offset.y) % 2 !== 0 };
  });
}

/** The part of the board that fits into the largest grid, taken from its middle. */
function window(values: readonly number[], limit: number): { first: number; length: number } {
  const least = Math.min(...values);
  const length = Math.max(...values) - least + 1;
  if (length <= limit) return { first: least, length };
  return { first: least + Math.floor((length - limit) / 2), length: limit };
}

export function stacksFrom(places: readonly Place[]): Stacks {
  const tiles = toTiles(places);
  const columns = window(
    tiles.map(({ column }) => column),
    LIMITS.columns,
  );
  const rows = window(
    tiles.map(({ row }) => row),
    LIMITS.rows,
  );
  const heights = Array.from({ length: rows.length }, () => new Array<number>(columns.length).fill(0));
  const moved: Cell[] = [];
  let cropped = 0;
  let tooHigh = 0;
  for (const tile of tiles) {
    const row = tile.row - rows.first;
    const column = tile.column - columns.first;
    const stacks = heights[row];
    const height = stacks?.[column];
    if (stacks === undefined || height === undefined) cropped++;
    else if (height >= LIMITS.height) tooHigh++;
    else {
      stacks[column] = height + 1;
      if (tile.isMoved) moved.push({ row, column });
    }
  }
  const changes = [
    ...(moved.length > 0 ? [makeFinding('import-half-tiles', '/rows', { count: moved.length }, moved)] : []),
    ...(cropped > 0
      ? [
          makeFinding('import-cropped', '/rows', {
            count: cropped,
            columns: LIMITS.columns,
            rows: LIMITS.rows,
          }),
        ]
      : []),
    ...(tooHigh > 0
      ? [makeFinding('import-too-high', '/rows', { count: tooHigh, limit: LIMITS.height })]
      : []),
  ];
  return { heights, changes };
}
