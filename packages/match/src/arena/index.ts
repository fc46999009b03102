export { type AnySetup, type ArenaOutcome, type Bout, type Contest, playBout, summarise } from './arena.ts';
export { type Contender, contenderName, type Opponents, playGame } from './game.ts';
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
