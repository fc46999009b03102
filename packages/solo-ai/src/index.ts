export { type Contest, FORTRESS, playBout } from './arena/fortress.ts';
export {
  playSoakGame,
  type SoakGame,
  type SoakOptions,
  type SoakOutcome,
  soakThings,
  summariseSoak,
} from './arena/soak.ts';
export {
  playSoloBout,
  type SoloBout,
  type SoloContest,
  type SoloOutcome,
  summariseSolo,
} from './arena/solo.ts';
export { type BalanceGame, type BalanceOptions, playBalanceGame } from './balance/game.ts';
export { balancePicture } from './balance/picture.ts';
export { type BalanceReport, balanceReport, THRESHOLDS, type Verdict } from './balance/report.ts';
export { LEVELS, type Level, timeBudget, understudyFor } from './bot.ts';
export { evaluationOf } from './evaluation.ts';
export { type Hint, hintFor } from './hint.ts';
export { explainIngenuity, type IngenuityReason, type PassedOver } from './ingenuity.ts';
export { learnOutlook } from './learn/learn.ts';
export { type Experience, type LessonOptions, playLesson } from './learn/lesson.ts';
export { BOTS } from './levels.ts';
export { OUTLOOKS } from './outlook.ts';
export { openPairs } from './pairs.ts';
