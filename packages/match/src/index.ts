export {
  type Bot,
  type Budget,
  betweenLevels,
  type Clock,
  LEVELS,
  type Level,
  TURN_MS,
  understudyFor,
  YARDSTICKS,
  type Yardstick,
} from './bot.ts';
export { type Arrival, type FarGame, farCourse } from './far-game.ts';
export type { GameCourse, GameRules, Played, Refusal, Standing, ToMove } from './game-rules.ts';
export {
  beginMatch,
  gameNow,
  lastDecision,
  type Match,
  sealedActions,
  takenBackTo,
  withAction,
} from './match.ts';
export { openRecord, openRecordValue, RECORD_LIMITS, readRecordHead } from './open-record.ts';
export { perft } from './perft.ts';
export { type Decide, type Decision, playOut } from './play-out.ts';
export {
  beginRecord,
  type GameRecord,
  makeRecord,
  type PlayedRecord,
  type RecordHead,
  type RecordOf,
  recordAt,
  type SeatIdentity,
} from './record.ts';
export { HUMAN, type Seat, seatFor } from './seat.ts';
