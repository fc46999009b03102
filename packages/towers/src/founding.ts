/** Founding the first castles, in the master version (§12). */
import { at } from '@mahjong-fortress/base/assert';
import { levelAt, withLevel } from './board.ts';
import { ALL_CELLS, type Cell, distance } from './cell.ts';
import type { Emit } from './event.ts';
import type { Draft, Game } from './game.ts';
import { refusal, type TowersRefusal } from './refusal.ts';

export const FIRST_CASTLES = 8;

/** T34: rows and columns added up. */
export const CASTLE_DISTANCE = 3;

/** The cells too close to each cell, itself among them. */
const CLOSE: readonly (readonly Cell[])[] = ALL_CELLS.map((cell) =>
  ALL_CELLS.filter((other) => distance(cell, other) < CASTLE_DISTANCE),
);

export function foundingRefusal({ board }: Game, cell: Cell): TowersRefusal | undefined {
  return at(CLOSE, cell).some((other) => levelAt(board, other) > 0) ? refusal('too-close') : undefined;
}

export function foundCastle(draft: Draft, cell: Cell, emit: Emit): void {
  draft.board = withLevel(draft.board, cell, 1);
  draft.supply -= 1;
  emit?.({ type: 'castleFounded', seat: draft.turn.seat, cell });
}
