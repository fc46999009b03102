import { levelAt } from '../board.ts';
import { NEIGHBOURS } from '../cell.ts';
import { refusal } from '../refusal.ts';
import { knightMove } from './knight-move.ts';

/** T26: exactly two levels. */
export const leap = knightMove({
  reach: { cells: NEIGHBOURS, otherwise: 'not-beside' },
  refuse: ({ board }, _, from, to) =>
    levelAt(board, to) - levelAt(board, from) === 2 ? undefined : refusal('not-two-levels'),
});
