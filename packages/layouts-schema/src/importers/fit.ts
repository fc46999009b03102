/** Brings imported stacks to exactly the tiles of our game, keeping the shape as far as possible. */
import { type Finding, makeFinding } from '../finding.ts';
import { LAYOUT_LIMITS } from '../limits.ts';
import { cellsAt, type Heights } from './stacks.ts';

/** How high added tiles may pile up: as high as on the printed boards, unless there is no other way. */
const COMFORTABLE = 3;

const WIDEST_TIER_ONE = Math.max(...Object.values(LAYOUT_LIMITS.tierOneTiles).map(({ max }) => max));

/** How many bits of a number hold the index of a cell, and how many the half cells from the middle to an edge. */
const CELL_BITS = 9;
const HALF_BITS = 5;
const FARTHEST = 2 ** HALF_BITS - 1;

/**
 * The indexes of occupied cells, from the rim to the middle; mirror images follow one another. A cell becomes one number
 * to sort by: its distance from the rim, then how far it is from the middle across and down, then its index.
 */
function fromRimOf({ columns, stacks }: Heights): number[] {
  const rows = stacks.length / columns;
  const rim = rows * columns + rows + columns;
  const keys: number[] = [];
  for (let index = 0; index < stacks.length; index++) {
    if (stacks[index] === 0) continue;
    const column = index % columns;
    const down = Math.abs((2 * (index - column)) / columns - rows + 1);
    const across = Math.abs(2 * column - columns + 1);
    const fromMiddle = Math.max(down * (columns + 1), across * (rows + 1));
    const far = ((rim - fromMiddle) << HALF_BITS) | (FARTHEST - across);
    keys.push((((far << HALF_BITS) | (FARTHEST - down)) << CELL_BITS) | index);
  }
  return Array.from(Int32Array.from(keys).sort(), (key) => key & (2 ** CELL_BITS - 1));
}

/** Takes a tile off the first so many stacks of a height. */
function takeFrom(stacks: number[], order: readonly number[], height: number, count: number): number[] {
  const taken: number[] = [];
  for (const index of order) {
    if (taken.length === count) break;
    if (stacks[index] !== height) continue;
    stacks[index] = height - 1;
    taken.push(index);
  }
  return taken;
}

/** Single tiles at the rim, as long as tier 1 is wider than any number of players likes. */
function takeRim(stacks: number[], fromRim: readonly number[], count: number): number[] {
  return takeFrom(stacks, fromRim, 1, Math.min(count, Math.max(0, fromRim.length - WIDEST_TIER_ONE)));
}

/** Tiles off the highest stacks, from the rim inwards, so that what is left still rises to the middle. */
function takeTops(stacks: number[], fromRim: readonly number[], count: number): number[] {
  const taken: number[] = [];
  for (let highest = Math.max(...stacks); taken.length < count; highest--) {
    taken.push(...takeFrom(stacks, fromRim, highest, count - taken.length));
  }
  return taken;
}

function takeOff({ stacks }: Heights, fromRim: readonly number[], count: number): number[] {
  const rim = takeRim(stacks, fromRim, count);
  return [...rim, ...takeTops(stacks, fromRim, count - rim.length)];
}

/** Adds tiles to the lowest stacks, from the middle outwards. */
function addOn({ stacks }: Heights, fromRim: readonly number[], count: number): number[] {
  const added: number[] = [];
  const fromMiddle = fromRim.toReversed();
  for (const limit of [COMFORTABLE, LAYOUT_LIMITS.height]) {
    for (let height = 1; height < limit; height++) {
      for (const index of fromMiddle) {
        if (added.length === count) return added;
        if (stacks[index] !== height) continue;
        stacks[index] = height + 1;
        added.push(index);
      }
    }
  }
  return added;
}

function rowsOf({ columns, stacks }: Heights): string[] {
  const digits = stacks.join('');
  return Array.from({ length: stacks.length / columns }, (_, row) =>
    digits.slice(row * columns, (row + 1) * columns),
  );
}

export interface Fitted {
  readonly rows: readonly string[];
  readonly changes: readonly Finding[];
}

function total({ stacks }: Heights): number {
  let sum = 0;
  for (const height of stacks) sum += height;
  return sum;
}

/** Whether the cells of a board can hold all tiles of the game. */
export function hasRoomForTiles(heights: Heights): boolean {
  if (total(heights) >= LAYOUT_LIMITS.tiles) return true;
  return heights.stacks.filter((height) => height > 0).length * LAYOUT_LIMITS.height >= LAYOUT_LIMITS.tiles;
}

/** To be called with a board that has room for them. */
export function fitToTiles(given: Heights): Fitted {
  const heights = { ...given, stacks: [...given.stacks] };
  const from = total(heights);
  const count = Math.abs(from - LAYOUT_LIMITS.tiles);
  if (count === 0) return { rows: rowsOf(heights), changes: [] };
  const isTooMany = from > LAYOUT_LIMITS.tiles;
  const changed = (isTooMany ? takeOff : addOn)(heights, fromRimOf(heights), count);
  const code = isTooMany ? 'import-removed' : 'import-added';
  return {
    rows: rowsOf(heights),
    changes: [makeFinding(code, '/rows', { count, from }, () => cellsAt(heights, changed))],
  };
}
