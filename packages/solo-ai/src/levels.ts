/** The levels, from the weakest to the strongest. */
import type { Random } from '@mahjong-fortress/base/random';
import { betweenLevels } from '@mahjong-fortress/match';
import {
  type Action,
  advance,
  BY_KIND,
  draftOf,
  type Game,
  type GameView,
  kindIndexOf,
  legalActions,
  type Player,
  seatCount,
  takesTile,
} from '@mahjong-fortress/rules';
import { type Bot, type Budget, type Level, untilNewsComes } from './bot.ts';
import {
  learnedAppraisal,
  learnedWorth,
  promisedAppraisal,
  promisedWorth,
  type Valuation,
  valuationFor,
} from './evaluate.ts';
import { type Judgement, lookAhead, type Prospect, type SearchStage } from './lookahead.ts';
import { isTaking, type Plan, planTurns } from './plan.ts';
import { NOVICE_WEIGHTS, WEIGHTS } from './weights.ts';

/** So many of a hundred actions are played without thinking. */
const CARELESS = 22;

function after(game: Game, action: Action): Game {
  const draft = draftOf(game);
  advance(draft, action);
  return draft;
}

function bestAction(game: Game, actions: readonly Action[], valuation: Valuation): Action | undefined {
  let best: Action | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const value = valuation(after(game, action));
    if (value > most) {
      most = value;
      best = action;
    }
  }
  return best;
}

function anyOf<T>(list: readonly T[], random: Random): T | undefined {
  return list[random.below(list.length)];
}

/** To a beginner a tile in hand is worth more than the point for discarding it, if it can be placed. */
const TILE_IN_HAND = 1.2;
/** And some more for every tile of its kind that lies open already. */
const COLLECTED = 0.25;

function handValue({ turn, players }: Game): number {
  const { tops } = (players[turn.player] as Player).realm;
  const open = (kind: number) => tops.filter((top) => BY_KIND[top] === kind).length;
  const room = tops.filter(takesTile).length;
  return turn.hand
    .slice(0, room)
    .reduce((sum, face) => sum + TILE_IN_HAND + COLLECTED * open(kindIndexOf(face)), 0);
}

/** While tiles are taken, what is in hand counts, too; when it is placed, each step puts one tile down anyway. */
function noviceValuation(view: GameView): Valuation {
  const { player } = view.turn;
  const seen = valuationFor(view, player, NOVICE_WEIGHTS);
  if (!isTaking(view)) return seen;
  return (game) => seen(game) + (game.turn.player === player ? handValue(game) : 0);
}

/** Looks one step ahead, at points and at what lies together, and is careless now and then. */
const novice: Bot = {
  decide(view, random) {
    const actions = legalActions(view);
    const careless = random.below(100) < CARELESS;
    const action = careless ? anyOf(actions, random) : bestAction(view, actions, noviceValuation(view));
    return action ? [action] : [];
  },
};

/** Thinks its own turn through to the end. */
const apprentice: Bot = {
  decide(view) {
    const valuation = valuationFor(view, view.turn.player, WEIGHTS);
    const [plan] = planTurns(view, valuation, { width: 3, payments: 2, everyTile: true, count: 1 });
    return untilNewsComes(view, plan?.actions ?? []);
  },
};

export const PLAYOUT = { width: 1, payments: 0, everyTile: false } as const;

/** How an upper level looks ahead. */
interface Search {
  readonly lookahead: Judgement;
  stages(seats: number): readonly SearchStage[];
  /** What it may do if nobody says otherwise. */
  readonly budget: Budget;
}

/** The replies of all others to its best turns and what it can do then, in a few possible deals. */
const MASTER: Search = {
  lookahead: { playout: PLAYOUT, appraisal: promisedAppraisal(WEIGHTS), worth: promisedWorth(WEIGHTS) },
  stages: (seats) => [{ plans: 8, deals: Number.POSITIVE_INFINITY, turns: seats, replies: 1 }],
  budget: { iterations: 3 },
};

export const DRAGON_WORTH = learnedWorth(WEIGHTS);

/** Many plans two rounds far, then the best of them with replies that are thought over. */
const DRAGON: Search = {
  lookahead: { playout: PLAYOUT, appraisal: learnedAppraisal(WEIGHTS), worth: DRAGON_WORTH },
  stages: (seats) => [
    { plans: 48, deals: 1, turns: 2 * seats, replies: 1 },
    { plans: 12, deals: 1, turns: 2 * seats, replies: 3 },
    { plans: 6, deals: Number.POSITIVE_INFINITY, turns: 3 * seats, replies: 3 },
  ],
  budget: { iterations: 16 },
};

function plansFor(game: Game, search: Search, count: number): Plan[] {
  const valuation = search.lookahead.appraisal(game, game.turn.player);
  return planTurns(game, valuation, { width: 4, payments: 2, everyTile: true, count });
}

function prospects(view: GameView, random: Random, search: Search, budget = search.budget): Prospect[] {
  const stages = search.stages(seatCount(view));
  const plans = plansFor(view, search, stages[0]?.plans ?? 1);
  return lookAhead(view, plans, random, { ...search.lookahead, stages }, budget);
}

/** The turns that the strongest level would consider, the best one first. */
export function prospectsFor(view: GameView, random: Random, budget?: Budget): Prospect[] {
  return prospects(view, random, DRAGON, budget);
}

/** At most so many of the turns that look best to the strongest level before it looks ahead, the best one first. */
export function considered(game: Game, count: number): Plan[] {
  return plansFor(game, DRAGON, count);
}

/** How the strongest level looks ahead, whatever it is asked. */
export const DRAGON_JUDGEMENT = DRAGON.lookahead;
export const dragonStages = DRAGON.stages;

export function searching(search: Search): Bot {
  return {
    decide(view, random, budget) {
      const [best] = prospects(view, random, search, budget);
      return untilNewsComes(view, best?.plan.actions ?? []);
    },
  };
}

export const BOTS: Readonly<Record<Level, Bot>> = {
  novice,
  // Between those two lies a cliff.
  pupil: betweenLevels(novice, apprentice),
  apprentice,
  master: searching(MASTER),
  dragon: searching(DRAGON),
};
