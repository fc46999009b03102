/** A suggestion with its reasons, as data: whoever shows it finds the words. */
import type { Random } from '@mahjong-fortress/base/random';
import {
  type Action,
  advance,
  BY_KIND,
  draftOf,
  type Face,
  type Game,
  type GameEvent,
  type GameView,
  groupAround,
  hasFreeLongSide,
  type Kind,
  kindIndexOf,
  kindOf,
  type LockedSet,
  type Player,
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
  | { readonly type: 'leavesLast'; readonly face: Face }
  /** What follows is said only of a turn that brings nothing of the above. */
  | { readonly type: 'gathers'; readonly set: Pick<LockedSet, 'kind' | 'size'> }
  | { readonly type: 'begins'; readonly kind: Kind }
  | { readonly type: 'lacksRoom' }
  | { readonly type: 'saves' };

export interface Hint {
  /** The whole suggested turn, from here to its end. */
  readonly actions: readonly Action[];
  readonly reasons: readonly Reason[];
}

/** What a turn brings, told by what happens in it. */
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

/** What a turn is for that only puts tiles down, or nothing: the largest group that it leaves one of its tiles in. */
function quietReason(events: readonly GameEvent[], { realm }: Player): Reason {
  const groups = events.flatMap((event) => {
    if (event.type !== 'tilePlaced') return [];
    const group = groupAround(realm, event.cell, BY_KIND, kindIndexOf(event.face));
    return [{ kind: kindOf(event.face), size: group.length }];
  });
  const [largest] = groups.sort((a, b) => b.size - a.size);
  if (largest)
    return largest.size > 1 ? { type: 'gathers', set: largest } : { type: 'begins', kind: largest.kind };
  return events.some(({ type }) => type === 'tileDiscarded') ? { type: 'lacksRoom' } : { type: 'saves' };
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

/** As little as the strongest level ever needed to beat the others; a hint is worth waiting for. */
const LEAST = 4;

/** A turn, from here to its end, with what speaks for it: at least one reason. */
export function hintTo(view: GameView, actions: readonly Action[]): Hint {
  const draft = draftOf(view);
  const events: GameEvent[] = [];
  for (const action of actions) advance(draft, action, (event) => events.push(event));
  const reasons = [...reasonsFrom(events), ...lastTilesLeft(draft).slice(0, 1)];
  const quiet = quietReason(events, draft.players[view.turn.player] as Player);
  return { actions, reasons: reasons.length > 0 ? reasons : [quiet] };
}

/**
 * What the strongest level would do from here, with its reasons; undefined when nothing can be done. Given the same time as
 * an opponent it is no worse, and on a slow machine it takes longer instead.
 */
export function hintFor(view: GameView, random: Random, budget?: Budget): Hint | undefined {
  const [best] = prospectsFor(view, random, budget && { least: LEAST, ...budget });
  return best && hintTo(view, best.plan.actions);
}
