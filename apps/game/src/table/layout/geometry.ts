/** Where a tile of a grid is drawn, in the pixels of the page; one scale and one origin say all of it. */
import { TILE_SIZE } from '../../art/tile.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a tile lies, by the top left corner of its top face, and how large it is. */
export interface TilePose extends Point {
  readonly scale: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** The part of the table that is seen, and how much it is enlarged. */
export interface SeenPart extends Box {
  readonly enlarged: number;
}

/** A grid of cells lying on the table. */
export interface PaintedGrid extends Point {
  readonly columns: number;
  readonly rows: number;
  /** Pixels per unit of the drawings: a tile is `TILE_SIZE.width * scale` wide. */
  readonly scale: number;
  /** Units between two cells. */
  readonly gap: number;
  /** Device pixels per pixel of the page: tiles at rest lie on whole ones, which keeps them sharp. */
  readonly ratio: number;
}

/** The nearest whole device pixel. */
export function snapped(value: number, ratio: number): number {
  return Math.round(value * ratio) / ratio;
}

export function columnOf(grid: PaintedGrid, cell: number): number {
  return cell % grid.columns;
}

export function rowOf(grid: PaintedGrid, cell: number): number {
  return Math.floor(cell / grid.columns);
}

export function leftOf(grid: PaintedGrid, cell: number, tier: number): number {
  return snapped(
    grid.x + (columnOf(grid, cell) * (TILE_SIZE.width + grid.gap) - tier * TILE_SIZE.lean) * grid.scale,
    grid.ratio,
  );
}

/** The top of a tile's top face; tier 0 is the cell itself. */
export function topOf(grid: PaintedGrid, cell: number, tier: number): number {
  return snapped(
    grid.y + (rowOf(grid, cell) * (TILE_SIZE.height + grid.gap) - tier * TILE_SIZE.depth) * grid.scale,
    grid.ratio,
  );
}

export function middleOf(grid: PaintedGrid, cell: number, tier: number): Point {
  return {
    x: leftOf(grid, cell, tier) + (TILE_SIZE.width / 2) * grid.scale,
    y: topOf(grid, cell, tier) + (TILE_SIZE.height / 2) * grid.scale,
  };
}

/** On the way from one number to another. */
export function between(from: number, to: number, t: number): number {
  return from + (to - from) * t;
}

export function contains(box: Box, { x, y }: Point): boolean {
  return x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height;
}

export function centreOf(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** All of a stack, its south wall included. */
function stackBox(grid: PaintedGrid, cell: number, height: number): Box {
  const y = topOf(grid, cell, height);
  const foot = topOf(grid, cell, 0) + TILE_SIZE.height * grid.scale;
  return { x: leftOf(grid, cell, height), y, width: TILE_SIZE.width * grid.scale, height: foot - y };
}

/** More than the tiers a stack can have. */
const TIERS = 32;

/** Something that can be touched: where it is, and what of several that overlap it lies over. */
export interface Touchable<T> {
  readonly what: T;
  readonly box: Box;
  readonly above: number;
}

/**
 * The stacks of a grid as they are seen: the stack furthest south lies over the others, in a row the highest. `heights`
 * tells how many tiles lie on a cell; cells for which it says a negative number are not there.
 */
export function stacksOf(grid: PaintedGrid, heights: (cell: number) => number): Touchable<number>[] {
  return Array.from({ length: grid.columns * grid.rows }, (_, cell) => cell)
    .filter((cell) => heights(cell) >= 0)
    .map((cell) => ({
      what: cell,
      box: stackBox(grid, cell, heights(cell)),
      above: rowOf(grid, cell) * TIERS + heights(cell),
    }));
}

/** What is left of a box beside another that hides a part of it: the largest piece. */
function besideOf(box: Box, other: Box): Box {
  const [right, foot] = [box.x + box.width, box.y + box.height];
  if (other.x >= right || other.x + other.width <= box.x) return box;
  if (other.y >= foot || other.y + other.height <= box.y) return box;
  const pieces: Box[] = [
    { ...box, height: Math.max(0, other.y - box.y) },
    { ...box, width: Math.max(0, other.x - box.x) },
    { ...box, x: other.x + other.width, width: Math.max(0, right - other.x - other.width) },
  ];
  return pieces.reduce((best, piece) =>
    piece.width * piece.height > best.width * best.height ? piece : best,
  );
}

/** What is seen of the top of a cell: all of it, or what the stacks before it leave. */
export function boxSeen(grid: PaintedGrid, heights: (cell: number) => number, cell: number): Box | undefined {
  const stacks = stacksOf(grid, heights);
  const stack = stacks.find(({ what }) => what === cell);
  if (!stack) return undefined;
  const seen = stacks
    .filter(({ above }) => above > stack.above)
    .reduce((box, other) => besideOf(box, other.box), {
      ...stack.box,
      height: TILE_SIZE.height * grid.scale,
    });
  return seen.width > 0 && seen.height > 0 ? seen : undefined;
}

/** The smallest box around others, if there are any. */
export function boxAround(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const foot = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: foot - y };
}
