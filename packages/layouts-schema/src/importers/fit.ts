/** Brings imported stacks to exactly the tiles of our game, keeping the shape as far as possible. */
import { type Finding, makeFinding } from '../finding.ts';
import { LAYOUT_LIMITS } from '../limits.ts';
import { type BoardMirror, mirrorOf, orbitOf } from './orbits.ts';
import { cellsAt, type Heights } from './stacks.ts';

const WIDEST_TIER_ONE = Math.max(...Object.values(LAYOUT_LIMITS.tierOneTiles).map(({ max }) => max));
const NARROWEST_TIER_ONE = Math.min(...Object.values(LAYOUT_LIMITS.tierOneTiles).map(({ min }) => min));

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

/** The indexes of stacks that are mirror images. */
type Orbit = readonly number[];

/** Each once, where its first cell comes. */
function orbitsAmong(indexes: readonly number[], heights: Heights, mirror: BoardMirror): Orbit[] {
  return indexes.flatMap((index) => {
    const orbit = orbitOf(index, heights, mirror);
    return orbit[0] === index ? [orbit] : [];
  });
}

/** Takes a tile off every stack of an orbit. */
function lower(stacks: number[], orbit: Orbit, taken: number[]): void {
  for (const index of orbit) {
    stacks[index] = (stacks[index] as number) - 1;
    taken.push(index);
  }
}

/**
 * Takes tiles off, mirror images together, from the rim inwards: single tiles first, as long as tier 1 is wider than any
 * number of players likes, then low stacks before high ones. So what was symmetric stays so, and peaks stand to the last.
 */
function takeOff(heights: Heights, fromRim: readonly number[], count: number): number[] {
  const { stacks } = heights;
  const taken: number[] = [];
  const orbits = orbitsAmong(fromRim, heights, mirrorOf(heights));
  const left = () => count - taken.length;
  let tierOne = fromRim.length;

  /** Whether there was an orbit to take; of the same height it is, or it is no orbit of the shape any more. */
  function take(height: number, mayTake: (orbit: Orbit) => boolean): boolean {
    const before = taken.length;
    for (const orbit of orbits) {
      if (left() === 0) break;
      const isLevel = orbit.every((index) => stacks[index] === height);
      if (!isLevel || orbit.length > left() || !mayTake(orbit)) continue;
      lower(stacks, orbit, taken);
      if (height === 1) tierOne -= orbit.length;
    }
    return taken.length > before;
  }

  take(1, (orbit) => tierOne - orbit.length >= WIDEST_TIER_ONE);
  let isGoing = true;
  while (left() > 0 && isGoing) {
    isGoing = false;
    const highest = Math.max(...stacks);
    for (let height = 2; height <= highest && left() > 0; height++)
      isGoing = take(height, () => true) || isGoing;
  }
  // The last few may fit no orbit of stacks: a single tile of the rim or of an axis, or else one off any stack.
  if (left() > 0) take(1, ({ length }) => tierOne - length >= NARROWEST_TIER_ONE);
  for (let height = 2; left() > 0; height = height === LAYOUT_LIMITS.height ? 1 : height + 1) {
    for (const index of fromRim) {
      if (left() === 0) break;
      if (stacks[index] === height) lower(stacks, [index], taken);
    }
  }
  return taken;
}

/** Orbits that have so many stacks together, the first ones as far as the others then work out; undefined for none. */
function exactly(orbits: readonly Orbit[], count: number): readonly Orbit[] | undefined {
  // Bit by bit, which sums the orbits from each one on can make.
  const sums = [1n];
  for (const { length } of orbits.toReversed()) {
    const sum = sums[0] as bigint;
    sums.unshift(sum | (sum << BigInt(length)));
  }
  const canMake = (left: number, from: number) => (((sums[from] as bigint) >> BigInt(left)) & 1n) === 1n;
  if (!canMake(count, 0)) return undefined;
  let left = count;
  return orbits.filter(({ length }, index) => {
    const isTaken = length <= left && canMake(left - length, index + 1);
    if (isTaken) left -= length;
    return isTaken;
  });
}

/** Adds tiles to the lowest stacks, from the middle outwards, mirror images together unless they don't come out even. */
function addOn(heights: Heights, fromRim: readonly number[], count: number): number[] {
  const { stacks } = heights;
  const orbits = orbitsAmong(fromRim.toReversed(), heights, mirrorOf(heights));
  const heightOf = (orbit: Orbit) => stacks[orbit[0] as number] as number;
  const added: number[] = [];
  for (let left = count; left > 0; left = count - added.length) {
    const low = orbits
      .filter((orbit) => heightOf(orbit) < LAYOUT_LIMITS.height)
      .sort((a, b) => heightOf(a) - heightOf(b));
    const lowest = low.filter((orbit) => heightOf(orbit) === heightOf(low[0] as Orbit)).flat();
    const raised = lowest.length > left ? (exactly(low, left) ?? low).flat().slice(0, left) : lowest;
    for (const index of raised) stacks[index] = (stacks[index] as number) + 1;
    added.push(...raised);
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
