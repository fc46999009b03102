export type { GameCourse, GameRules, Played, Refusal, Standing, ToMove } from './game-rules.ts';
export { beginMatch, gameNow, type Match, sealedActions, takenBackTo, withAction } from './match.ts';
export { type Decide, type Decision, playOut } from './play-out.ts';
export type { Seat } from './seat.ts';
