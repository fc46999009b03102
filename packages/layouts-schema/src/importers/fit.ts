/** Brings imported stacks to exactly the tiles of our game, keeping the shape as far as possible. */
import { type Finding, makeFinding } from '../finding.ts';
import type { Cell } from '../grid.ts';
import { LIMITS } from '../limits.ts';
import type { Heights } from './stacks.ts';

/** How high added tiles may pile up: as high as on the printed boards, unless there is no other way. */
const COMFORTABLE = 3;
const WIDEST_TIER_ONE = Math.max(...Object.values(LIMITS.tierOneTiles).map(({ max }) => max));

function total(heights: Heights): number {
  return heights.flat().reduce((sum, height) => sum + height, 0);
}

function heightAt(heights: Heights, { row, column }: Cell): number {
  return heights[row]?.[column] ?? 0;
}

function change(heights: Heights, { row, column }: Cell, by: number): void {
  const stacks = heights[row];
  if (stacks?.[column] !== undefined) stacks[column] += by;
}

/** Occupied cells, from the rim to the middle; mirror images follow one another. */
function cellsFromRim(heights: Heights): Cell[] {
  const middleRow = (heights.length - 1) / 2;
  const middleColumn = ((heights[0]?.length ?? 1) - 1) / 2;
  const distance = ({ row, column }: Cell) =>
    Math.max(
      Math.abs(row - middleRow) / (middleRow + 1),
      Math.abs(column - middleColumn) / (middleColumn + 1),
    );
  return heights
    .flatMap((stacks, row) => stacks.flatMap((height, column) => (height > 0 ? [{ row, column }] : [])))
    .sort(
      (a, b) =>
        distance(b) - distance(a) ||
        Math.abs(b.column - middleColumn) - Math.abs(a.column - middleColumn) ||
        Math.abs(b.row - middleRow) - Math.abs(a.row - middleRow),
    );
}

/** Single tiles at the rim, as long as tier 1 is wider than any number of players likes. */
function takeRim(heights: Heights, count: number): Cell[] {
  const occupied = cellsFromRim(heights);
  const surplus = Math.min(count, Math.max(0, occupied.length - WIDEST_TIER_ONE));
  const taken = occupied.filter((cell) => heightAt(heights, cell) === 1).slice(0, surplus);
  for (const cell of taken) change(heights, cell, -1);
  return taken;
}

/** Tiles off the highest stacks, from the rim inwards, so that what is left still rises to the middle. */
function takeTops(heights: Heights, count: number): Cell[] {
  const taken: Cell[] = [];
  const order = cellsFromRim(heights);
  while (taken.length < count) {
    const highest = Math.max(...order.map((cell) => heightAt(heights, cell)));
    const tops = order.filter((cell) => heightAt(heights, cell) === highest);
    for (const cell of tops.slice(0, count - taken.length)) {
      change(heights, cell, -1);
      taken.push(cell);
    }
  }
  return taken;
}

function takeOff(heights: Heights, count: number): Cell[] {
  const rim = takeRim(heights, count);
  return [...rim, ...takeTops(heights, count - rim.length)];
}

/** Adds tiles to the lowest stacks, from the middle outwards; undefined when they do not fit. */
function addOn(heights: Heights, count: number): Cell[] | undefined {
  const added: Cell[] = [];
  const order = cellsFromRim(heights).reverse();
  for (const limit of [COMFORTABLE, LIMITS.height]) {
    for (let height = 1; height < limit; height++) {
      for (const cell of order) {
        if (added.length === count) return added;
        if (heightAt(heights, cell) !== height) continue;
        change(heights, cell, 1);
        added.push(cell);
      }
    }
  }
  return added.length === count ? added : undefined;
}

export interface Fitted {
  readonly rows: readonly string[];
  readonly changes: readonly Finding[];
}

/** Undefined when the board has too few cells to hold all tiles. */
export function fitToTiles(given: Heights): Fitted | undefined {
  const heights = given.map((stacks) => [...stacks]);
  const from = total(heights);
  const count = Math.abs(from - LIMITS.tiles);
  const cells = from > LIMITS.tiles ? takeOff(heights, count) : addOn(heights, count);
  if (cells === undefined) return undefined;
  const code = from > LIMITS.tiles ? 'import-removed' : 'import-added';
  return {
    rows: heights.map((stacks) => stacks.join('')),
    changes: count === 0 ? [] : [makeFinding(code, '/rows', { count, from }, cells)],
  };
}
