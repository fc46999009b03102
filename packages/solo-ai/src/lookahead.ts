/**
 * Looking ahead: the covered tiles are dealt anew again and again, the best plans are tried in each of these deals, the
 * others reply, and what comes out is averaged. It goes in stages: after a few deals the worse half of the plans is
 * dropped, and the better half can be played out further for the same effort.
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
  seatCount,
} from '@mahjong-fortress/rules';
import type { Budget } from './bot.ts';
import { leadOf, valuationFor } from './evaluate.ts';
import { afterBestTurn, type Plan, type Thoroughness } from './plan.ts';
import type { Weights } from './weights.ts';

export interface Lookahead {
  /** How many of the best plans are tried. */
  readonly candidates: number;
  /** How many turns are played out after the plan in the first stage, by how many take turns. */
  turns(seats: number): number;
  /** How many times further every next stage goes. */
  readonly deepening: number;
  /** How the turns of a playout are planned. */
  readonly playout: Thoroughness;
  readonly weights: Weights;
}

export interface Prospect {
  readonly plan: Plan;
  /** Deals in which it was tried in the last stage that it reached. */
  visits: number;
  /** The mean lead over the best opponent after the playouts of that stage. */
  mean: number;
}

const DEALS_PER_STAGE = 3;
/** When no more plans are left, the stage goes on to the end of the budget. */
const FINALISTS = 3;

function afterTurn(draft: Draft, { playout, weights }: Lookahead): Draft {
  if (!isIngenuityTurn(draft)) {
    return afterBestTurn(draft, valuationFor(draft, draft.turn.player, weights), playout);
  }
  advance(draft, { type: 'ingenuity' });
  return draft;
}

/** How far ahead a player is after a plan and a few more turns, in one deal. */
function playOut(deal: Game, plan: Plan, player: number, lookahead: Lookahead, turns: number): number {
  let draft = draftOf(deal);
  for (const action of plan.actions) advance(draft, action);
  // Nobody calls a Spirit in a playout, so there is no need to find out at every step whether one could.
  draft.options = { ...draft.options, spirits: [] };
  for (let turn = 0; turn < turns && !draft.over; turn++) draft = afterTurn(draft, lookahead);
  return leadOf(draft, player, lookahead.weights);
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
  const dropped: Prospect[] = [];
  let running = plans.map((plan): Prospect => ({ plan, visits: 0, mean: 0 }));
  let turns = lookahead.turns(seatCount(view));
  for (let iteration = 1; running.length > 1; iteration++) {
    const deal = gameBehind(view, random);
    for (const prospect of running) {
      const lead = playOut(deal, prospect.plan, player, lookahead, turns);
      prospect.visits += 1;
      prospect.mean += (lead - prospect.mean) / prospect.visits;
    }
    running.sort((a, b) => b.mean - a.mean);
    if (iteration >= (budget.iterations ?? Number.POSITIVE_INFINITY) || budget.isSpent?.()) break;
    if (iteration % DEALS_PER_STAGE === 0 && running.length > FINALISTS) {
      const better = Math.ceil(running.length / 2);
      dropped.unshift(...running.slice(better));
      // What was found nearer by cannot be averaged with what is found further on.
      running = running.slice(0, better).map(({ plan }) => ({ plan, visits: 0, mean: 0 }));
      turns *= lookahead.deepening;
    }
  }
  return [...running, ...dropped];
}
