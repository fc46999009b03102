/**
 * Who always plays what looks best learns only from positions that looked good, and takes what good players have for
 * what made them good. So now and then something else is tried.
 */
import { type Bot, LEVELS, type Level, untilNewsComes } from '../bot.ts';
import { valuationFor } from '../evaluate.ts';
import { BOTS } from '../levels.ts';
import { planTurns } from '../plan.ts';
import { WEIGHTS } from '../weights.ts';

/** So many of a hundred decisions are a try. */
const TRIES = 40;
const AMONG = { width: 2, payments: 0, everyTile: true, count: 16 } as const;

function curious(bot: Bot): Bot {
  return {
    decide(view, random, budget) {
      if (random.below(100) >= TRIES) return bot.decide(view, random, budget);
      const plans = planTurns(view, valuationFor(view, view.turn.player, WEIGHTS), AMONG);
      return untilNewsComes(view, plans[random.below(plans.length)]?.actions ?? []);
    },
  };
}

export const CURIOUS_BOTS = Object.fromEntries(
  LEVELS.map((level) => [level, curious(BOTS[level])]),
) as Readonly<Record<Level, Bot>>;
