import { type FortressCell, hasFreeLongSide, someCell, topFace } from '../fortress.ts';
import type { Game } from '../game.ts';
import type { RefusalCode } from '../refusal.ts';
import { kindIndexOf } from '../tile.ts';
import { betweenTiles, boundToPair } from './between-tiles.ts';
import type { Spirit } from './spirit.ts';

function second({ fortress, turn }: Game, cell: FortressCell): RefusalCode | undefined {
  const face = topFace(fortress, cell);
  if (face === undefined) return 'no-tile';
  if (!turn.first || kindIndexOf(face) !== kindIndexOf(turn.first.face)) return 'not-same-kind';
  return hasFreeLongSide(fortress, cell) ? undefined : 'sides-blocked';
}

/** The second tile is any available tile of the same kind as the first (R31). */
export const depths: Spirit = {
  ...betweenTiles,
  canTakeEffect: (game) => someCell(game.fortress, (cell) => second(game, cell) === undefined),
  taking: { second, ...boundToPair },
};
