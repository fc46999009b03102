/** Who plays only to be measured against. The beginner, too, is one (`beginner.ts`). */
import type { Bot as BotOf } from '@mahjong-fortress/match';
import type { Action, Game } from '@mahjong-fortress/rules';
import { promisedAppraisal, promisedWorth } from './evaluate.ts';
import { BOTS, searching } from './levels.ts';
import type { Weights } from './weights.ts';

/** Written out, because those of the levels may change. */
const MILESTONE_WEIGHTS: Weights = {
  reach: [0, 0, 0.25, 0.83, 1.15, 2.28, 2.47, 2.6],
  special: 1.43,
  group: [0, 0, 0.52, 1.49, 3, 4, 6, 7, 9],
  height: 0.34,
  base: 0.16,
  room: [0, 1, 0.73, 0.46, 0.19, 0.15, 0.1, 0.06],
  supply: [0, 1.29, 0.97, 0.63, 0.3],
  dragon: 0.7,
  gift: 0.49,
  horizon: 2.93,
};

/** The master of November 2026: its weights and its stages stay as they were, so that what comes later can be compared. */
export const milestone = searching({
  lookahead: {
    playout: { width: 1, payments: 0, everyTile: false },
    appraisal: promisedAppraisal(MILESTONE_WEIGHTS),
    worth: promisedWorth(MILESTONE_WEIGHTS),
  },
  stages: (seats) => [{ plans: 8, deals: Number.POSITIVE_INFINITY, turns: seats, replies: 1 }],
  budget: { iterations: 3 },
});

/** The strongest level, shown every covered tile. No game offers it. */
export const seer: BotOf<Game, Action> = {
  decide: (game, random, budget) => BOTS.dragon.decide({ ...game, viewer: undefined }, random, budget),
};
