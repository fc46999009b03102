/** What a server says. */
import { isObject } from '@mahjong-fortress/base/json';
import { type Problem, problem } from '@mahjong-fortress/base/problem';
import { parseJson } from '@mahjong-fortress/base/reader';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import { MOST_SEATS } from './limits.ts';
import type { Pace } from './pace.ts';
import type { Phrase } from './phrases.ts';

/** Who plays a seat. */
export type TableSitter =
  | { readonly type: 'open' }
  | {
      readonly type: 'person';
      readonly player: string;
      readonly name: string;
      /** Whether one of their devices is at the table. */
      readonly here: boolean;
      /** In this game with so many players; absent for who has none yet. */
      readonly rating?: Rating;
      /** The level of the computer that plays on for them. */
      readonly substitute?: string;
      readonly resigned?: true;
    }
  | { readonly type: 'computer'; readonly level: string };

/** What was agreed on at the table; it changes once, at the start, when what was left to chance is drawn. */
export interface About {
  readonly game: string;
  /** The setup of the game as JSON, with an empty seed. */
  readonly setup: unknown;
  readonly pace: Pace;
  readonly public: boolean;
  /** Whether it counts: only people play, and nothing is taken back without being asked for. */
  readonly rated?: true;
  /** The day whose contest it is: the same deal for everybody, whose seed is told when the day is over. */
  readonly daily?: string;
  /** The player who may start and fill seats. */
  readonly host: string;
  /** SHA-256 of the seed, as hexadecimal digits: what was promised before the first move. */
  readonly commitment: string;
}

/** All times are the server's, in milliseconds; they stand still while it is down. */
export interface Clocks {
  /** What every seat had left when the running clock was started. */
  readonly left: readonly number[];
  readonly running?: { readonly seat: number; readonly since: number };
}

/** How strong somebody is believed to be, and how far off that may be; who is new has 1500 ± 500. */
export interface Rating {
  readonly rating: number;
  readonly uncertainty: number;
}

export interface Outcome {
  readonly how: 'played' | 'resigned' | 'claimed';
  /** By seats: the place from 1, and the points. */
  readonly places: readonly number[];
  readonly points: readonly number[];
  /** Empty until the day is over where it is a contest. */
  readonly seed: string;
  /** Of a rated game, by seats; a moment after its end. */
  readonly ratings?: readonly { readonly before: Rating; readonly after: Rating }[];
}

export const TABLE_STAGES = ['gathering', 'playing', 'paused', 'over'] as const;
export type TableStage = (typeof TABLE_STAGES)[number];

/** How things stand at a table; small, and sent whole with every piece of news. */
export interface TableNow {
  readonly stage: TableStage;
  readonly seats: readonly TableSitter[];
  readonly watchers: number;
  readonly turn?: number;
  readonly clocks?: Clocks;
  /** Whose time is over: the others may claim or substitute. */
  readonly late?: number;
  /** When a computer plays on for them, unless somebody decides before. */
  readonly patience?: number;
  /** From when on they may do so about whoever is to move, who has gone; in slow games there are only deadlines. */
  readonly absence?: number;
  /** Who wants the pause. */
  readonly pausing: readonly number[];
  /** Who wants to take back their last action, and who is asked whether they may. */
  readonly undoing?: { readonly seat: number; readonly asked: number };
  /** Who has days off, and until when; only in slow games. */
  readonly away?: readonly { readonly seat: number; readonly until: number }[];
  readonly outcome?: Outcome;
  /** The table of the rematch. */
  readonly next?: string;
}

/** An entry of the log, as far as this audience may hear it. */
export interface Heard {
  readonly seq: number;
  readonly at: number;
  readonly seat?: number;
  readonly what: HeardWhat;
}

export type HeardWhat =
  | {
      readonly type: 'acted';
      readonly by: 'person' | 'computer' | 'rules';
      /** What happened, as its game says it. */
      readonly events: readonly unknown[];
    }
  /** The game stands again where it stood after so many actions. */
  | { readonly type: 'undone'; readonly actions: number }
  | { readonly type: 'phrase'; readonly phrase: Phrase }
  | {
      readonly type:
        | 'sat'
        | 'left'
        | 'computer'
        | 'opened'
        | 'started'
        | 'undo-asked'
        | 'undo-refused'
        | 'late'
        | 'waited'
        | 'pause'
        | 'resumed'
        | 'resigned'
        | 'claimed'
        | 'substituted'
        | 'returned'
        | 'away'
        | 'back'
        | 'rematch';
    };

export interface News {
  readonly type: 'news';
  readonly game: string;
  /** The entries after this one, in order and without a gap; none if only the table changed. */
  readonly from: number;
  readonly list: readonly Heard[];
  readonly table: TableNow;
  readonly about?: About;
  /** The seat of whoever reads this; absent for those who watch. */
  readonly seat?: number;
  /** What that seat may see after the last entry; absent before the start. */
  readonly view?: unknown;
  readonly now: number;
}

export interface Welcome {
  readonly type: 'welcome';
  readonly you: { readonly player: string; readonly name: string };
  readonly build: string;
  readonly news?: News;
}

export type ServerMessage =
  | Welcome
  | News
  | { readonly type: 'ack'; readonly cid: string; readonly seq: number }
  /** With `retryMs` it may go well later and is asked again; without it, never. */
  | Nack
  | { readonly type: 'pong' }
  /** The socket is about to be closed; without `retryMs` there is no use in coming back. */
  | { readonly type: 'bye'; readonly code: string; readonly reason: string; readonly retryMs?: number };

