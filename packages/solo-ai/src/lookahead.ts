/**
 * Looking ahead: the covered tiles are dealt anew, the best plans are tried in such a deal, the others reply, and what
 * comes out is compared. It goes in stages: many plans with quick replies in a single deal, then the best of them with
 * replies that are thought over, in as many deals as there is time for.
 */
import type { Random } from '@mahjong-fortress/base/random';
import {
  advance,
  type Draft,
  draftOf,
  type Game,
  type GameView,
  gameBehind,
  isIngenuityTurn,
  seatCount,
} from '@mahjong-fortress/rules';
import type { Budget } from './bot.ts';
import { type Appraisal, leadOf, type Worth } from './evaluate.ts';
import { afterBestTurns, type Plan, type Thoroughness } from './plan.ts';

export interface SearchStage {
  /** How many plans are tried: the best ones so far. */
  readonly plans: number;
  /** In how many deals, all of them in the same. */
  readonly deals: number;
  /** How many turns are played out after the plan. */
  readonly turns: number;
  /** How many ways to reply everybody looks a round ahead with; one means that they play what looks best at once. */
  readonly replies: number;
}

/** How playouts go, and what is thought of where they lead. */
export interface Judgement {
  /** How the turns of a playout are planned. */
  readonly playout: Thoroughness;
  /** What the positions of a turn are worth to whoever plays it. */
  readonly appraisal: Appraisal;
  /** What is thought of the position at the end of a playout. */
  readonly worth: Worth;
}

export interface Lookahead extends Judgement {
  readonly stages: readonly SearchStage[];
}

export interface Prospect {
  readonly plan: Plan;
  /** Deals in which it was tried in the last stage that it reached. */
  readonly visits: number;
  /** The mean lead over the best opponent after the playouts of that stage. */
  readonly mean: number;
}

/** An iteration is the effort of trying so many plans two rounds far with quick replies. */
const QUICK_PER_ITERATION = 16;

function triedPerIteration({ turns, replies }: SearchStage, seats: number): number {
  const turnsForTurn = replies > 1 ? 1 + replies * seats : 1;
  return Math.ceil((QUICK_PER_ITERATION * 2 * seats) / (turns * turnsForTurn));
}

/** Where the best turns of the player lead, as far as can be seen at once. */
function afterTurns(draft: Draft, count: number, { playout, appraisal }: Judgement): Draft[] {
  if (!isIngenuityTurn(draft)) {
    return afterBestTurns(draft, appraisal(draft, draft.turn.player), { ...playout, count });
  }
  advance(draft, { type: 'ingenuity' });
  return [draft];
}

/** Where so many turns lead, everybody playing what looks best at once. */
export function afterQuickTurns(draft: Draft, turns: number, lookahead: Judgement): Draft {
  let now = draft;
  for (let turn = 0; turn < turns && !now.over; turn++) now = afterTurns(now, 1, lookahead)[0] ?? now;
  return now;
}

/** Where the turn leads that looks best after a round of quick replies. */
function afterTurn(draft: Draft, replies: number, lookahead: Judgement): Draft {
  const { player } = draft.turn;
  const [first = draft, ...others] = afterTurns(draft, replies, lookahead);
  if (others.length === 0) return first;
  const leadAround = (reply: Draft) =>
    leadOf(afterQuickTurns(draftOf(reply), seatCount(reply), lookahead), player, lookahead.worth);
  let best = first;
  let most = leadAround(first);
  for (const other of others) {
    const lead = leadAround(other);
    if (lead > most) [best, most] = [other, lead];
  }
  return best;
}

/** How far ahead whoever moves is after a plan and a few more turns, in one deal. */
export function leadAfter(
  deal: Game,
  { actions }: Pick<Plan, 'actions'>,
  lookahead: Judgement,
  stage: Pick<SearchStage, 'turns' | 'replies'>,
): number {
  const { player } = deal.turn;
  let draft = draftOf(deal);
  for (const action of actions) advance(draft, action);
  // Nobody calls a Spirit in a playout, so there is no need to find out at every step whether one could.
  draft.options = { ...draft.options, spirits: [] };
  for (let turn = 0; turn < stage.turns && !draft.over; turn++)
    draft = afterTurn(draft, stage.replies, lookahead);
  return leadOf(draft, player, lookahead.worth);
}

function withLead({ plan, visits, mean }: Prospect, lead: number): Prospect {
  return { plan, visits: visits + 1, mean: mean + (lead - mean) / (visits + 1) };
}

function untried({ plan }: { readonly plan: Plan }): Prospect {
  return { plan, visits: 0, mean: 0 };
}

/** Tries plans, given the best one first, as long as the budget allows; the most promising comes first. */
export function lookAhead(
  view: GameView,
  plans: readonly Plan[],
  random: Random,
  lookahead: Lookahead,
  budget: Budget,
): Prospect[] {
  const { iterations: most = Number.POSITIVE_INFINITY, least = 0 } = budget;
  let iterations = 0;
  const isSpent = () => iterations >= most || (iterations >= least && budget.isSpent?.());
  const leadsIn = (deal: Game, tried: readonly Prospect[], stage: SearchStage): number[] => {
    const perIteration = triedPerIteration(stage, seatCount(view));
    const leads: number[] = [];
    for (const { plan } of tried) {
      if (isSpent()) break;
      leads.push(leadAfter(deal, plan, lookahead, stage));
      if (leads.length % perIteration === 0 || leads.length === tried.length) iterations++;
    }
    return leads;
  };

  let ranked = plans.map((plan) => untried({ plan }));
  for (const stage of lookahead.stages) {
    let running = ranked.slice(0, stage.plans).map(untried);
    for (let deal = 0; deal < stage.deals && running.length > 1 && !isSpent(); deal++) {
      const leads = leadsIn(gameBehind(view, random), running, stage);
      // Of a first deal that is cut short, the plans that came so far can be compared; a later one would distort the mean.
      if (leads.length < running.length && deal > 0) break;
      running = leads.map((lead, i) => withLead(running[i] as Prospect, lead));
      running.sort((a, b) => b.mean - a.mean);
      ranked = [...running, ...ranked.slice(running.length)];
    }
  }
  return ranked;
}
