/** What one turn has that another lacks, as data: whoever shows it finds the words. */
import {
  type Action,
  advance,
  draftOf,
  type Face,
  type Game,
  type GameEvent,
  type LockedSet,
  type SpiritId,
} from '@mahjong-fortress/rules';
import { openPairFaces } from './pairs.ts';

export type Amiss =
  /** A pair stayed open; who took it, and the set that came of it, if so. */
  | { readonly type: 'leftPair'; readonly face: Face; readonly by?: number; readonly set?: LockedSet }
  | { readonly type: 'missedSet'; readonly set: LockedSet }
  | { readonly type: 'missedShrines'; readonly tiers: readonly number[] }
  | { readonly type: 'missedSpirit'; readonly spirit: SpiritId }
  | { readonly type: 'missedPair'; readonly face: Face }
  | { readonly type: 'missedShrine' }
  | { readonly type: 'missedToken' }
  | { readonly type: 'missedDiscard' }
  | { readonly type: 'spentSpirit'; readonly spirit: SpiritId }
  | { readonly type: 'summonedSoon' }
  | { readonly type: 'lockedSoon'; readonly set: LockedSet }
  /** The same tiles in other places. */
  | { readonly type: 'placedElsewhere' }
  | { readonly type: 'tookOthers' };

/** What a turn came to. */
export interface TurnMade {
  readonly game: Game;
  readonly sets: readonly LockedSet[];
  readonly tiers: readonly number[];
  readonly spirits: readonly SpiritId[];
  readonly taken: readonly Face[];
  readonly pair: Face | undefined;
  readonly hasShrine: boolean;
  readonly hasToken: boolean;
  readonly hasDiscard: boolean;
}

export function turnMade(view: Game, actions: readonly Action[]): TurnMade {
  const game = draftOf(view);
  const events: GameEvent[] = [];
  for (const action of actions) advance(game, action, (event) => events.push(event));
  const mine = events.filter((event) => !('player' in event) || event.player === view.turn.player);
  const has = (type: GameEvent['type']) => mine.some((event) => event.type === type);
  return {
    game,
    sets: mine.flatMap((event) => (event.type === 'setLocked' ? [event.set] : [])),
    tiers: mine.flatMap((event) => (event.type === 'shrineBuilt' ? [event.tier] : [])),
    spirits: mine.flatMap((event) => (event.type === 'spiritActivated' ? [event.spirit] : [])),
    taken: mine.flatMap((event) => (event.type === 'tileTaken' ? [event.face] : [])).sort((a, b) => a - b),
    pair: mine.flatMap((event) =>
      event.type === 'tileTaken' && event.order === 'second' ? [event.face] : [],
    )[0],
    hasShrine: has('shrineTaken'),
    hasToken: has('tokenTaken'),
    hasDiscard: mine.some((event) => event.type === 'tileDiscarded' && event.vp > 0),
  };
}

/** Who took a pair of that face, and the most valuable set that they locked in that turn. */
function takerOf(face: Face, sequel: readonly GameEvent[]): { by?: number; set?: LockedSet } {
  const at = sequel.findIndex(
    (event) => event.type === 'tileTaken' && event.order === 'second' && event.face === face,
  );
  const taking = sequel[at];
  if (taking?.type !== 'tileTaken') return {};
  const by = taking.player;
  const rest = sequel.slice(at);
  const end = rest.findIndex((event) => event.type === 'turnEnded');
  const [set] = rest
    .slice(0, end < 0 ? rest.length : end)
    .flatMap((event) => (event.type === 'setLocked' && event.player === by ? [event.set] : []))
    .sort((a, b) => b.vp - a.vp);
  return { by, ...(set && { set }) };
}

function isSameSet(a: LockedSet, b: LockedSet): boolean {
  return a.kind === b.kind && a.vp >= b.vp;
}

/** The weightiest first; at least one. */
export function amissIn(
  view: Game,
  better: readonly Action[],
  played: readonly Action[],
  sequel: readonly GameEvent[],
): Amiss[] {
  const best = turnMade(view, better);
  const own = turnMade(view, played);
  const found: Amiss[] = [];
  const stillOpen = openPairFaces(best.game.fortress);
  const left = openPairFaces(own.game.fortress).filter((face) => !stillOpen.includes(face));
  const taken = left.map((face) => ({ type: 'leftPair', face, ...takerOf(face, sequel) }) as const);
  for (const pair of taken) if (pair.by !== undefined) found.push(pair);
  for (const set of best.sets) {
    if (!own.sets.some((mine) => isSameSet(mine, set))) found.push({ type: 'missedSet', set });
  }
  const height = (tiers: readonly number[]) => tiers.reduce((sum, tier) => sum + tier, 0);
  if (height(best.tiers) > height(own.tiers)) found.push({ type: 'missedShrines', tiers: best.tiers });
  for (const spirit of best.spirits) {
    if (!own.spirits.includes(spirit)) found.push({ type: 'missedSpirit', spirit });
  }
  if (best.hasToken && !own.hasToken) found.push({ type: 'missedToken' });
  if (best.pair !== undefined && best.pair !== own.pair && !left.includes(best.pair))
    found.push({ type: 'missedPair', face: best.pair });
  for (const pair of taken) if (pair.by === undefined) found.push(pair);
  if (best.hasShrine && !own.hasShrine) found.push({ type: 'missedShrine' });
  if (best.hasDiscard && !own.hasDiscard) found.push({ type: 'missedDiscard' });
  for (const spirit of own.spirits) {
    if (!best.spirits.includes(spirit)) found.push({ type: 'spentSpirit', spirit });
  }
  if (own.hasToken && !best.hasToken) found.push({ type: 'summonedSoon' });
  for (const set of own.sets) {
    if (best.sets.length === 0) found.push({ type: 'lockedSoon', set });
  }
  if (found.length > 0) return found;
  const isSameTaking = best.taken.join() === own.taken.join();
  return [{ type: isSameTaking ? 'placedElsewhere' : 'tookOthers' }];
}
