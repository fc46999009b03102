import { at } from '@mahjong-fortress/base/assert';
import { type Cell, columnOf, rowOf, SIDE } from '../cell.ts';
import type { Master } from './master.ts';

/** T43: whether the cell is the north-west corner of a square whose other corners are taken too. */
function isCorner(cells: readonly Cell[], cell: Cell): boolean {
  const longest = SIDE - 1 - Math.max(rowOf(cell), columnOf(cell));
  return Array.from({ length: longest }, (_, index) => index + 1).some((side) =>
    [side, side * SIDE, side * SIDE + side].every((away) => cells.includes(cell + away)),
  );
}

export const square: Master = {
  points({ year, knights }, seat) {
    const cells = at(knights, seat);
    return year === 3 && cells.some((cell) => isCorner(cells, cell)) ? 50 : 0;
  },
};
