import { activePlayer, type Game } from '../game.ts';
import { DOWN, type RealmCell, topAt } from '../realm.ts';
import { buildRefusal, buildShrine, canBuildOn } from '../shrine.ts';
import type { Spirit } from './spirit.ts';

export type FaithEffect = { readonly spirit: 'faith' };

function buildableCells(game: Game): RealmCell[] {
  const { realm, shrines } = activePlayer(game);
  if (shrines === 0) return [];
  return game.turn.locked.filter((cell) => topAt(realm, cell) === DOWN).sort((a, b) => a - b);
}

/** Builds one shrine more, on any tile locked this turn (R17). */
export const faith: Spirit = {
  notNow: (game) => (game.turn.locked.length > 0 ? undefined : 'nothing-locked'),
  canTakeEffect: (game) => canBuildOn(game, game.turn.locked),
  restsOn: (game) => game.turn.locked,
  interruptsBuilding: true,
  effect: {
    begins: { spirit: 'faith' },
    steps: (game) => buildableCells(game).map((cell) => ({ type: 'build', cell })),
    refuse(game, action) {
      if (action.type !== 'build') return 'effect-first';
      const refused = buildRefusal(game, action.cell, game.turn.locked);
      return refused === 'not-in-set' ? 'not-locked-this-turn' : refused;
    },
    perform(draft, action, emit) {
      if (action.type !== 'build') return;
      buildShrine(draft, action.cell, emit);
      draft.turn.effect = undefined;
    },
  },
};
