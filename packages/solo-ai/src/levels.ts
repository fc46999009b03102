/** The four levels, from the weakest to the strongest. */
import {
  type Action,
  advance,
  draftOf,
  type Game,
  type GameView,
  legalActions,
  type Random,
} from '@mahjong-fortress/rules';
import { type Bot, type Budget, type Level, untilNewsComes } from './bot.ts';
import { type Valuation, valuationFor } from './evaluate.ts';
import { type Lookahead, lookAhead, type Prospect } from './lookahead.ts';
import { planTurns } from './plan.ts';
import { NOVICE_WEIGHTS, WEIGHTS } from './weights.ts';

/** One action in so many is played without thinking. */
const CARELESS = 5;

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

/** Looks one step ahead, at points and groups only, and is careless now and then. */
const novice: Bot = {
  decide(view, random) {
    const actions = legalActions(view);
    const valuation = valuationFor(view, view.turn.player, NOVICE_WEIGHTS);
    const careless = random.below(CARELESS) === 0;
    const action = careless ? anyOf(actions, random) : bestAction(view, actions, valuation);
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

const PLAYOUT = { width: 1, payments: 0, everyTile: false } as const;

/** The replies of all others to its best turns and what it can do then, in a few possible deals. */
const MASTER_LOOKAHEAD: Lookahead = {
  candidates: 8,
  turns: (seats) => seats,
  deepening: 1,
  playout: PLAYOUT,
  weights: WEIGHTS,
};
const MASTER_BUDGET: Budget = { iterations: 3 };

/** Two rounds, and the best plans further and further; without a clock, about half a second. */
const DRAGON_LOOKAHEAD: Lookahead = {
  candidates: 16,
  turns: (seats) => 2 * seats,
  deepening: 2,
  playout: PLAYOUT,
  weights: WEIGHTS,
};
const DRAGON_BUDGET: Budget = { iterations: 24 };

function prospects(view: GameView, random: Random, lookahead: Lookahead, budget: Budget): Prospect[] {
  const valuation = valuationFor(view, view.turn.player, lookahead.weights);
  const count = lookahead.candidates;
  const plans = planTurns(view, valuation, { width: 4, payments: 2, everyTile: true, count });
  return lookAhead(view, plans, random, lookahead, budget);
}

/** The turns that the strongest level would consider, the best one first. */
export function prospectsFor(view: GameView, random: Random, budget: Budget = DRAGON_BUDGET): Prospect[] {
  return prospects(view, random, DRAGON_LOOKAHEAD, budget);
}

function searching(lookahead: Lookahead, usual: Budget): Bot {
  return {
    decide(view, random, budget = usual) {
      const [best] = prospects(view, random, lookahead, budget);
      return untilNewsComes(view, best?.plan.actions ?? []);
    },
  };
}

export const BOTS: Readonly<Record<Level, Bot>> = {
  novice,
  apprentice,
  master: searching(MASTER_LOOKAHEAD, MASTER_BUDGET),
  dragon: searching(DRAGON_LOOKAHEAD, DRAGON_BUDGET),
};
