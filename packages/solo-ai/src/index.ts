export type { Amiss } from './amiss.ts';
export { FORTRESS, playFortressBout } from './arena/fortress.ts';
export {
  type FortressSoak,
  playSoakGame,
  type SoakOptions,
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
export { BAND_LEVEL, type BalanceBands, type BandBook, bandsOf, bundledBands } from './balance/bands.ts';
export { type BalanceGame, type BalanceOptions, playBalanceGame } from './balance/game.ts';
export { balancePicture } from './balance/picture.ts';
export { type BalanceReport, balanceReport, THRESHOLDS, type Verdict } from './balance/report.ts';
export { LEVELS, type Level, timeBudget, understudyFor } from './bot.ts';
export { evaluationOf } from './evaluation.ts';
export {
  type Foreseen,
  type Foresight,
  type ForesightOptions,
  foresightOf,
  playForesight,
} from './foresight/foresight.ts';
export { foresightPicture } from './foresight/picture.ts';
export { type Hint, hintFor } from './hint.ts';
export { explainIngenuity, type IngenuityReason, type PassedOver } from './ingenuity.ts';
export { learnOutlook } from './learn/learn.ts';
export { type Family, type LessonOptions, playLesson } from './learn/lesson.ts';
export { BOTS } from './levels.ts';
export { OUTLOOKS, outlookName } from './outlook.ts';
export { openPairs } from './pairs.ts';
export { isWanted, nextCards, type Wanted, wantedOf, withoutSurplus } from './puzzles/collection.ts';
export { stillHolds } from './puzzles/find.ts';
export { type Hunt, huntPuzzles } from './puzzles/hunt.ts';
export {
  amissAt,
  GRADES,
  type Grade,
  hintIn,
  openPuzzle,
  type Puzzle,
  solves,
  type WrittenPuzzle,
} from './puzzles/puzzle.ts';
export { type Decided, type Effort, type Review, reviewDecision } from './review.ts';
