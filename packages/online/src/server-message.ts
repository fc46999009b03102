/** What a server says. */
import { isObject } from '@mahjong-fortress/base/json';
import { type Problem, problem } from '@mahjong-fortress/base/problem';
import { parseJson } from '@mahjong-fortress/base/reader';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import type { Pace } from './pace.ts';
import type { Phrase } from './request.ts';

/** Who plays a seat. */
export type Sitter =
  | { readonly type: 'open' }
  | {
      readonly type: 'person';
      readonly player: string;
      readonly name: string;
      /** Whether one of their devices is at the table. */
      readonly here: boolean;
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

export const STAGES = ['gathering', 'playing', 'paused', 'over'] as const;
export type Stage = (typeof STAGES)[number];

/** How things stand at a table; small, and sent whole with every piece of news. */
export interface TableNow {
  readonly stage: Stage;
  readonly seats: readonly Sitter[];
  readonly watchers: number;
  readonly turn?: number;
  readonly clocks?: Clocks;
  /** Whose time is over: the others may claim or substitute. */
  readonly late?: number;
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

/** The answers of a server of one's own are believed but for their outline; views and events are read by their game. */
const OUTLINES: Readonly<
  Record<ServerMessage['type'], (message: Readonly<Record<string, unknown>>) => boolean>
> = {
  welcome: ({ you, news }) => isObject(you) && (news === undefined || isNews(news)),
  news: isNews,
  ack: ({ cid, seq }) => typeof cid === 'string' && Number.isInteger(seq),
  nack: ({ code, reason }) => typeof code === 'string' && typeof reason === 'string',
  pong: () => true,
  bye: ({ code, reason }) => typeof code === 'string' && typeof reason === 'string',
};

function isNews(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { game, from, list, table, now } = value;
  if (typeof game !== 'string' || !Number.isInteger(from) || !Array.isArray(list)) return false;
  const isInOrder = list.every(
    (entry, index) => isObject(entry) && entry.seq === (from as number) + index + 1,
  );
  return isInOrder && isObject(table) && Array.isArray(table.seats) && typeof now === 'number';
}

/** Longer than any news; a game of a thousand actions is some hundred kilobytes. */
const LIMITS = { textLength: 8_000_000, depth: 64 };

export function parseServerMessage(json: string): Result<ServerMessage, Problem> {
  const value = parseJson(json, LIMITS);
  if (!value.ok) return value;
  const message = value.value;
  const type = isObject(message) ? (message.type as ServerMessage['type']) : undefined;
  const isGood = type !== undefined && Object.hasOwn(OUTLINES, type) && OUTLINES[type](message as never);
  return isGood
    ? ok(message as ServerMessage)
    : err(problem('not-a-message', '', 'The server said something that this version doesn’t understand.'));
}
