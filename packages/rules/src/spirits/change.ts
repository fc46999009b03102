import { at } from '@mahjong-fortress/base/assert';
import type { Action } from '../action.ts';
import { activePlayer, type Game } from '../game.ts';
import { lockCells, SET_SIZE } from '../lock.ts';
import {
  BY_KIND,
  DOWN,
  groupAround,
  groupSizes,
  isFaceUp,
  neighboursOf,
  type Realm,
  type RealmCell,
  topAt,
  withTop,
} from '../realm.ts';
import type { RefusalCode } from '../refusal.ts';
import { remembering } from '../remembering.ts';
import { isSpecial, KINDS, type Kind, kindIndexOf, kindOf } from '../tile.ts';
import type { Spirit } from './spirit.ts';

export type ChangeEffect = { readonly spirit: 'change' };

interface Change {
  readonly cell: RealmCell;
  readonly kind: Kind;
}

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

/** The changes that would join a special tile with enough others: the only ones worth asking about. */
const candidates = remembering((realm: Realm): readonly Change[] => {
  const changes: Change[] = [];
  const sizes = groupSizes(realm, BY_KIND);
  const joined = new Array<number>(KINDS.length);
  for (let cell = 0; cell < realm.tops.length; cell++) {
    const top = topAt(realm, cell);
    if (!isFaceUp(top) || !isSpecial(top)) continue;
    joined.fill(0);
    for (const next of at(neighboursOf(realm), cell)) {
      const kind = at(BY_KIND, topAt(realm, next));
      // A group that touches the tile twice has three tiles anyway, so counting it twice does no harm.
      if (kind >= 0) joined[kind] = at(joined, kind) + at(sizes, next);
    }
    joined[kindIndexOf(top)] = 0;
    for (let kind = 0; kind < KINDS.length; kind++) {
      if (at(joined, kind) >= SET_SIZE - 1) changes.push({ cell, kind: at(KINDS, kind) });
    }
  }
  return changes;
});

function steps(game: Game): Action[] {
  return candidates(activePlayer(game).realm)
    .filter(({ cell, kind }) => changeRefusal(game, cell, kind) === undefined)
    .map(({ cell, kind }) => ({ type: 'change', cell, kind }));
}

/** The set a change would make, and the one it would take the tile from. */
function restsOn(game: Game): RealmCell[] {
  const { realm } = activePlayer(game);
  return candidates(realm).flatMap(({ cell, kind }) => [
    ...changedSet(realm, cell, kind),
    ...changedSet(realm, cell, kindOf(topAt(realm, cell))),
  ]);
}

/** A special tile counts as another kind, and the set that holds it is locked at once (R16). */
export const change: Spirit = {
  canTakeEffect: (game) => steps(game).length > 0,
  restsOn,
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
