/** What is seen of a stack, and what lies behind it: roofs, walls, and the points that they cover. */
import { at } from '@mahjong-fortress/base/assert';
import { ALL_CELLS, type Cell } from '@mahjong-fortress/towers';
import type { Box, Point } from '../../../table/layout/geometry.ts';
import { boxAround, contains } from '../../../table/layout/geometry.ts';
import { cornersOf, nearness, project, type Sight, spacePointOf } from './sight.ts';

type Levels = readonly number[];

/** Whether a point lies in a convex shape. */
export function isInside(shape: readonly Point[], { x, y }: Point): boolean {
  let turn = 0;
  for (const [index, a] of shape.entries()) {
    const b = at(shape, (index + 1) % shape.length);
    const side = Math.sign((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x));
    if (side !== 0 && turn !== 0 && side !== turn) return false;
    if (side !== 0) turn = side;
  }
  return true;
}

export function roofOf(sight: Sight, cell: Cell, level: number): Point[] {
  return cornersOf(cell, level).map((corner) => project(sight, corner));
}

/** A block, or several of one stack, between two levels: the roof and the walls that are seen. */
function isOnWalls(sight: Sight, cell: Cell, [low, high]: readonly [number, number], point: Point): boolean {
  const roof = roofOf(sight, cell, high);
  if (isInside(roof, point)) return true;
  const foot = roofOf(sight, cell, low);
  return roof.some((corner, index) => {
    const next = (index + 1) % roof.length;
    return isInside([corner, at(roof, next), at(foot, next), at(foot, index)], point);
  });
}

/** The cells from the nearest to the farthest. */
export function fromTheFront(sight: Pick<Sight, 'yaw'>): Cell[] {
  return [...ALL_CELLS].sort((a, b) => nearness(sight, spacePointOf(b)) - nearness(sight, spacePointOf(a)));
}

/** How high a figure is, in edges of a cell, and how wide the part of it that can be touched. */
export const FIGURE = { height: 0.98, width: 0.42 } as const;

/** The body of a figure; its head gives way to what lies behind it. */
function bodyOf(sight: Sight, cell: Cell, level: number): Box {
  const foot = project(sight, spacePointOf(cell, level));
  const width = FIGURE.width * sight.unit;
  const height = FIGURE.height * 0.6 * sight.unit;
  return { x: foot.x - width / 2, y: foot.y - height, width, height };
}

interface Standing {
  readonly levels: Levels;
  /** Whether somebody stands on a cell. */
  readonly isTaken: (cell: Cell) => boolean;
  /** Whether one looks through a stack at what lies behind it: only its roof is met. */
  readonly isThrough: (cell: Cell) => boolean;
}

/** The cell that a point meets: the nearest that shows its roof, a figure or a wall there. */
export function cellUnder(
  sight: Sight,
  { levels, isTaken, isThrough }: Standing,
  point: Point,
): Cell | undefined {
  return fromTheFront(sight).find((cell) => {
    const level = at(levels, cell);
    if (isTaken(cell) && sight.tilt < 1 && contains(bodyOf(sight, cell, level), point)) return true;
    return isOnWalls(sight, cell, [isThrough(cell) ? level : 0, level], point);
  });
}

/** Points that tell whether something on a roof is seen: its middle and beside it, or the chest of who stands there. */
function telling(sight: Sight, cell: Cell, level: number, hasFigure: boolean): Point[] {
  const middle = project(sight, spacePointOf(cell, level));
  if (hasFigure) return [{ x: middle.x, y: middle.y - FIGURE.height * 0.36 * sight.unit }];
  const aside = 0.3 * sight.unit;
  return [middle, { x: middle.x - aside, y: middle.y }, { x: middle.x + aside, y: middle.y }];
}

/** What hides the top of a cell, or some of it: which stacks before it, and from which level up. */
export function hidersOf(
  sight: Sight,
  levels: Levels,
  cell: Cell,
  { hasFigure }: { readonly hasFigure: boolean },
): { readonly cell: Cell; readonly from: number; readonly isWhole: boolean }[] {
  if (sight.tilt === 1) return [];
  const here = nearness(sight, spacePointOf(cell));
  const middle = project(sight, spacePointOf(cell)).x;
  const points = telling(sight, cell, at(levels, cell), hasFigure);
  const hidden = new Set<Point>();
  const hiders = ALL_CELLS.flatMap((other) => {
    const level = at(levels, other);
    if (level === 0 || nearness(sight, spacePointOf(other)) <= here + 0.01) return [];
    // Too far aside to hide anything of it.
    if (Math.abs(project(sight, spacePointOf(other)).x - middle) > sight.unit * 1.5) return [];
    const found: number[] = [];
    for (let from = 1; from <= level; from++) {
      const covered = points.filter((point) => isOnWalls(sight, other, [from - 1, from], point));
      for (const point of covered) hidden.add(point);
      if (covered.length > 0) found.push(from);
    }
    const [from] = found;
    return from === undefined ? [] : [{ cell: other, from }];
  });
  const isWhole = hidden.size === points.length;
  return hiders.map((hider) => ({ ...hider, isWhole }));
}

/** Where the top of a cell is seen, with the figure on it. */
export function boxOfCell(sight: Sight, cell: Cell, level: number): Box {
  const points = roofOf(sight, cell, level);
  const box = boxAround(points.map(({ x, y }) => ({ x, y, width: 0, height: 0 })));
  return box ?? { x: 0, y: 0, width: 0, height: 0 };
}
