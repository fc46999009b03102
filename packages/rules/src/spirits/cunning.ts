import type { Action } from '../action.ts';
import { activePlayer, type Game, isAllPlaced } from '../game.ts';
import { lockSet, type Sets } from '../lock.ts';
import { BY_KIND, groupsOf, type Realm } from '../realm.ts';
import { remembering } from '../remembering.ts';
import type { Spirit } from './spirit.ts';

export type CunningEffect = { readonly spirit: 'cunning'; readonly opened: boolean };

const SMALL_SET_SIZE = 3;

/** The sets of 3 or more. */
const setsOfThree = remembering((realm: Realm): Sets => groupsOf(realm, BY_KIND, SMALL_SET_SIZE));

/** The sets of exactly 3. */
function smallSets(realm: Realm): Sets {
  const sets = setsOfThree(realm);
  return sets.length === 0 ? sets : sets.filter((set) => set.length === SMALL_SET_SIZE);
}

function sets(game: Game): Sets {
  return smallSets(activePlayer(game).realm);
}

/** The first set has been locked, so the others are the player's choice. */
function isOpened({ turn: { effect } }: Game): boolean {
  return effect?.spirit === 'cunning' && effect.opened;
}

/** Sets of exactly three may be locked too: one at once, others right after it or when all tiles are placed (R18). */
export const cunning: Spirit = {
  canTakeEffect: (game) => sets(game).length > 0,
  // A tile that leaves a larger set may leave three of it behind.
  restsOn: (game) => setsOfThree(activePlayer(game).realm).flat(),
  optionalSets: smallSets,
  effect: {
    begins: { spirit: 'cunning', opened: false },
    steps(game) {
      const locks = sets(game).map(([cell = 0]): Action => ({ type: 'lock', cell }));
      return isOpened(game) ? [...locks, { type: 'done' }] : locks;
    },
    refuse(game, action) {
      if (action.type === 'done') return isOpened(game) ? undefined : 'effect-first';
      if (action.type !== 'lock') return 'effect-first';
      return sets(game).some((set) => set[0] === action.cell) ? undefined : 'no-set-there';
    },
    perform(draft, action, emit) {
      const { turn } = draft;
      if (action.type === 'lock') {
        lockSet(draft, sets(draft).find((set) => set[0] === action.cell) ?? [], emit);
        // Once all tiles are placed the others can be locked until the end of the turn anyway.
        const goesOn = !isAllPlaced(turn) && sets(draft).length > 0;
        turn.effect = goesOn ? { spirit: 'cunning', opened: true } : undefined;
      } else {
        turn.effect = undefined;
      }
    },
    outlastsBuilding: isOpened,
  },
};
