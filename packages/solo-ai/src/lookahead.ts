/**
 * Looking ahead: the covered tiles are dealt anew again and again, the best plans are tried in each of these deals, the
 * others reply, and what comes out is averaged. Plans that keep doing badly are dropped on the way.
 */
import {
  advance,
  type Draft,
  draftOf,
  type Game,
  type GameView,
  gameBehind,
  isIngenuityTurn,
  type Random,
} from '@mahjong-fortress/rules';
import type { Budget } from './bot.ts';
import { leadOf, valuationFor } from './evaluate.ts';
import { afterBestTurn, type Plan, type Thoroughness } from './plan.ts';
import type { Weights } from './weights.ts';

export interface Lookahead {
  /** How many of the best plans are tried. */
  readonly candidates: number;
  /** How many turns are played out after the plan, all players together. */
  readonly turns: number;
  /** How the turns of a playout are planned. */
  readonly playout: Thoroughness;
  readonly weights: Weights;
}

export interface Prospect {
  readonly plan: Plan;
  /** Deals in which it was tried. */
  visits: number;
  /** The mean lead over the best opponent after the playouts. */
  mean: number;
}

const ROUNDS_BEFORE_HALVING = 4;

function afterTurn(draft: Draft, { playout, weights }: Lookahead): Draft {
  if (!isIngenuityTurn(draft)) {
    return afterBestTurn(draft, valuationFor(draft, draft.turn.player, weights), playout);
  }
  advance(draft, { type: 'ingenuity' });
  return draft;
}

/** How far ahead a player is after a plan and a few more turns, in one deal. */
function playOut(deal: Game, plan: Plan, player: number, lookahead: Lookahead): number {
  let draft = draftOf(deal);
  for (const action of plan.actions) advance(draft, action);
  // Nobody calls a Spirit in a playout, so there is no need to find out at every step whether one could.
  draft.options = { ...draft.options, spirits: [] };
  for (let turn = 0; turn < lookahead.turns && !draft.over; turn++) draft = afterTurn(draft, lookahead);
  return leadOf(draft, player, lookahead.weights);
}

function tryIn(deal: Game, prospect: Prospect, player: number, lookahead: Lookahead): void {
  const lead = playOut(deal, prospect.plan, player, lookahead);
  prospect.visits += 1;
  prospect.mean += (lead - prospect.mean) / prospect.visits;
}

/** Tries plans in as many deals as the budget allows; the most promising comes first. */
export function lookAhead(
  view: GameView,
  plans: readonly Plan[],
  random: Random,
  lookahead: Lookahead,
  budget: Budget,
): Prospect[] {
  const { player } = view.turn;
  const prospects = plans.map((plan): Prospect => ({ plan, visits: 0, mean: 0 }));
  const dropped: Prospect[] = [];
  let running = prospects;
  for (let iteration = 1; running.length > 1; iteration++) {
    const deal = gameBehind(view, random);
    for (const prospect of running) tryIn(deal, prospect, player, lookahead);
    running.sort((a, b) => b.mean - a.mean);
    if (iteration % ROUNDS_BEFORE_HALVING === 0 && running.length > 3) {
      const keep = Math.ceil(running.length * 0.6);
      dropped.unshift(...running.slice(keep));
      running = running.slice(0, keep);
    }
    if (iteration >= (budget.iterations ?? Number.POSITIVE_INFINITY) || budget.isSpent?.()) break;
  }
  return [...running, ...dropped];
}
