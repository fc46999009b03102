import {
  type Fortress,
  type FortressCell,
  hasFreeLongSide,
  hasFreeShortSide,
  heightAt,
  someCell,
  topFace,
  topTier,
  withoutTop,
} from '../fortress.ts';
import { type Game, NOTHING } from '../game.ts';
import type { RefusalCode } from '../refusal.ts';
import type { Spirit } from './spirit.ts';

/**
 * R30: after taking this first tile, is a second one in sight now that would finish the action and fulfil the effect?
 * What lies below the first tile is out of sight and guarantees nothing.
 */
function isSecondInSight(game: Game, cell: FortressCell, { shortSide }: { shortSide: boolean }): boolean {
  const { fortress } = game;
  const face = topFace(fortress, cell);
  let after: Fortress | undefined;
  return someCell(fortress, (other) => {
    if (other === cell || topFace(fortress, other) !== face) return false;
    after ??= withoutTop(fortress, cell);
    return hasFreeShortSide(after, other) || (!shortSide && hasFreeLongSide(after, other));
  });
}

function first(game: Game, cell: FortressCell): RefusalCode | undefined {
  if (hasFreeShortSide(game.fortress, cell)) {
    const canFinish = game.shrines > 0 || isSecondInSight(game, cell, { shortSide: false });
    return canFinish ? undefined : 'no-sure-finish';
  }
  if (!hasFreeLongSide(game.fortress, cell)) return 'all-sides-blocked';
  return isSecondInSight(game, cell, { shortSide: true }) ? undefined : 'no-sure-finish';
}

function second(game: Game, cell: FortressCell): RefusalCode | undefined {
  const { fortress, turn } = game;
  if (topFace(fortress, cell) !== turn.first?.face) return 'not-identical';
  if (hasFreeShortSide(fortress, cell)) return undefined;
  if (!turn.lightnessMet) return 'short-side-needed';
  return hasFreeLongSide(fortress, cell) ? undefined : 'all-sides-blocked';
}

/** Tiles with a free short side may be taken too, and at least one must be (R11, R12, R30). */
export const lightness: Spirit = {
  notNow: (game) => (game.turn.finished ? 'spirit-before-finish' : undefined),
  canTakeEffect(game) {
    const { fortress, turn } = game;
    if (turn.first) {
      return someCell(fortress, (cell) => heightAt(fortress, cell) > 0 && second(game, cell) === undefined);
    }
    const top = topTier(fortress);
    if (top === 0) return false;
    return someCell(fortress, (cell) => heightAt(fortress, cell) === top && first(game, cell) === undefined);
  },
  restsOn: () => NOTHING,
  taking: {
    first,
    second,
    fulfils: (game, cell) => hasFreeShortSide(game.fortress, cell),
    shrine: (game) => (game.turn.lightnessMet ? undefined : 'short-side-needed'),
    discard: 'bound-by-lightness',
  },
};
