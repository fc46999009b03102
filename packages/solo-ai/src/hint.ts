/** A suggestion with its reasons, as data: whoever shows it finds the words. */
import type { Random } from '@mahjong-fortress/base/random';
import {
  type Action,
  advance,
  draftOf,
  type Face,
  type Game,
  type GameEvent,
  type GameView,
  hasFreeLongSide,
  type LockedSet,
  unseenTiles,
} from '@mahjong-fortress/rules';
import type { Budget } from './bot.ts';
import { prospectsFor } from './levels.ts';

type Reason =
  | { readonly type: 'locks'; readonly set: LockedSet }
  /** Shrines built, by the tiers they stand on. */
  | { readonly type: 'builds'; readonly tiers: readonly number[] }
  | { readonly type: 'takesPair' }
  | { readonly type: 'takesShrine' }
  | { readonly type: 'discards' }
  | { readonly type: 'summons' }
  /** Leaves the last open tile of a face to the next player, none being left below. */
  | { readonly type: 'leavesLast'; readonly face: Face };

export interface Hint {
  /** The whole suggested turn, from here to its end. */
  readonly actions: readonly Action[];
  readonly reasons: readonly Reason[];
}

function reasonsFrom(events: readonly GameEvent[]): Reason[] {
  const reasons: Reason[] = [];
  const tiers: number[] = [];
  for (const event of events) {
    if (event.type === 'setLocked') reasons.push({ type: 'locks', set: event.set });
    if (event.type === 'shrineBuilt') tiers.push(event.tier);
    if (event.type === 'tileTaken' && event.order === 'second') reasons.push({ type: 'takesPair' });
    if (event.type === 'shrineTaken') reasons.push({ type: 'takesShrine' });
    if (event.type === 'tileDiscarded' && event.vp > 0) reasons.push({ type: 'discards' });
    if (event.type === 'tokenTaken') reasons.push({ type: 'summons' });
  }
  return tiers.length > 0 ? [...reasons, { type: 'builds', tiers }] : reasons;
}

/** Faces of which the next player finds the only tile that is left anywhere. */
function lastTilesLeft(view: Game): Reason[] {
  const { fortress } = view;
  const unseen = new Set(unseenTiles(view));
  const open = fortress.stacks.flatMap((stack, cell) => {
    const face = stack.at(-1);
    return face !== undefined && face >= 0 ? [{ face, free: hasFreeLongSide(fortress, cell) }] : [];
  });
  return open
    .filter(
      ({ face, free }) => free && !unseen.has(face) && open.filter((tile) => tile.face === face).length === 1,
    )
    .map(({ face }) => ({ type: 'leavesLast', face }));
}

/** What a strong player would do from here; undefined when nothing can be done. */
export function hintFor(view: GameView, random: Random, budget?: Budget): Hint | undefined {
  const [best] = prospectsFor(view, random, budget);
  if (!best) return undefined;
  const draft = draftOf(view);
  const events: GameEvent[] = [];
  for (const action of best.plan.actions) advance(draft, action, (event) => events.push(event));
  const left = lastTilesLeft(draft);
  return {
    actions: best.plan.actions,
    reasons: [...reasonsFrom(events), ...left.slice(0, 1)],
  };
}
