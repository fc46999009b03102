/** Adds, takes away and moves tiles so that the drawing keeps its symmetry and its character. */
import { type Cell, cellsOnTier, LAYOUT_LIMITS, longRuns, type Run } from '@mahjong-fortress/layouts-schema';
import { areSame, type Grid, withHeights } from '../document/grid.ts';
import { type Mirror, mirrored, mirrorOf, type Symmetry } from '../document/symmetry.ts';
import type { Goal } from './goal.ts';
import { type Orbit, orbitsOf, Relief } from './relief.ts';

/** Strongest first; each falls back on what is left of it, so that an odd tile finds a place too. */
const FALLBACKS: Readonly<Record<Symmetry, readonly Symmetry[]>> = {
  both: ['both', 'left-right', 'none'],
  'left-right': ['left-right', 'none'],
  'top-bottom': ['top-bottom', 'none'],
  rotation: ['rotation', 'none'],
  none: ['none'],
};

/** The mirrors to keep: those of the shape itself, about its own middle. */
function mirrorsOf(grid: Grid): Mirror[] {
  const { symmetry, axes } = mirrorOf(grid) ?? { symmetry: 'none', axes: { row: 0, column: 0 } };
  return FALLBACKS[symmetry].map((weaker) => ({ symmetry: weaker, axes }));
}

/** Where tiles may go or be taken: on the table only, on stacks only, or wherever the goal prefers. */
type Target = 'ground' | 'stacks' | 'any';

interface Work {
  readonly relief: Relief;
  readonly goal: Goal;
  readonly target: Target;
  readonly middle: { readonly row: number; readonly column: number };
}

/** A cost for changing an orbit here; undefined where it must not be. */
type Cost = (cell: Cell, work: Work) => number | undefined;

function distance({ row, column }: Cell, middle: Cell): number {
  return Math.hypot(row - middle.row, (column - middle.column) * 0.75);
}

const addingCost: Cost = (cell, { relief, goal, target, middle }) => {
  const height = relief.at(cell);
  if (height === 0) {
    const touching = relief.neighbours(cell).filter((other) => other > 0).length;
    if (target === 'stacks' || touching === 0) return undefined;
    if (target === 'any' && relief.tierOne >= goal.tierOne.max) return undefined;
    const isWanted = target === 'ground' || relief.tierOne < goal.tierOne.min;
    // A cell between others closes a gap; a lonely one makes a spike.
    return (isWanted ? -100 : 100) + distance(cell, middle) - 2 * touching;
  }
  if (target === 'ground' || height >= goal.highest) return undefined;
  const higher = relief.neighbours(cell).filter((other) => other > height).length;
  return 10 * height - 2 * higher + distance(cell, middle);
};

const takingCost: Cost = (cell, { relief, goal, target, middle }) => {
  const height = relief.at(cell);
  if (height === 0) return undefined;
  if (height === 1) {
    if (target === 'stacks' || (target === 'any' && relief.tierOne <= goal.tierOne.min)) return undefined;
    const touching = relief.neighbours(cell).filter((other) => other > 0).length;
    const isWanted = target === 'ground' || relief.tierOne > goal.tierOne.max;
    return (isWanted ? -100 : 100) + 3 * touching - distance(cell, middle);
  }
  if (target === 'ground') return undefined;
  return -10 * height - distance(cell, middle);
};

/** Changes orbit after orbit, the cheapest first; says how many tiles are left over. */
function work(
  grid: Grid,
  given: number,
  by: 1 | -1,
  goal: Goal,
  target: Target,
  mirrors: readonly Mirror[],
): { grid: Grid; left: number } {
  const relief = new Relief(grid);
  const costOf = by === 1 ? addingCost : takingCost;
  let left = given;
  for (const mirror of mirrors) {
    const orbits = orbitsOf(relief.size, mirror);
    const middle = { row: mirror.axes.row / 2, column: mirror.axes.column / 2 };
    const change = (orbit: Orbit) => (by === 1 ? relief.raise(orbit) : relief.lower(orbit));
    for (let changed = true; changed && left > 0; ) {
      const ranked = orbits
        .filter((orbit) => orbit.length <= left)
        .flatMap((orbit) => {
          const [cell] = orbit;
          const cost = cell && costOf(cell, { relief, goal, target, middle });
          return cost === undefined ? [] : [{ orbit, cost }];
        })
        .sort((a, b) => a.cost - b.cost);
      const done = ranked.find(({ orbit }) => change(orbit));
      changed = done !== undefined;
      left -= done?.orbit.length ?? 0;
    }
  }
  return { grid: relief.toGrid(), left };
}

