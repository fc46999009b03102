/** The four levels. */
import { at } from '@mahjong-fortress/base/assert';
import type { Random } from '@mahjong-fortress/base/random';
import type { Bot as BotOf, Budget, Level } from '@mahjong-fortress/match';
import {
  ACTION_POINTS,
  type Action,
  after,
  type Game,
  type GameView,
  legalActions,
  phaseOf,
} from '@mahjong-fortress/towers';
import { bestDecision } from './decisions.ts';
import { type Sight, valueFor } from './evaluate.ts';
import { triedAhead } from './lookahead.ts';
import { type Plan, plansFor } from './plan.ts';

type Bot = BotOf<GameView, Action>;

/** Its own points if the year ended now, and nothing else. */
const NOW: Sight = { rivals: 0, later: 0, promise: 0, card: 0, shifts: false };
/** Its own castles, with half an eye on the next step up; neither others nor cards. */
const NEAR: Sight = { ...NOW, later: 0.2, promise: 0.2 };
const FAR: Sight = { rivals: 1, later: 0.5, promise: 0.35, card: 1.5, shifts: false };
export const WHOLE: Sight = { ...FAR, shifts: true };

/** How often a novice does anything that comes to mind. */
const CARELESS = { times: 1, of: 3 };

/** One step at a time, whatever is best at once. */
function novices(view: Game, random: Random): Action {
  if (phaseOf(view) !== 'turn') return at(legalActions(view), random.below(legalActions(view).length));
  const actions = legalActions(view).filter(({ type }) => type !== 'end');
  if (actions.length === 0 || view.turn.ap === 0) return { type: 'end' };
  if (random.below(CARELESS.of) < CARELESS.times) return at(actions, random.below(actions.length));
  const { seat } = view.turn;
  const values = actions.map((action) => valueFor(after(view, action), seat, NOW));
  return at(actions, values.indexOf(Math.max(...values)));
}

const best = (plans: readonly Plan[]) => at(plans, 0).actions;

/** Whole turns, by what they look like at once. */
function planner(sight: Sight, width: number): Bot {
  return {
    decide(view, random) {
      if (phaseOf(view) !== 'turn') return [bestDecision(view, sight, random)];
      return best(plansFor(view, { sight, width }));
    },
  };
}

const APPRENTICE_WIDTH = 1;
const MASTER_WIDTH = 3;
const DRAGON_WIDTH = 10;
const DRAGON_PLANS = 6;

/** The plans of the strongest level, the best first. */
export function dragonPlans(view: Game, random: Random, budget: Budget = {}): Plan[] {
  const plans = plansFor(view, { sight: WHOLE, width: DRAGON_WIDTH, keep: DRAGON_PLANS });
  return plans.length > 1 ? triedAhead(view, plans, WHOLE, random, budget) : plans;
}

export const BOTS: Readonly<Record<Level, Bot>> = {
  novice: { decide: (view, random) => [novices(view, random)] },
  apprentice: planner(NEAR, APPRENTICE_WIDTH),
  master: planner(FAR, MASTER_WIDTH),
  dragon: {
    decide(view, random, budget) {
      if (phaseOf(view) !== 'turn') return [bestDecision(view, WHOLE, random)];
      return best(dragonPlans(view, random, budget));
    },
  },
};

/** What part of a turn's time its first decision gets; own decks bring more of them, as cards are drawn. */
const FIRST_PART = 0.6;
const LATER_PART = 0.2;

export function partOfTurn({ turn }: Game): number {
  return turn.ap === ACTION_POINTS ? FIRST_PART : LATER_PART;
}
