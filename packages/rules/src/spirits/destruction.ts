import type { Action } from '../action.ts';
import { type FortressCell, heightAt, isAvailable, someCell } from '../fortress.ts';
import { activePlayer, changePlayer, type Game, NOTHING } from '../game.ts';
import { liftTile, tellUncovered } from '../lifting.ts';
import type { RefusalCode } from '../refusal.ts';
import type { Spirit } from './spirit.ts';

export type DestructionEffect = { readonly spirit: 'destruction' };

function destroyRefusal({ fortress }: Game, cell: FortressCell): RefusalCode | undefined {
  if (isAvailable(fortress, cell)) return undefined;
  return heightAt(fortress, cell) === 0 ? 'no-tile' : 'sides-blocked';
}

/** Discards an available tile of the fortress, from any tier, for no points. */
export const destruction: Spirit = {
  canTakeEffect: ({ fortress }) => someCell(fortress, (cell) => isAvailable(fortress, cell)),
  restsOn: () => NOTHING,
  effect: {
    begins: { spirit: 'destruction' },
    steps(game) {
      const actions: Action[] = [];
      for (let cell = 0; cell < game.fortress.stacks.length; cell++) {
        if (destroyRefusal(game, cell) === undefined) actions.push({ type: 'destroy', cell });
      }
      return actions;
    },
    refuse(game, action) {
      return action.type === 'destroy' ? destroyRefusal(game, action.cell) : 'effect-first';
    },
    perform(draft, action, emit) {
      if (action.type !== 'destroy') return;
      const { cell } = action;
      const face = liftTile(draft, cell);
      changePlayer(draft, { discarded: [...activePlayer(draft).discarded, face] });
      draft.turn.effect = undefined;
      emit?.({ type: 'tileDiscarded', player: draft.turn.player, face, from: 'fortress', cell, vp: 0 });
      tellUncovered(draft, cell, emit);
    },
  },
};
