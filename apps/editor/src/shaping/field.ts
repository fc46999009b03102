/** From a field that says how high the land wants to be at every place to a fortress of exactly the wanted tiles. */

import type { Cell } from '@mahjong-fortress/layouts-schema';
import type { GridSize } from '@mahjong-fortress/rules';
import { emptyGrid, type Grid } from '../document/grid.ts';
import { type Mirror, middleAxes, type Symmetry } from '../document/symmetry.ts';
import type { Goal } from './goal.ts';
import { type Orbit, orbitsOf, Relief } from './relief.ts';

export type Field = (cell: Cell) => number;

export interface Land {
  readonly size: GridSize;
  readonly symmetry: Symmetry;
  readonly field: Field;
  /** How many cells get a tile. */
  readonly tierOne: number;
  /** How much lower the land seems with every tile: much makes terraces, little makes towers. */
  readonly step: number;
}

function meanOver(orbit: Orbit, field: Field): number {
  return orbit.reduce((sum, cell) => sum + field(cell), 0) / orbit.length;
}

/** Undefined where the wanted tiles find no place. */
export function shapeOf({ size, symmetry, field, tierOne, step }: Land, goal: Goal): Grid | undefined {
  const mirror: Mirror = { symmetry, axes: middleAxes(size) };
  const relief = new Relief(emptyGrid(size));
  const orbits = orbitsOf(size, mirror)
    .map((orbit) => ({ orbit, wish: meanOver(orbit, field) }))
    .sort((a, b) => b.wish - a.wish);

  let ground = tierOne;
  const built = orbits.filter(({ orbit }) => {
    if (orbit.length > ground) return false;
    relief.change(orbit, 1);
    ground -= orbit.length;
    return true;
  });
  let left = goal.tiles - (tierOne - ground);

  const stacks = built.map(({ orbit, wish }) => ({ orbit, wish: wish - step }));
  while (left > 0) {
    stacks.sort((a, b) => b.wish - a.wish);
    const index = stacks.findIndex(({ orbit }) => {
      const [cell] = orbit;
      return (
        cell !== undefined && orbit.length <= left && relief.at(cell) < goal.highest && relief.raise(orbit)
      );
    });
    const stack = stacks[index];
    if (stack === undefined) return undefined;
    stack.wish -= step;
    left -= stack.orbit.length;
  }
  return relief.toGrid();
}
