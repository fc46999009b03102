/** A drawing under construction: heights that are changed orbit by orbit, so that symmetry is kept. */

import { type Cell, LAYOUT_LIMITS } from '@mahjong-fortress/layouts-schema';
import type { GridSize } from '@mahjong-fortress/rules';
import { type Grid, isInside, sizeOf } from '../document/grid.ts';
import { type Mirror, orbitOf } from '../document/symmetry.ts';

/** A cell with its images: what changes together. */
export type Orbit = readonly Cell[];

/** The orbits that lie wholly inside. */
export function orbitsOf(size: GridSize, mirror: Mirror): Orbit[] {
  const orbits: Orbit[] = [];
  const seen = new Set<number>();
  for (let row = 0; row < size.rows; row++) {
    for (let column = 0; column < size.columns; column++) {
      if (seen.has(row * size.columns + column)) continue;
      const orbit = orbitOf({ row, column }, mirror);
      for (const cell of orbit) seen.add(cell.row * size.columns + cell.column);
      if (orbit.every((cell) => isInside(size, cell))) orbits.push(orbit);
    }
  }
  return orbits;
}

export class Relief {
  readonly size: GridSize;
  private readonly heights: number[][];

  constructor(grid: Grid) {
    this.size = sizeOf(grid);
    this.heights = grid.map((digits) => [...digits].map(Number));
  }

  at({ row, column }: Cell): number {
    return this.heights[row]?.[column] ?? 0;
  }

  get tiles(): number {
    return this.heights.flat().reduce((sum, height) => sum + height, 0);
  }

  get tierOne(): number {
    return this.heights.flat().filter((height) => height > 0).length;
  }

  change(orbit: Orbit, by: number): void {
    for (const { row, column } of orbit) {
      const heights = this.heights[row];
      if (heights?.[column] !== undefined) heights[column] += by;
    }
  }

  /** Raises an orbit by one tile, unless a row above tier 1 would become too long. */
  raise(orbit: Orbit): boolean {
    this.change(orbit, 1);
    if (orbit.every((cell) => this.runThrough(cell) <= LAYOUT_LIMITS.longestRow)) return true;
    this.change(orbit, -1);
    return false;
  }

  /** Takes a tile off every stack of an orbit; nothing speaks against it. */
  lower(orbit: Orbit): true {
    this.change(orbit, -1);
    return true;
  }

  /** The length of the west–east row of tiles beside the top tile of a cell; on tier 1 no length matters. */
  private runThrough(cell: Cell): number {
    const tier = this.at(cell);
    if (tier < 2) return 1;
    let west = cell.column;
    let east = cell.column;
    while (this.at({ row: cell.row, column: west - 1 }) >= tier) west--;
    while (this.at({ row: cell.row, column: east + 1 }) >= tier) east++;
    return east - west + 1;
  }

  neighbours({ row, column }: Cell): number[] {
    return [
      this.at({ row: row - 1, column }),
      this.at({ row: row + 1, column }),
      this.at({ row, column: column - 1 }),
      this.at({ row, column: column + 1 }),
    ];
  }

  toGrid(): Grid {
    return this.heights.map((heights) => heights.join(''));
  }
}
