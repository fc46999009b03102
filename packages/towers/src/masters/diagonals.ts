import { columnOf, rowOf, SIDE } from '../cell.ts';
import { forEachOn } from './master.ts';

export const diagonals = forEachOn((cell) => {
  const row = rowOf(cell);
  const column = columnOf(cell);
  return row === column || row + column === SIDE - 1;
});
