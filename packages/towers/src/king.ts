/** The king's place before the first year, and his way between two; first knights stand on castles like him (§2, §9). */
import { isEmpty, KING, kingCell, levelAt, withFigure, withMoved } from './board.ts';
import type { Cell } from './cell.ts';
import type { Emit } from './event.ts';
import type { Draft, Game } from './game.ts';
import { refusal, type TowersRefusal } from './refusal.ts';

/** For a first knight, and for the king. */
export function emptyCastleRefusal({ board }: Game, cell: Cell): TowersRefusal | undefined {
  if (levelAt(board, cell) === 0) return refusal('not-a-castle');
  return isEmpty(board, cell) ? undefined : refusal('figure-there');
}

/** He can be left where he is between two years, not before he stands anywhere. */
export function leaveRefusal({ year }: Game): TowersRefusal | undefined {
  return year > 0 ? undefined : refusal('king-unplaced');
}

export function placeKing(draft: Draft, cell: Cell, emit: Emit): void {
  const { seat } = draft.turn;
  const from = kingCell(draft.board);
  if (from === undefined) {
    draft.board = withFigure(draft.board, cell, KING);
    emit?.({ type: 'kingPlaced', seat, cell });
  } else {
    draft.board = withMoved(draft.board, from, cell);
    emit?.({ type: 'kingMoved', seat, from, to: cell });
  }
}
