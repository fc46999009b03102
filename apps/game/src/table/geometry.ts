/** Where a tile of a grid is drawn, in the pixels of the page; one scale and one origin say all of it. */
import { TILE } from '../art/tile.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a tile lies, by the top left corner of its top face, and how large it is. */
export interface Spot extends Point {
  readonly scale: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** A grid of cells lying on the table. */
export interface Grid extends Point {
  readonly columns: number;
  readonly rows: number;
  /** Pixels per unit of the drawings: a tile is `TILE.width * scale` wide. */
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

export function columnOf(grid: Grid, cell: number): number {
  return cell % grid.columns;
}

export function rowOf(grid: Grid, cell: number): number {
  return Math.floor(cell / grid.columns);
}

export function leftOf(grid: Grid, cell: number, tier: number): number {
  return snapped(
    grid.x + (columnOf(grid, cell) * (TILE.width + grid.gap) - tier * TILE.lean) * grid.scale,
    grid.ratio,
  );
}

/** The top of a tile's top face; tier 0 is the cell itself. */
export function topOf(grid: Grid, cell: number, tier: number): number {
  return snapped(
    grid.y + (rowOf(grid, cell) * (TILE.height + grid.gap) - tier * TILE.depth) * grid.scale,
    grid.ratio,
  );
}

export function middleOf(grid: Grid, cell: number, tier: number): Point {
  return {
    x: leftOf(grid, cell, tier) + (TILE.width / 2) * grid.scale,
    y: topOf(grid, cell, tier) + (TILE.height / 2) * grid.scale,
  };
}

export function contains(box: Box, { x, y }: Point): boolean {
  return x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height;
}

export function centreOf(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function covers(grid: Grid, cell: number, height: number, { x, y }: Point): boolean {
  const left = leftOf(grid, cell, height);
  const top = topOf(grid, cell, height);
  const foot = topOf(grid, cell, 0) + TILE.height * grid.scale;
  return x >= left && x < left + TILE.width * grid.scale && y >= top && y < foot;
}

/**
 * The cell whose stack is seen at a point, its south wall included. The stack furthest south wins, in a row the highest.
 * `heights` tells how many tiles lie on a cell; cells for which it says a negative number are not there.
 */
export function cellSeenAt(grid: Grid, heights: (cell: number) => number, point: Point): number | undefined {
  let found: number | undefined;
  for (let cell = grid.columns * grid.rows - 1; cell >= 0; cell--) {
    const height = heights(cell);
    if (height < 0 || !covers(grid, cell, height, point)) continue;
    if (found === undefined) found = cell;
    else if (rowOf(grid, cell) === rowOf(grid, found) && height > heights(found)) found = cell;
  }
  return found;
}

/** A point where a cell is seen, if any of it is: its middle, or what a higher stack to the south leaves of it. */
export function pointSeen(grid: Grid, heights: (cell: number) => number, cell: number): Point | undefined {
  const height = Math.max(0, heights(cell));
  for (const down of [0.5, 0.3, 0.15, 0.06]) {
    for (const across of [0.5, 0.2, 0.8]) {
      const point = {
        x: leftOf(grid, cell, height) + TILE.width * grid.scale * across,
        y: topOf(grid, cell, height) + TILE.height * grid.scale * down,
      };
      if (cellSeenAt(grid, heights, point) === cell) return point;
    }
  }
  return undefined;
}
