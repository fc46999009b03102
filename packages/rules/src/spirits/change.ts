import type { Action } from '../action.ts';
import { at } from '../assert.ts';
import { activePlayer, type Game } from '../game.ts';
import { lockCells, SET_SIZE } from '../lock.ts';
import {
  BY_KIND,
  cellsWhere,
  DOWN,
  groupAround,
  isFaceUp,
  neighboursOf,
  type Realm,
  type RealmCell,
  topAt,
  withTop,
} from '../realm.ts';
import type { RefusalCode } from '../refusal.ts';
import { isSpecial, KINDS, type Kind, kindIndexOf, kindOf } from '../tile.ts';
import type { Spirit } from './spirit.ts';

/** The set that would hold the tile if it were of the given kind. */
function changedSet(realm: Realm, cell: RealmCell, kind: Kind): RealmCell[] {
  return groupAround(realm, cell, BY_KIND, KINDS.indexOf(kind));
}

/** R16: a tile may leave a set of its own kind only if four connected tiles of that set remain. */
function breaksOwnSet(realm: Realm, cell: RealmCell): boolean {
  const own = kindIndexOf(topAt(realm, cell));
  if (groupAround(realm, cell, BY_KIND, own).length < SET_SIZE) return false;
  const without = withTop(realm, cell, DOWN);
  return !at(neighboursOf(realm), cell).some(
    (next) =>
      at(BY_KIND, topAt(realm, next)) === own && groupAround(without, next, BY_KIND, own).length >= SET_SIZE,
  );
}

function changeRefusal(game: Game, cell: RealmCell, kind: Kind): RefusalCode | undefined {
  const { realm } = activePlayer(game);
  const top = topAt(realm, cell);
  if (!isFaceUp(top) || !isSpecial(top)) return 'not-special';
  if (kindOf(top) === kind) return 'same-kind';
  if (changedSet(realm, cell, kind).length < SET_SIZE) return 'set-too-small';
  return breaksOwnSet(realm, cell) ? 'would-break-set' : undefined;
}

/** A set around the changed tile needs a neighbour of its kind, so these are the only ones worth asking about. */
function kindsBeside(realm: Realm, cell: RealmCell): Kind[] {
  const beside = at(neighboursOf(realm), cell).map((next) => at(BY_KIND, topAt(realm, next)));
  return KINDS.filter((_, index) => beside.includes(index));
}

function steps(game: Game): Action[] {
  const { realm } = activePlayer(game);
  const specials = cellsWhere(realm, (top) => isFaceUp(top) && isSpecial(top));
  return specials.flatMap((cell) =>
    kindsBeside(realm, cell)
      .filter((kind) => changeRefusal(game, cell, kind) === undefined)
      .map((kind): Action => ({ type: 'change', cell, kind })),
  );
}

/** A special tile counts as another kind, and the set that holds it is locked at once (R16). */
export const change: Spirit = {
  id: 'change',
  concerns: 'realm',
  canTakeEffect: (game) => steps(game).length > 0,
  effect: {
    begins: { spirit: 'change' },
    steps,
    refuse(game, action) {
      if (action.type !== 'change') return 'effect-first';
      // From outside: a kind that does not exist would join the tile with cells that show no face.
      if (!KINDS.includes(action.kind)) return 'unknown-action';
      return changeRefusal(game, action.cell, action.kind);
    },
    perform(draft, action, emit) {
      if (action.type !== 'change') return;
      draft.turn.effect = undefined;
      lockCells(draft, changedSet(activePlayer(draft).realm, action.cell, action.kind), action.kind, emit);
    },
  },
};
