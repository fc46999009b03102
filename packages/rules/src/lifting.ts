/** Lifting a tile off the fortress, whoever does it and whatever for. */
import { assert } from '@mahjong-fortress/base/assert';
import type { Emit } from './event.ts';
import { type FortressCell, heightAt, topFace, withoutTop } from './fortress.ts';
import type { Draft } from './game.ts';
import type { Face } from './tile.ts';

export function liftTile(draft: Draft, cell: FortressCell): Face {
  const face = topFace(draft.fortress, cell);
  assert(face !== undefined, 'a tile is lifted from an empty cell');
  draft.fortress = withoutTop(draft.fortress, cell);
  return face;
}

/** Tells what came to light. */
export function tellUncovered(draft: Draft, cell: FortressCell, emit: Emit): void {
  const face = topFace(draft.fortress, cell);
  if (emit && face !== undefined) {
    emit({ type: 'tileUncovered', cell, tier: heightAt(draft.fortress, cell), face });
  }
}
