import { at } from '@mahjong-fortress/base/assert';
import { isKnight } from '../board.ts';
import { BEHIND_NEIGHBOURS } from '../cell.ts';
import { climbRefusal } from '../knight.ts';
import { refusal } from '../refusal.ts';
import { knightMove } from './knight-move.ts';

/** T25: over a knight of any colour at any level, never over the king. */
export const jump = knightMove({
  reach: { cells: BEHIND_NEIGHBOURS, otherwise: 'not-behind' },
  refuse({ board }, _, from, to) {
    const between = (from + to) / 2;
    return isKnight(at(board.figures, between)) ? climbRefusal(board, from, to) : refusal('nobody-between');
  },
});
