export { type Bout, type Match, type Outcome, playBout, summarise } from './arena/arena.ts';
export { type Contender, playGame, type Thought } from './arena/game.ts';
export {
  playSoakGame,
  type SoakGame,
  type SoakOptions,
  type SoakOutcome,
  summariseSoak,
} from './arena/soak.ts';
export {
  playSoloBout,
  type SoloBout,
  type SoloMatch,
  type SoloOutcome,
  summariseSolo,
} from './arena/solo.ts';
export { type Interval, mean, quantile, type Thinking, wilson } from './arena/statistics.ts';
export { type BalanceGame, type BalanceOptions, playBalanceGame } from './balance/game.ts';
export { balancePicture, type PictureWords } from './balance/picture.ts';
export { type BalanceReport, balanceReport, THRESHOLDS, type Verdict } from './balance/report.ts';
export { type Bot, type Budget, type Clock, LEVELS, type Level, timeBudget } from './bot.ts';
export { type Hint, hintFor, type Reason } from './hint.ts';
export { explainIngenuity, type IngenuityReason, type PassedOver } from './ingenuity.ts';
export { BOTS } from './levels.ts';
