/** Turns the tiles of another game into stacks on a grid, and says what that took. */
import { type Finding, makeFinding } from '../finding.ts';
import type { Cell } from '../grid.ts';
import { LAYOUT_LIMITS } from '../limits.ts';
import type { Places } from './solitaire-board.ts';

/** Stack heights, row by row in one list; a cell is its index there. */
export interface Heights {
  readonly columns: number;
  readonly stacks: number[];
}

export interface Stacks {
  readonly heights: Heights;
  /** Worked out when somebody looks: of many boards, one is looked at. */
  changes(): readonly Finding[];
}

/** The cells at some indexes, each once. */
export function cellsAt({ columns }: Heights, indexes: readonly number[]): Cell[] {
  return Array.from(new Set(indexes), (index) => ({
    row: Math.floor(index / columns),
    column: index % columns,
  }));
}

/** One direction of a board: its tiles from west to east, or from north to south. */
interface Axis {
  /** Tile by tile: of the two cells that a tile on a half-step lies between, the one towards the middle of the board. */
  readonly cells: Int16Array;
  /** Tile by tile: the step from there to the other of the two cells; 0 for a tile that lies on a cell. */
  readonly aside: Int16Array;
  readonly hasAside: boolean;
}

/** Lists of small whole numbers, here and below: any others cost more to make room for than to work out. */
function axisOf(halves: readonly number[]): Axis {
  const { length } = halves;
  let odd = 0;
  let least = halves[0] as number;
  let most = least;
  for (let tile = 0; tile < length; tile++) {
    const half = halves[tile] as number;
    odd += half & 1;
    if (half < least) least = half;
    if (half > most) most = half;
  }
  // The half-step on which most tiles lie: those need not move.
  const offset = odd * 2 > length ? 1 : 0;
  const aside = new Int16Array(length);
  const cells = new Int16Array(length);
  for (let tile = 0; tile < length; tile++) {
    const half = halves[tile] as number;
    const isBetween = (half & 1) !== offset;
    const step = isBetween ? (2 * half < least + most ? -1 : 1) : 0;
    aside[tile] = step;
    cells[tile] = (half - offset - (step < 0 ? step : 0)) >> 1;
  }
  return { cells, aside, hasAside: odd > 0 && odd < length };
}

/** More than any level, row or column has. */
const FAR = 1000;

/** Two tiles of a level that lay side by side should not end up on one another: where one would, it goes aside. */
function spread(levels: readonly number[], down: Axis, across: Axis): void {
  const taken = new Set<number>();
  for (let tile = 0; tile < levels.length; tile++) {
    const row = down.cells[tile] as number;
    const column = across.cells[tile] as number;
    const byRow = down.aside[tile] as number;
    const byColumn = across.aside[tile] as number;
    let key = ((levels[tile] as number) * FAR + row) * FAR + column;
    if ((byRow !== 0 || byColumn !== 0) && taken.has(key)) {
      const ways = [byColumn, byRow * FAR, byRow * FAR + byColumn];
      const way = ways.find((by) => !taken.has(key + by)) ?? 0;
      key += way;
      if (way !== 0 && way !== byColumn) down.cells[tile] = row + byRow;
      if (way !== 0 && way !== byRow * FAR) across.cells[tile] = column + byColumn;
    }
    taken.add(key);
  }
}

/** The part of a board in one direction that fits into the largest grid, taken from its middle. */
function window({ cells }: Axis, limit: number): { readonly first: number; readonly length: number } {
  const inOrder = cells.toSorted();
  const least = inOrder[0] as number;
  const length = (inOrder.at(-1) as number) - least + 1;
  if (length <= limit) return { first: least, length };
  return { first: least + ((length - limit) >> 1), length: limit };
}

/** The cells of tiles that lay above a gap and come down; -1 is the place of a tile outside. */
function sunkCells(places: Int32Array, levels: readonly number[]): number[] {
  const levelsOn = new Map<number, number[]>();
  for (const [tile, index] of places.entries()) {
    if (index < 0) continue;
    const others = levelsOn.get(index);
    if (others) others.push(levels[tile] as number);
    else levelsOn.set(index, [levels[tile] as number]);
  }
  const sunk: number[] = [];
  for (const [index, levelsThere] of levelsOn) {
    levelsThere.sort((a, b) => a - b);
    for (const [place, level] of levelsThere.entries()) if (level > place) sunk.push(index);
  }
  return sunk;
}

/** How a board becomes stacks. To be called with at least one tile. */
export function stacksFrom({ count, levels, xs, ys }: Places): Stacks {
  const across = axisOf(xs);
  const down = axisOf(ys);
  const hasMoved = across.hasAside || down.hasAside;
  if (hasMoved) spread(levels, down, across);
  const columns = window(across, LAYOUT_LIMITS.columns);
  const rows = window(down, LAYOUT_LIMITS.rows);
  const stacks = new Array<number>(rows.length * columns.length).fill(0);
  const places = new Int32Array(count).fill(-1);
  const moved: number[] = [];
  let cropped = 0;
  let tooHigh = 0;
  for (let tile = 0; tile < count; tile++) {
    const row = (down.cells[tile] as number) - rows.first;
    const column = (across.cells[tile] as number) - columns.first;
    const isInside = row >= 0 && row < rows.length && column >= 0 && column < columns.length;
    const index = row * columns.length + column;
    const height = isInside ? (stacks[index] as number) : 0;
    if (isInside) places[tile] = index;
    if (!isInside) cropped++;
    else if (height >= LAYOUT_LIMITS.height) tooHigh++;
    else {
      stacks[index] = height + 1;
      if (hasMoved && (across.aside[tile] !== 0 || down.aside[tile] !== 0)) moved.push(index);
    }
  }
  const heights = { columns: columns.length, stacks };
  const changes = () => {
    const found: Finding[] = [];
    if (moved.length > 0) {
      const facts = { count: moved.length };
      found.push(makeFinding('import-half-tiles', '/rows', facts, () => cellsAt(heights, moved)));
    }
    const sunk = sunkCells(places, levels);
    if (sunk.length > 0) {
      found.push(makeFinding('import-sunk', '/rows', { count: sunk.length }, () => cellsAt(heights, sunk)));
    }
    if (cropped > 0) {
      const facts = { count: cropped, columns: LAYOUT_LIMITS.columns, rows: LAYOUT_LIMITS.rows };
      found.push(makeFinding('import-cropped', '/rows', facts));
    }
    if (tooHigh > 0) {
      found.push(makeFinding('import-too-high', '/rows', { count: tooHigh, limit: LAYOUT_LIMITS.height }));
    }
    return found;
  };
  return { heights, changes };
}
