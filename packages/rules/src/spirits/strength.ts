import { assert, at } from '@mahjong-fortress/base/assert';
import { problem } from '@mahjong-fortress/base/problem';
import type { Action } from '../action.ts';
import { activePlayer, changePlayer, type Game, NOTHING } from '../game.ts';
import { isHeldForLocking, mandatorySets } from '../lock.ts';
import { coverRefusal } from '../placing.ts';
import {
  cellsWhere,
  EMPTY,
  hasRoom,
  isFaceUp,
  type RealmCell,
  SHRINE,
  takesTile,
  topAt,
  withoutTopTile,
  withTile,
} from '../realm.ts';
import type { RefusalCode } from '../refusal.ts';
import type { Spirit } from './spirit.ts';

export type StrengthEffect = { readonly spirit: 'strength'; readonly moved: readonly RealmCell[] };

/** Where the tiles moved so far lie now. */
function movedTo({ turn: { effect } }: Game): readonly RealmCell[] {
  return effect?.spirit === 'strength' ? effect.moved : NOTHING;
}

function liftRefusal(game: Game, from: RealmCell): RefusalCode | undefined {
  const top = topAt(activePlayer(game).realm, from);
  if (top === EMPTY) return 'no-tile';
  if (top === SHRINE) return 'under-shrine';
  if (movedTo(game).includes(from)) return 'moved-already';
  return isHeldForLocking(game, from) ? 'set-must-lock' : undefined;
}

function moveRefusal(game: Game, from: RealmCell, to: RealmCell): RefusalCode | undefined {
  const refused = liftRefusal(game, from);
  if (refused) return refused;
  return from === to ? 'same-cell' : coverRefusal(topAt(activePlayer(game).realm, to));
}

function movableCells(game: Game): RealmCell[] {
  const cells: RealmCell[] = [];
  for (let cell = 0; cell < activePlayer(game).realm.tops.length; cell++) {
    if (liftRefusal(game, cell) === undefined) cells.push(cell);
  }
  return cells;
}

function canMove(game: Game): boolean {
  const { tops } = activePlayer(game).realm;
  return tops.some(
    (_, from) =>
      liftRefusal(game, from) === undefined && tops.some((top, to) => to !== from && takesTile(top)),
  );
}

/** Moves two tiles of the realm, one after the other; the sets they make are locked after both (R15). */
export const strength: Spirit = {
  canTakeEffect: canMove,
  // With two tiles to move and a cell to move them to, one of them is left whatever is paid.
  restsOn(game) {
    const { realm } = activePlayer(game);
    return movableCells(game).length > 1 && hasRoom(realm) ? NOTHING : cellsWhere(realm, isFaceUp);
  },
  positionProblem: (game) =>
    movedTo(game).length > 1
      ? problem('turn', 'turn/effect/moved', 'The effect ends after two moves.')
      : undefined,
  effect: {
    begins: { spirit: 'strength', moved: [] },
    steps(game) {
      const targets = cellsWhere(activePlayer(game).realm, takesTile);
      const actions: Action[] = [];
      for (const from of movableCells(game)) {
        for (const to of targets) if (to !== from) actions.push({ type: 'move', from, to });
      }
      return actions;
    },
    refuse(game, action) {
      return action.type === 'move' ? moveRefusal(game, action.from, action.to) : 'effect-first';
    },
    perform(draft, action, emit) {
      if (action.type !== 'move') return;
      const { turn } = draft;
      const { from, to } = action;
      const { realm } = activePlayer(draft);
      const face = at(realm.stacks, from).at(-1);
      assert(face !== undefined, 'Strength moves a tile from an empty cell');
      changePlayer(draft, { realm: withTile(withoutTopTile(realm, from), to, face, topAt(realm, from)) });
      emit?.({ type: 'tileMoved', player: turn.player, from, to });

      const moved = [...movedTo(draft), to];
      turn.effect = { spirit: 'strength', moved };
      if (moved.length === 2 || !canMove(draft)) {
        turn.effect = undefined;
        const sets = mandatorySets(activePlayer(draft).realm);
        turn.waiting = sets.filter((set) => moved.some((cell) => set.includes(cell)));
      }
    },
    heldApart: movedTo,
  },
};
