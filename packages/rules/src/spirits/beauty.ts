import { activePlayer, type Game } from '../game.ts';
import { lockCells, SET_SIZE, type Sets } from '../lock.ts';
import { BY_NUMBER, groupsOf, type Realm, type RealmCell } from '../realm.ts';
import { remembering } from '../remembering.ts';
import type { Spirit } from './spirit.ts';

export type BeautyEffect = { readonly spirit: 'beauty' };

/** Neighbouring faction tiles with the same number, whatever their factions. */
const setsByNumber = remembering((realm: Realm): Sets => groupsOf(realm, BY_NUMBER, SET_SIZE));

function numberSets(game: Game): Sets {
  return setsByNumber(activePlayer(game).realm);
}

function numberSetFrom(game: Game, cell: RealmCell): readonly RealmCell[] | undefined {
  return numberSets(game).find((set) => set[0] === cell);
}

/** Locks one set of faction tiles with the same number (R32). */
export const beauty: Spirit = {
  canTakeEffect: (game) => numberSets(game).length > 0,
  restsOn: (game) => numberSets(game).flat(),
  effect: {
    begins: { spirit: 'beauty' },
    steps: (game) => numberSets(game).map(([cell = 0]) => ({ type: 'lock', cell })),
    refuse(game, action) {
      if (action.type !== 'lock') return 'effect-first';
      return numberSetFrom(game, action.cell) ? undefined : 'no-set-there';
    },
    perform(draft, action, emit) {
      if (action.type !== 'lock') return;
      draft.turn.effect = undefined;
      lockCells(draft, numberSetFrom(draft, action.cell) ?? [], 'number', emit);
    },
  },
};
