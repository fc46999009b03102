import { DIAGONALS } from '../cell.ts';
import { climbRefusal } from '../knight.ts';
import { knightMove } from './knight-move.ts';

/** T23: what stands beside the diagonal does not matter. */
export const diagonal = knightMove({
  reach: { cells: DIAGONALS, otherwise: 'not-diagonal' },
  refuse: ({ board }, _, from, to) => climbRefusal(board, from, to),
});
