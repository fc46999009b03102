/** A whole game between computers. */
import {
  type Action,
  advance,
  draftOf,
  type Game,
  isIngenuityTurn,
  legalActions,
  type Random,
  viewFor,
} from '@mahjong-fortress/rules';
import type { Computer } from '../computers.ts';
import { computerAt } from '../seats.ts';

export interface PlayedGame {
  readonly game: Game;
  readonly actions: readonly Action[];
}

/** The action of whoever's turn it is; the Dragon of Ingenuity has only one. */
export function chooseFor(computer: Computer | undefined, game: Game, random: Random): Action | undefined {
  const actions = legalActions(game);
  if (isIngenuityTurn(game) || actions.length === 1) return actions[0];
  return computer?.choose(viewFor(game, game.turn.player), actions, random);
}

export function playToEnd(dealt: Game, levels: readonly string[], random: Random): PlayedGame {
  const game = draftOf(dealt);
  const actions: Action[] = [];
  while (!game.over) {
    const action = chooseFor(computerAt(levels, game.turn.player), game, random);
    if (!action) break;
    advance(game, action);
    actions.push(action);
  }
  return { game, actions };
}
