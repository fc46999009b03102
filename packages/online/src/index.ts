export { type Ask, type ClientMessage, type Hello, parseClientMessage } from './client-message.ts';
export { MESSAGE_LIMITS, MESSAGE_RATE, MOST_SEATS, NAME_LENGTH, PROTOCOL, QUIET_MS } from './limits.ts';
export {
  type Line,
  type LineEvents,
  type LineOptions,
  type LineStatus,
  type LineWorld,
  openLine,
  type Wire,
  type WireEvents,
} from './line.ts';
export { absenceFor, LIVE_PACES, type Pace, readPace, SLOW_DAYS } from './pace.ts';
export { CONDUCT_REASONS, type ConductReason, type QuietHours } from './people.ts';
export { PHRASES, type Phrase } from './phrases.ts';
export { type Placing, type Request, readRequest } from './request.ts';
export {
  type About,
  type Clocks,
  type Heard,
  type HeardWhat,
  type Nack,
  type News,
  type Outcome,
  parseServerMessage,
  type Rating,
  type ServerMessage,
  TABLE_STAGES,
  type TableNow,
  type TableSitter,
  type TableStage,
  type Welcome,
} from './server-message.ts';