/** Where tiles go and how symmetric that has to be. */
interface Aim {
  readonly goal: Goal;
  readonly target: Target;
  readonly mirrors: readonly Mirror[];
}

/** As symmetric as the drawing is, where there is a way; less only where there is none. */
function inSymmetry<Made>(
  grid: Grid,
  attempt: (mirrors: readonly Mirror[]) => Made | undefined,
): Made | undefined {
  const mirrors = mirrorsOf(grid);
  return attempt(mirrors.slice(0, 1)) ?? attempt(mirrors);
}

/** Undefined when not all of them find a place. */
function more(grid: Grid, count: number, { goal, target, mirrors }: Aim): Grid | undefined {
  for (const highest of [goal.highest, LAYOUT_LIMITS.height]) {
    const done = work(grid, count, 1, { ...goal, highest }, target, mirrors);
    if (done.left === 0) return done.grid;
  }
  return undefined;
}

function fewer(grid: Grid, count: number, { goal, target, mirrors }: Aim): Grid | undefined {
  const done = work(grid, count, -1, goal, target, mirrors);
  return done.left === 0 ? done.grid : undefined;
}

export function withMoreTiles(grid: Grid, count: number, goal: Goal): Grid | undefined {
  return inSymmetry(grid, (mirrors) => more(grid, count, { goal, target: 'any', mirrors }));
}

export function withFewerTiles(grid: Grid, count: number, goal: Goal): Grid | undefined {
  return inSymmetry(grid, (mirrors) => fewer(grid, count, { goal, target: 'any', mirrors }));
}

/** Tier 1 brought into the range of the goal by moving tiles between the table and the stacks. */
export function withTierOne(grid: Grid, goal: Goal): Grid | undefined {
  const count = cellsOnTier(grid, 1).length;
  const { min, max } = goal.tierOne;
  const isSmall = count < min;
  const least = isSmall ? min - count : count - max;
  if (least <= 0) return grid;
  return inSymmetry(grid, (mirrors) => {
    const ground: Aim = { goal, target: 'ground', mirrors };
    const stacks: Aim = { goal, target: 'stacks', mirrors };
    // A few more than needed may go in fours where the needed ones don't.
    for (let moving = least; moving <= least + max - min; moving++) {
      const taken = fewer(grid, moving, isSmall ? stacks : ground);
      const made = taken && more(taken, moving, isSmall ? ground : stacks);
      if (made) return made;
    }
    return undefined;
  });
}

function longestPart(run: Run, gaps: ReadonlySet<number>): number {
  let longest = 0;
  let length = 0;
  for (let column = run.column; column < run.column + run.length; column++) {
    length = gaps.has(column) ? 0 : length + 1;
    longest = Math.max(longest, length);
  }
  return longest;
}

/** The gap that opens a row best: where the longest part that is left is shortest, with the fewest tiles moved. */
function gapFor(run: Run, mirror: Mirror): Cell[] {
  const options = Array.from({ length: run.length }, (_, index) => {
    const cells = mirrored([{ row: run.row, column: run.column + index }], mirror);
    const gaps = new Set(cells.filter(({ row }) => row === run.row).map(({ column }) => column));
    return { cells, longest: longestPart(run, gaps) };
  });
  const fits = options.filter(({ longest }) => longest <= LAYOUT_LIMITS.longestRow);
  const best = (fits.length > 0 ? fits : options).sort(
    (a, b) => a.cells.length - b.cells.length || a.longest - b.longest,
  )[0];
  return best?.cells ?? [];
}

/** Lowers stacks until no row above tier 1 is too long; the tiles taken off find another place if they can. */
export function withoutLongRows(grid: Grid, goal: Goal): Grid {
  const [mirror] = mirrorsOf(grid);
  if (mirror === undefined) return grid;
  let lower = grid;
  for (
    let run = longRuns(lower, LAYOUT_LIMITS.longestRow)[0];
    run;
    run = longRuns(lower, LAYOUT_LIMITS.longestRow)[0]
  ) {
    const { tier } = run;
    const next = withHeights(lower, gapFor(run, mirror), (height) => Math.min(height, tier - 1));
    if (areSame(next, lower)) break;
    lower = next;
  }
  const taken = new Relief(grid).tiles - new Relief(lower).tiles;
  return withMoreTiles(lower, taken, goal) ?? lower;
}
