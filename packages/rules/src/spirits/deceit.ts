import { areNeighbours, type FortressCell, heightAt, someCell } from '../fortress.ts';
import { type Game, NOTHING } from '../game.ts';
import type { RefusalCode } from '../refusal.ts';
import type { Spirit } from './spirit.ts';

function second({ fortress, turn }: Game, cell: FortressCell): RefusalCode | undefined {
  return turn.first && areNeighbours(fortress, turn.first.cell, cell) ? undefined : 'not-next-to-first';
}

/** The second tile is any open tile in a cell next to the first one (R14, R31). */
export const deceit: Spirit = {
  notNow: ({ turn }) => (turn.first && !turn.finished ? undefined : 'spirit-between-tiles'),
  canTakeEffect: (game) =>
    someCell(game.fortress, (cell) => heightAt(game.fortress, cell) > 0 && second(game, cell) === undefined),
  restsOn: () => NOTHING,
  taking: { second, shrine: () => 'bound-to-pair', discard: 'bound-to-pair' },
};
