/** A suggestion with its reasons, as data: whoever shows it finds the words. */
import { at } from '@mahjong-fortress/base/assert';
import type { Random } from '@mahjong-fortress/base/random';
import type { Budget } from '@mahjong-fortress/match';
import {
  type Action,
  after,
  type CardId,
  castlePoints,
  type Game,
  type GameView,
  phaseOf,
  yearScores,
} from '@mahjong-fortress/towers';
import { bestDecision } from './decisions.ts';
import { dragonPlans, WHOLE } from './levels.ts';

export type TowersReason =
  /** The castles would pay so much more if the year ended now. */
  | { readonly type: 'castles'; readonly points: number }
  /** The king's bonus is earned. */
  | { readonly type: 'king'; readonly points: number }
  | { readonly type: 'master'; readonly points: number }
  | { readonly type: 'bringsIn'; readonly knights: number }
  | { readonly type: 'card'; readonly card: CardId }
  | { readonly type: 'buys' }
  | { readonly type: 'advances'; readonly points: number }
  /** Nothing to count yet: it prepares what comes later. */
  | { readonly type: 'prepares' };

export interface TowersHint {
  /** The suggested turn, from here to its end or to where a card comes to light. */
  readonly actions: readonly Action[];
  readonly reasons: readonly TowersReason[];
}

function ownScore(game: Game, seat: number) {
  const score = yearScores(game).find((one) => one.seat === seat);
  return { castles: score ? castlePoints(score) : 0, king: score?.king ?? 0, master: score?.master ?? 0 };
}

function reasonsFor(view: Game, actions: readonly Action[]): TowersReason[] {
  const { seat } = view.turn;
  const before = ownScore(view, seat);
  const steps = actions.filter(({ type }) => type !== 'end');
  const then = steps.reduce(after, view);
  const now = ownScore(then, seat);
  const reasons: TowersReason[] = [];
  for (const type of ['castles', 'king', 'master'] as const) {
    if (now[type] > before[type]) reasons.push({ type, points: now[type] - before[type] });
  }
  const knights = steps.filter(({ type }) => type === 'knight').length;
  if (knights > 0) reasons.push({ type: 'bringsIn', knights });
  for (const action of steps) if (action.type === 'card') reasons.push({ type: 'card', card: action.card });
  if (steps.some(({ type }) => type === 'buy')) reasons.push({ type: 'buys' });
  const points = at(then.players, seat).points - at(view.players, seat).points;
  if (points > 0) reasons.push({ type: 'advances', points });
  return reasons.length > 0 ? reasons : [{ type: 'prepares' }];
}

export function hintFor(view: GameView, random: Random, budget?: Budget): TowersHint {
  if (phaseOf(view) !== 'turn')
    return { actions: [bestDecision(view, WHOLE, random)], reasons: [{ type: 'prepares' }] };
  const { actions } = at(dragonPlans(view, random, budget), 0);
  return { actions, reasons: reasonsFor(view, actions) };
}
