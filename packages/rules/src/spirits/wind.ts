import type { Action } from '../action.ts';
import { activePlayer, changePlayer, type Game, NOTHING } from '../game.ts';
import { isHeldForLocking } from '../lock.ts';
import { cellsWhere, DOWN, isFaceUp, type RealmCell, SHRINE, shrineCells, topAt, withTop } from '../realm.ts';
import type { RefusalCode } from '../refusal.ts';
import type { Spirit } from './spirit.ts';

export type WindEffect = { readonly spirit: 'wind'; readonly turned: boolean };

function canShift(game: Game): boolean {
  const { tops } = activePlayer(game).realm;
  return tops.includes(SHRINE) && tops.includes(DOWN);
}

function hasTurned({ turn: { effect } }: Game): boolean {
  return effect?.spirit === 'wind' && effect.turned;
}

function turnRefusal(game: Game, cell: RealmCell): RefusalCode | undefined {
  if (hasTurned(game)) return 'turned-already';
  if (!isFaceUp(topAt(activePlayer(game).realm, cell))) return 'not-face-up';
  return isHeldForLocking(game, cell) ? 'set-must-lock' : undefined;
}

function turnableCells(game: Game): RealmCell[] {
  const cells: RealmCell[] = [];
  for (let cell = 0; cell < activePlayer(game).realm.tops.length; cell++) {
    if (turnRefusal(game, cell) === undefined) cells.push(cell);
  }
  return cells;
}

/** Turns a tile face down, which is not locking, and moves a shrine (R13). */
export const wind: Spirit = {
  canTakeEffect: (game) => canShift(game) || turnableCells(game).length > 0,
  // With two tiles to turn, one of them is left whatever is paid.
  restsOn(game) {
    const turnable = turnableCells(game);
    return turnable.length > 1 ? NOTHING : turnable;
  },
  effect: {
    begins: { spirit: 'wind', turned: false },
    steps(game) {
      const { realm } = activePlayer(game);
      const turns = turnableCells(game).map((cell): Action => ({ type: 'turn', cell }));
      const targets = cellsWhere(realm, (top) => top === DOWN);
      const shifts = shrineCells(realm).flatMap((from) =>
        targets.map((to): Action => ({ type: 'shift', from, to })),
      );
      return [...turns, ...shifts];
    },
    refuse(game, action) {
      if (action.type === 'turn') return turnRefusal(game, action.cell);
      if (action.type !== 'shift') return 'effect-first';
      const { realm } = activePlayer(game);
      if (topAt(realm, action.from) !== SHRINE) return 'no-shrine-there';
      return topAt(realm, action.to) === DOWN ? undefined : 'not-face-down';
    },
    perform(draft, action, emit) {
      const { turn } = draft;
      const { realm } = activePlayer(draft);
      if (action.type === 'turn') {
        changePlayer(draft, { realm: withTop(realm, action.cell, DOWN) });
        emit?.({ type: 'tileTurned', player: turn.player, cell: action.cell });
        turn.effect = canShift(draft) ? { spirit: 'wind', turned: true } : undefined;
      } else if (action.type === 'shift') {
        const { from, to } = action;
        changePlayer(draft, { realm: withTop(withTop(realm, from, DOWN), to, SHRINE) });
        emit?.({ type: 'shrineMoved', player: turn.player, from, to });
        turn.effect = undefined;
      }
    },
  },
};
