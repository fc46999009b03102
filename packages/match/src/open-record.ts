/** The door for records: from a text of anybody to a game that was really played so. */
import { type Problem, problem } from '@mahjong-fortress/base/problem';
import {
  anything,
  fields,
  listOf,
  oneOf,
  optional,
  parseJson,
  text,
  versionIn,
  whole,
} from '@mahjong-fortress/base/reader';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import type { GameRules } from './game-rules.ts';
import { gameNow } from './match.ts';
import {
  type GameRecord,
  type PlayedRecord,
  RECORD_FORMAT,
  RECORD_VERSION,
  type RecordHead,
  resultOf,
  type SeatIdentity,
} from './record.ts';

/** How much of a record is read; what lies beyond is refused before it is understood. */
export const RECORD_LIMITS = {
  /** Characters of a record, and how deep brackets may nest in it. */
  textLength: 300_000,
  depth: 32,
  /** A game of Mahjong Fortress has at most 1,086: 123 turns, each of which costs a tile or a token. */
  actions: 1500,
  seats: 8,
} as const;

const readEnvelope = fields({
  format: oneOf([RECORD_FORMAT]),
  version: whole(RECORD_VERSION, RECORD_VERSION),
  game: text(40),
  setup: anything,
  seats: listOf(
    fields({ name: optional(text(60)), level: optional(text(60)), colour: optional(text(20)) }),
    RECORD_LIMITS.seats,
  ),
  actions: listOf(text(60), RECORD_LIMITS.actions),
  clocks: optional(anything),
  result: optional(listOf(whole(0, 9999), RECORD_LIMITS.seats)),
});

/** What the head of a record asks of a game: whoever only lists games need not know more of its rules. */
type HeadRules<Setup> = Pick<
  GameRules<Setup, never, never, never, never>,
  'id' | 'parseSetup' | 'olderRecords'
>;

/** A record of any version as one of this version. */
function renewed<Setup>({ olderRecords = {} }: HeadRules<Setup>, value: unknown): Result<unknown, Problem> {
  const oldest = Math.min(RECORD_VERSION, ...Object.keys(olderRecords).map(Number));
  const version = versionIn(value, RECORD_FORMAT, { oldest, newest: RECORD_VERSION });
  if (!version.ok) return version;
  let now: Result<unknown, Problem> = ok(value);
  for (let step = version.value; step < RECORD_VERSION && now.ok; step++) {
    now = olderRecords[step]?.(now.value) ?? now;
  }
  return now;
}

/** Reads what a record says, without dealing or playing anything. */
export function readRecordHead<Setup>(
  rules: HeadRules<Setup>,
  value: unknown,
): Result<RecordHead<Setup>, Problem> {
  const current = renewed(rules, value);
  if (!current.ok) return current;
  const read = readEnvelope(current.value, '');
  if (!read.ok) return read;
  const { game, actions, clocks, result } = read.value;
  if (game !== rules.id) return err(problem('other-game', 'game', 'This is a record of a different game.'));
  const setup = rules.parseSetup(read.value.setup, read.value.seats.length);
  if (!setup.ok) return err(inSetup(setup.error));
  return ok({
    setup: setup.value,
    seats: read.value.seats.map(withoutAbsent),
    actions,
    ...(clocks === undefined ? {} : { clocks }),
    ...(result ? { result } : {}),
  });
}

function withoutAbsent(seat: Record<keyof SeatIdentity, string | undefined>): SeatIdentity {
  return Object.fromEntries(Object.entries(seat).filter(([, value]) => value !== undefined));
}

function inSetup(found: Problem): Problem {
  return { ...found, path: found.path ? `setup/${found.path}` : 'setup' };
}

interface Reading {
  /** Only the first so many actions are played. */
  readonly upTo?: number;
}

/** The one door for records: what was written, and the game that it is, or the first thing that is wrong with it. */
export function openRecord<Setup, Game, View, Action, Event>(
  rules: GameRules<Setup, Game, View, Action, Event>,
  json: string,
  reading: Reading = {},
): Result<PlayedRecord<Setup, Game, Action, Event>, Problem> {
  const value = parseJson(json, RECORD_LIMITS);
  return value.ok ? openRecordValue(rules, value.value, reading) : value;
}

/** The same for JSON that has been parsed already. */
export function openRecordValue<Setup, Game, View, Action, Event>(
  rules: GameRules<Setup, Game, View, Action, Event>,
  value: unknown,
  { upTo }: Reading = {},
): Result<PlayedRecord<Setup, Game, Action, Event>, Problem> {
  const head = readRecordHead(rules, value);
  if (!head.ok) return head;
  const dealt = rules.begin(head.value.setup);
  if (!dealt.ok) return err(inSetup(dealt.error));

  const actions: Action[] = [];
  for (const [index, words] of head.value.actions.entries()) {
    const action = rules.parseAction(dealt.value, words);
    if (!action.ok) return err({ ...action.error, path: `actions/${index}` });
    actions.push(action.value);
  }
  const record = { ...head.value, actions };
  return replayed(rules, record, dealt.value, upTo);
}

function replayed<Setup, Game, View, Action, Event>(
  rules: GameRules<Setup, Game, View, Action, Event>,
  record: GameRecord<Setup, Action>,
  dealt: Game,
  upTo: number | undefined,
): Result<PlayedRecord<Setup, Game, Action, Event>, Problem> {
  const games: [Game, ...Game[]] = [dealt];
  const events: (readonly Event[])[] = [];
  const actions = record.actions.slice(0, upTo);
  for (const [index, action] of actions.entries()) {
    const played = rules.play(gameNow({ games }), action);
    if (!played.ok) return err(problem(played.error.code, `actions/${index}`, played.error.reason));
    games.push(played.value.game);
    events.push(played.value.events);
  }
  const wrong = resultProblem(rules, record, gameNow({ games }));
  return wrong ? err(wrong) : ok({ record, match: { games, actions, events } });
}

/** A stated result has to be what the actions lead to. */
function resultProblem<Setup, Game, View, Action, Event>(
  rules: GameRules<Setup, Game, View, Action, Event>,
  record: GameRecord<Setup, Action>,
  last: Game,
): Problem | undefined {
  const { result } = record;
  if (!result || rules.toMove(last).type !== 'nobody') return undefined;
  const points = resultOf(rules, record, last);
  return points.length === result.length && points.every((own, seat) => own === result[seat])
    ? undefined
    : problem('wrong-result', 'result', `The actions end in ${points.join(' : ')}.`);
}
