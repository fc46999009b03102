import { columnOf, rowOf } from '../cell.ts';
import { forAllSix } from './master.ts';

/** T42: a row or a column; gaps are fine, diagonals do not count. */
export const line = forAllSix(
  50,
  (cells) => new Set(cells.map(rowOf)).size === 1 || new Set(cells.map(columnOf)).size === 1,
);
