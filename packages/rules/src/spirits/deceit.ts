import { areNeighbours, type FortressCell, heightAt, someCell } from '../fortress.ts';
import type { Game } from '../game.ts';
import type { RefusalCode } from '../refusal.ts';
import { betweenTiles, boundToPair } from './between-tiles.ts';
import type { Spirit } from './spirit.ts';

function second({ fortress, turn }: Game, cell: FortressCell): RefusalCode | undefined {
  return turn.first && areNeighbours(fortress, turn.first.cell, cell) ? undefined : 'not-next-to-first';
}

/** The second tile is any open tile in a cell next to the first one (R14, R31). */
export const deceit: Spirit = {
  ...betweenTiles,
  canTakeEffect: (game) =>
    someCell(game.fortress, (cell) => heightAt(game.fortress, cell) > 0 && second(game, cell) === undefined),
  taking: { second, ...boundToPair },
};
