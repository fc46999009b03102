/** What can be done to a whole tier: the one that is shown, or the highest. */
import type { Cell } from '@mahjong-fortress/layouts-schema';
import { computed, type ReadonlySignal } from '@preact/signals';
import { clearTier, doubleTier, replaceGrid } from '../document/edits.ts';
import type { Grid } from '../document/grid.ts';
import { said } from '../document/saying.ts';
import { highestTier, tierMoved } from '../document/tiers.ts';
import type { Editing } from './editing.ts';
import type { State } from './state.ts';

export interface Tiers {
  /** 0 while nothing is drawn. */
  readonly chosen: ReadonlySignal<number>;
  readonly move: (by: Cell) => void;
  readonly double: () => void;
  readonly clear: () => void;
}

/** A tier on its way. It knows the drawing it left: tiles that have sunk on the way rise again where they find support. */
interface Moving {
  readonly from: Grid;
  readonly tier: number;
  readonly by: Cell;
  readonly now: Grid;
}

export function createTiers(state: State, editing: Editing): Tiers {
  let moving: Moving | undefined;
  const chosen = computed(() => {
    const highest = highestTier(state.grid.value);
    return Math.min(state.tier.value ?? highest, highest);
  });

  function refuse(): void {
    state.notice.value = { words: (messages) => messages.tierNoRoom, kind: 'news' };
  }

  return {
    chosen,
    move(by) {
      const isOnItsWay = moving !== undefined && moving.now === state.grid.value;
      const before: Moving =
        isOnItsWay && moving
          ? moving
          : {
              from: state.grid.value,
              tier: chosen.value,
              by: { row: 0, column: 0 },
              now: state.grid.value,
            };
      if (before.tier === 0) return;
      const far = { row: before.by.row + by.row, column: before.by.column + by.column };
      const now = tierMoved(before.from, before.tier, far);
      if (!now) return refuse();
      editing.run({ ...replaceGrid(said('saidTierMoved', before.tier), now), merge: before.from });
      moving = { ...before, by: far, now };
    },
    double() {
      if (chosen.value > 0 && !editing.run(doubleTier(chosen.value))) refuse();
    },
    clear() {
      if (chosen.value > 0) editing.run(clearTier(chosen.value));
    },
  };
}