export interface Nack {
  readonly type: 'nack';
  /** Absent where the message could not be understood. */
  readonly cid?: string;
  readonly code: string;
  readonly reason: string;
  readonly retryMs?: number;
}

type Is = (value: unknown) => boolean;
type Shape = Readonly<Record<string, Is>>;

const isText: Is = (value) => typeof value === 'string';
const isNumber: Is = (value) => typeof value === 'number';
const isYesNo: Is = (value) => typeof value === 'boolean';
const isCount: Is = (value) => Number.isInteger(value) && (value as number) >= 0;
const isSeat: Is = (value) => isCount(value) && (value as number) < MOST_SEATS;
const isStage: Is = (value) => TABLE_STAGES.includes(value as TableStage);
const isAnything: Is = () => true;

function maybe(is: Is): Is {
  return (value) => value === undefined || is(value);
}

function listOf(is: Is): Is {
  return (value) => Array.isArray(value) && value.every((one) => is(one));
}

/** Fields beside these are what a newer server says to newer pages. */
function hasFields(shape: Shape): Is {
  const fields = Object.entries(shape);
  return (value) => isObject(value) && fields.every(([key, is]) => is(value[key]));
}

function isOneOf(shapes: Readonly<Record<string, Shape>>): Is {
  const readers = new Map(Object.entries(shapes).map(([type, shape]) => [type, hasFields(shape)]));
  return (value) => isObject(value) && readers.get(value.type as string)?.(value) === true;
}

const isTyped = hasFields({ type: isText });
const isRating = hasFields({ rating: isNumber, uncertainty: isNumber });

const isSitter = isOneOf({
  open: {},
  person: {
    player: isText,
    name: isText,
    here: isYesNo,
    rating: maybe(isRating),
    substitute: maybe(isText),
    resigned: maybe(isYesNo),
  },
  computer: { level: isText },
});

const isTable = hasFields({
  stage: isStage,
  seats: (value) => listOf(isSitter)(value) && (value as unknown[]).length <= MOST_SEATS,
  watchers: isCount,
  turn: maybe(isSeat),
  clocks: maybe(
    hasFields({ left: listOf(isNumber), running: maybe(hasFields({ seat: isSeat, since: isNumber })) }),
  ),
  late: maybe(isSeat),
  patience: maybe(isNumber),
  absence: maybe(isNumber),
  pausing: listOf(isSeat),
  undoing: maybe(hasFields({ seat: isSeat, asked: isSeat })),
  away: maybe(listOf(hasFields({ seat: isSeat, until: isNumber }))),
  outcome: maybe(
    hasFields({
      how: isText,
      places: listOf(isNumber),
      points: listOf(isNumber),
      seed: isText,
      ratings: maybe(listOf(hasFields({ before: isRating, after: isRating }))),
    }),
  ),
  next: maybe(isText),
});

const isAbout = hasFields({
  game: isText,
  pace: isOneOf({ live: { bank: isNumber, increment: isNumber }, slow: { days: isNumber }, untimed: {} }),
  public: isYesNo,
  rated: maybe(isYesNo),
  daily: maybe(isText),
  host: isText,
  commitment: isText,
});

const SPOKEN: Readonly<Record<string, Is>> = {
  acted: hasFields({ by: isText, events: listOf(isTyped) }),
  undone: hasFields({ actions: isCount }),
  phrase: hasFields({ phrase: isText }),
};

/** What a newer server calls in another way is nothing to this page. */
function isSpoken(value: unknown): boolean {
  if (!isObject(value) || !isText(value.type)) return false;
  const is = Object.hasOwn(SPOKEN, value.type as string) ? SPOKEN[value.type as string] : isAnything;
  return is?.(value) === true;
}

const isHeard = hasFields({ seq: isCount, at: isNumber, seat: maybe(isSeat), what: isSpoken });

const hasNewsFields = hasFields({
  game: isText,
  from: isCount,
  list: listOf(isHeard),
  table: isTable,
  about: maybe(isAbout),
  seat: maybe(isSeat),
  now: isNumber,
});

function isNews(value: unknown): boolean {
  if (!hasNewsFields(value)) return false;
  const { from, list, table, seat } = value as News;
  return (
    list.every(({ seq }, index) => seq === from + index + 1) &&
    (seat === undefined || seat < table.seats.length)
  );
}

const isRefusal: Shape = { code: isText, reason: isText, retryMs: maybe(isNumber) };

const isAnswer = isOneOf({
  welcome: { you: hasFields({ player: isText, name: isText }), build: isText, news: maybe(isNews) },
  ack: { cid: isText, seq: isCount },
  nack: { ...isRefusal, cid: maybe(isText) },
  pong: {},
  bye: isRefusal,
});

/** Views and setups are read by their game; of what happened in it only its type is. */
const isMessage: Is = (value) => (isObject(value) && value.type === 'news' ? isNews(value) : isAnswer(value));

/** Longer than any news; a game of a thousand actions is some hundred kilobytes. */
const LIMITS = { textLength: 8_000_000, depth: 64 };

export function parseServerMessage(json: string): Result<ServerMessage, Problem> {
  const value = parseJson(json, LIMITS);
  if (!value.ok) return value;
  return isMessage(value.value)
    ? ok(value.value as ServerMessage)
    : err(problem('not-a-message', '', 'This is no message of a server.'));
}
