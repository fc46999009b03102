export { type Bout, type Match, type Outcome, playBout, summarise, type Thinking } from './arena/arena.ts';
export { type Clock, type Contender, playGame, type Thought } from './arena/game.ts';
export { type Interval, mean, quantile, wilson } from './arena/statistics.ts';
export { type Bot, type Budget, LEVELS, type Level } from './bot.ts';
export { type Hint, hintFor, type Reason } from './hint.ts';
export { explainIngenuity, type IngenuityReason, type PassedOver } from './ingenuity.ts';
export { BOTS } from './levels.ts';
