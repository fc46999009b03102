/** The levels, from the weakest to the strongest. */
import { at } from '@mahjong-fortress/base/assert';
import type { Random } from '@mahjong-fortress/base/random';
import { type Bot as BotOf, type Budget, betweenLevels, type Level } from '@mahjong-fortress/match';
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
const NOW: Sight = {
  rivals: 0,
  later: 0,
  promise: 0,
  knight: 0,
  card: 0,
  shifts: false,
};
/** Its own castles, with half an eye on the next step up; neither others nor cards. */
const NEAR: Sight = { ...NOW, later: 0.2, promise: 0.2, knight: 0.25 };
const FAR: Sight = {
  rivals: 1,
  later: 0.5,
  promise: 0.35,
  knight: 0.25,
  card: 1.5,
  shifts: false,
};
export const WHOLE: Sight = { ...FAR, shifts: true };

/** How often a novice does anything that comes to mind. */
const CARELESS = { times: 1, of: 3 };

/** One step at a time, whatever is best at once. */
function noviceStep(game: Game, random: Random): Action {
  const actions = legalActions(game).filter(({ type }) => type !== 'end');
  if (actions.length === 0 || game.turn.ap === 0) return { type: 'end' };
  if (random.below(CARELESS.of) < CARELESS.times) return at(actions, random.below(actions.length));
  const { seat } = game.turn;
  const values = actions.map((action) => valueFor(after(game, action), seat, NOW));
  return at(actions, values.indexOf(Math.max(...values)));
}

/** Step by step to the end of the turn, or to where cards come to light. */
function noviceTurn(view: Game, random: Random): Action[] {
  const actions: Action[] = [];
  for (let game = view; phaseOf(game) === 'turn'; ) {
    const action = noviceStep(game, random);
    actions.push(action);
    if (action.type === 'end') break;
    game = after(game, action);
  }
  return actions;
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
const DRAGON_WIDTH = 30;
const DRAGON_PLANS = 20;

/** The plans of the strongest level, the best first. */
export function dragonPlans(view: Game, random: Random, budget: Budget = {}): Plan[] {
  const { isSpent } = budget;
  const plans = plansFor(view, { sight: WHOLE, width: DRAGON_WIDTH, keep: DRAGON_PLANS, isSpent });
  return plans.length > 1 ? triedAhead(view, plans, WHOLE, random, budget) : plans;
}

const novice: Bot = {
  decide(view, random) {
    if (phaseOf(view) === 'turn') return noviceTurn(view, random);
    const actions = legalActions(view);
    return [at(actions, random.below(actions.length))];
  },
};
const apprentice = planner(NEAR, APPRENTICE_WIDTH);

export const BOTS: Readonly<Record<Level, Bot>> = {
  novice,
  pupil: betweenLevels(novice, apprentice),
  apprentice,
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
