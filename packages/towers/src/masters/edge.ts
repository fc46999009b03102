import { columnOf, rowOf, SIDE } from '../cell.ts';
import { forEachOn } from './master.ts';

const isLast = (index: number) => index === 0 || index === SIDE - 1;

export const edge = forEachOn((cell) => isLast(rowOf(cell)) || isLast(columnOf(cell)));
