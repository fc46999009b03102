/** A game is its record: who sat where, how it was set up and what was done reproduce every state. */
import type { Problem } from '@mahjong-fortress/base/problem';
import { ok, type Result } from '@mahjong-fortress/base/result';
import type { GameRules } from './game-rules.ts';
import { beginMatch, type Match } from './match.ts';

export const RECORD_FORMAT = 'mahjong-fortress-record';
export const RECORD_VERSION = 2;

/** Who sat at a seat; all of it is for people, the rules need none. */
export interface SeatIdentity {
  readonly name?: string;
  /** `human`, or the level of a computer opponent. */
  readonly level?: string;
  /** The colour, the season, or whatever else tells the seats of this game apart. */
  readonly colour?: string;
}

export interface GameRecord<Setup, Action> {
  readonly setup: Setup;
  readonly seats: readonly SeatIdentity[];
  readonly actions: readonly Action[];
  /** The final points of each seat. */
  readonly result?: readonly number[];
  /** Kept as they came: nothing here keeps time yet. */
  readonly clocks?: unknown;
}

/** The record of a game, for instance `RecordOf<typeof mahjongFortress>`. */
export type RecordOf<Rules> =
  Rules extends GameRules<infer Setup, infer _Game, infer _View, infer Action, infer _Event>
    ? GameRecord<Setup, Action>
    : never;

/** A record and the game that it is. */
export interface PlayedRecord<Setup, Game, Action, Event> {
  readonly record: GameRecord<Setup, Action>;
  readonly match: Match<Game, Action, Event>;
}

/** What a record says before anything is dealt: enough to list it. Its actions are still words. */
export type RecordHead<Setup> = GameRecord<Setup, string>;

/** A new game, dealt, and the record that it begins with. */
export function beginRecord<Setup, Game, View, Action, Event>(
  rules: GameRules<Setup, Game, View, Action, Event>,
  setup: Setup,
  seats: readonly SeatIdentity[],
): Result<PlayedRecord<Setup, Game, Action, Event>, Problem> {
  const dealt = rules.begin(setup);
  if (!dealt.ok) return dealt;
  const record = { setup: rules.settled(setup, dealt.value), seats, actions: [] };
  return ok({ record, match: beginMatch(dealt.value) });
}

/** The record of a game that was played on, or taken back: with these actions it has come to this. */
export function recordAt<Setup, Game, View, Action, Event>(
  rules: GameRules<Setup, Game, View, Action, Event>,
  record: GameRecord<Setup, Action>,
  { actions, game }: { readonly actions: readonly Action[]; readonly game: Game },
): GameRecord<Setup, Action> {
  const { result: _, ...about } = record;
  const isOver = rules.toMove(game).type === 'nobody';
  return { ...about, actions, ...(isOver ? { result: resultOf(rules, record, game) } : {}) };
}

export function resultOf<Setup, Game, View, Action, Event>(
  rules: GameRules<Setup, Game, View, Action, Event>,
  { seats }: Pick<GameRecord<Setup, Action>, 'seats'>,
  game: Game,
): readonly number[] {
  const standings = rules.standings(game);
  return seats.map((_, seat) => standings.find((standing) => standing.seat === seat)?.points ?? 0);
}

/** What a record is on the wire, as plain JSON. */
export function makeRecord<Setup, Game, View, Action, Event>(
  rules: GameRules<Setup, Game, View, Action, Event>,
  { setup, seats, actions, clocks, result }: GameRecord<Setup, Action>,
): unknown {
  const dealt = rules.begin(setup);
  if (!dealt.ok) throw new Error(dealt.error.message);
  return {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    game: rules.id,
    setup: rules.makeSetup(setup),
    seats,
    actions: actions.map((action) => rules.makeAction(dealt.value, action)),
    ...(clocks === undefined ? {} : { clocks }),
    ...(result ? { result } : {}),
  };
}
