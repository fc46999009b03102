import { entryRefusal } from '../knight.ts';
import { knightMove } from './knight-move.ts';

/** T22: as if newly brought in, next to another own knight. */
export const relocate = knightMove({
  refuse: ({ board, turn }, _, from, to) => entryRefusal(board, turn.seat, to, from),
});
