export { type AnySetup, type Bout, type Contest, type Outcome, playBout, summarise } from './arena.ts';
export { type Contender, type Opponents, playGame } from './game.ts';
export { playSoak, type Soaked, type SoakOutcome, soakLevels, summariseSoaks } from './soak.ts';
export {
  type Interval,
  mean,
  meanInterval,
  quantile,
  type Thinking,
  thinkingOf,
  wilson,
} from './statistics.ts';
