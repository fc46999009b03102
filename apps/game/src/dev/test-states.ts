/** States of a table for tests. */
import { layoutById } from '@mahjong-fortress/layouts-schema';
import {
  type Game,
  gameFromSetup,
  legalActions,
  type Setup,
  topTier,
  viewFor,
} from '@mahjong-fortress/rules';
import { lockableCells } from '../session/questions.ts';
import { moverIn } from '../session/session-state.ts';
import type { TableState } from '../table/contract.ts';

/** A game of two that has just been dealt. */
export function dealtGame(setup: Partial<Setup> & Pick<Setup, 'seed'>): Game {
  const layout = layoutById('standard-2')?.rows ?? [];
  const game = gameFromSetup({ layout, players: 2, firstPlayer: 0, ...setup });
  if (!game.ok) throw new Error(game.error.code);
  return game.value;
}

/** What the first player is shown, with nothing picked. */
export function tableState(game: Game, changed: Partial<TableState> = {}): TableState {
  return {
    view: viewFor(game, 0),
    legal: legalActions(game),
    tiers: topTier(game.fortress),
    lockable: lockableCells(viewFor(game, 0), legalActions(game)),
    me: 0,
    turn: moverIn(viewFor(game, 0)),
    seats: [],
    picked: {},
    preview: undefined,
    taking: undefined,
    pairs: undefined,
    letters: undefined,
    ...changed,
  };
}
