/** The fortress: stacks of tiles on a grid, and which of them can be taken (§3). */
import { at } from '@mahjong-fortress/base/assert';
import type { GridSize } from './cell-name.ts';
import { remembering } from './remembering.ts';
import { type Face, HIDDEN } from './tile.ts';

/** A cell of the fortress: row × columns + column, from the north-west corner. */
export type FortressCell = number;

export interface Fortress extends GridSize {
  /** One stack per cell, the tile on the table first. */
  readonly stacks: readonly (readonly Face[])[];
}

export function heightAt(fortress: Fortress, cell: FortressCell): number {
  return at(fortress.stacks, cell).length;
}

/** The face that lies open on a cell; undefined where the cell is empty. */
export function topFace(fortress: Fortress, cell: FortressCell): Face | undefined {
  const stack = at(fortress.stacks, cell);
  // Index -1 would be asked for as a property by name, which is slow, and half of a fortress is soon empty.
  return stack.length > 0 ? stack[stack.length - 1] : undefined;
}

/** The highest tier that still has a tile; 0 when the fortress is empty. */
export const topTier = remembering(({ stacks }: Fortress): number => {
  let top = 0;
  for (let cell = 0; cell < stacks.length; cell++) {
    const height = at(stacks, cell).length;
    if (height > top) top = height;
  }
  return top;
});

/** Whether the tile that lies open on a cell has a long side, west or east, that touches no tile of its tier. */
export function hasFreeLongSide(fortress: Fortress, cell: FortressCell): boolean {
  const { stacks, columns } = fortress;
  const tier = at(stacks, cell).length;
  const column = cell % columns;
  return (
    column === 0 ||
    column === columns - 1 ||
    at(stacks, cell - 1).length < tier ||
    at(stacks, cell + 1).length < tier
  );
}

/** The same for the short sides, north and south, which count only under the Spirit of Lightness. */
export function hasFreeShortSide(fortress: Fortress, cell: FortressCell): boolean {
  const { stacks, columns } = fortress;
  const tier = at(stacks, cell).length;
  return (
    cell < columns ||
    cell + columns >= stacks.length ||
    at(stacks, cell - columns).length < tier ||
    at(stacks, cell + columns).length < tier
  );
}

/** R5: only the uncovered tile of a cell can be available, and only with a free long side. */
export function isAvailable(fortress: Fortress, cell: FortressCell): boolean {
  return heightAt(fortress, cell) > 0 && hasFreeLongSide(fortress, cell);
}

/** Whether a question holds for any cell. */
export function someCell(fortress: Fortress, question: (cell: FortressCell) => boolean): boolean {
  for (let cell = 0; cell < fortress.stacks.length; cell++) {
    if (question(cell)) return true;
  }
  return false;
}

export function areNeighbours(fortress: Fortress, a: FortressCell, b: FortressCell): boolean {
  const { columns } = fortress;
  const apart = Math.abs(a - b);
  return apart === columns || (apart === 1 && Math.floor(a / columns) === Math.floor(b / columns));
}

export function withoutTop(fortress: Fortress, cell: FortressCell): Fortress {
  const stacks = fortress.stacks.slice();
  stacks[cell] = at(stacks, cell).slice(0, -1);
  return { columns: fortress.columns, rows: fortress.rows, stacks };
}

/** What may be known of the fortress: every covered tile becomes HIDDEN (R3). */
export function withCoveredHidden(fortress: Fortress): Fortress {
  const stacks = fortress.stacks.map((stack) =>
    stack.map((face, tier) => (tier === stack.length - 1 ? face : HIDDEN)),
  );
  return { columns: fortress.columns, rows: fortress.rows, stacks };
}

/** Stacks dealt onto the heights of a layout, cell after cell, from the table upwards. */
export function dealOnto(heights: readonly (readonly number[])[], tiles: readonly Face[]): Fortress {
  let dealt = 0;
  const stacks = heights.flatMap((row) =>
    row.map((height) => {
      const stack = tiles.slice(dealt, dealt + height);
      dealt += height;
      return stack;
    }),
  );
  return { columns: heights[0]?.length ?? 0, rows: heights.length, stacks };
}
