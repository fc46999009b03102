/** What a gallery answers, and how a client reads it: unknown keys are ignored, one bad card costs only itself. */
import { isObject } from '@mahjong-fortress/base/json';
import { type Problem, problem } from '@mahjong-fortress/base/problem';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import {
  FORMAT_VERSION,
  type Layout,
  type LocalText,
  type PlayerCount,
} from '@mahjong-fortress/layouts-schema';
import type { Measures } from './shape.ts';
import type { Act, Hold, Length, Licence, ReportReason, Visibility } from './vocabulary.ts';

export interface Author {
  readonly player: string;
  /** Empty for somebody who is gone. */
  readonly name: string;
}

/** What many games between computers say for a number of players. */
export type BadgeVerdict =
  | { readonly type: 'balanced' }
  | { readonly type: 'seat-favoured'; readonly seat: number; readonly points: number }
  | { readonly type: 'drags' | 'ends-early'; readonly turns: number }
  | { readonly type: 'few-pairs'; readonly pairs: number }
  | { readonly type: 'unfinishable' };

export interface Badge {
  readonly players: number;
  /** So many games were played of so many that are wanted. */
  readonly games: number;
  readonly wanted: number;
  /** Absent as long as there are not enough games. */
  readonly verdicts?: readonly BadgeVerdict[];
  readonly turns?: number;
}

/** A fortress as lists show it, with everything that its picture and its game need. */
export interface Card extends Measures {
  readonly id: string;
  readonly version: number;
  readonly name: LocalText;
  readonly author: Author;
  readonly players: readonly PlayerCount[];
  readonly tags: readonly string[];
  readonly licence: Licence;
  readonly rows: readonly string[];
  readonly likes: number;
  readonly plays: number;
  readonly remixes: number;
  /** Milliseconds since 1970: the first version, and the newest. */
  readonly created: number;
  readonly updated: number;
  readonly featured: boolean;
  readonly badges: readonly Badge[];
  readonly length?: Length;
}

export interface Page {
  readonly cards: readonly Card[];
  /** The number of the next page, if there is one. */
  readonly next?: number;
}

/** A fortress that another one was made from, or has the same shape as; without a name where it is not for everybody. */
export interface Relative {
  readonly id: string;
  readonly name?: LocalText;
  readonly author?: Author;
}

export interface VersionLine {
  readonly number: number;
  readonly note?: string;
  readonly created: number;
}

/** Everything about one fortress. */
export interface Whole extends Card {
  readonly description?: LocalText;
  readonly visibility: Visibility;
  readonly versions: readonly VersionLine[];
  readonly note?: string;
  /** The nearest one first. */
  readonly basedOn: readonly Relative[];
  readonly sameAs: readonly Relative[];
  /** Whether whoever asks likes it, and whether it is theirs. */
  readonly liked: boolean;
  readonly mine: boolean;
  /** For its author and for moderators: why it isn't listed, and until when the newest version can be taken back. */
  readonly hold?: Hold;
  readonly undoUntil?: number;
  /** Whom the author wants to give it to, for both of them. */
  readonly heir?: Author;
}

export interface Published {
  readonly id: string;
  readonly version: number;
  readonly undoUntil: number;
  /** Those with the same shape that were there before. */
  readonly sameAs: readonly Relative[];
}

/** A remix and what was made from it. */
export interface TreeNode extends Relative {
  readonly likes: number;
  readonly plays: number;
  readonly remixes: readonly TreeNode[];
}

/** A finished game of one player, the best first. */
export interface BestGame {
  readonly place: number;
  readonly player: string;
  readonly name: string;
  readonly points: number;
  readonly version: number;
  /** What a game of so many points makes its player, in words. */
  readonly rank?: LocalText;
  readonly at: number;
  /** Its record lies at `/api/gallery/games/<game>`; absent while it must stay secret, and where there is none. */
  readonly game?: string;
}

/** What moderators did, for the author and for other moderators. */
export interface LoggedAct {
  readonly act: Act;
  readonly reason: string;
  readonly at: number;
}

export interface ReportLine {
  readonly reason: ReportReason;
  readonly words?: string;
  readonly at: number;
}

const NOT_UNDERSTOOD = problem(
  'not-an-answer',
  '',
  'The gallery said something that this version doesn’t understand.',
);

function isName(value: unknown): boolean {
  return (
    (typeof value === 'string' && value !== '') ||
    (isObject(value) && Object.values(value).some((one) => typeof one === 'string'))
  );
}

function isCard(value: unknown): value is Card {
  return (
    isObject(value) &&
    typeof value.id === 'string' &&
    isName(value.name) &&
    isObject(value.author) &&
    typeof value.author.name === 'string' &&
    [value.version, value.likes, value.plays, value.remixes, value.created, value.updated].every(
      (one) => typeof one === 'number',
    ) &&
    [value.players, value.tags, value.rows, value.badges].every(Array.isArray) &&
    (value.rows as readonly unknown[]).every((row) => typeof row === 'string')
  );
}

/** A page of cards, as the client reads it. */
export function readPage(value: unknown): Result<Page, Problem> {
  if (!isObject(value) || !Array.isArray(value.cards)) return err(NOT_UNDERSTOOD);
  const next = typeof value.next === 'number' ? { next: value.next } : {};
  return ok({ cards: value.cards.filter(isCard), ...next });
}

export function readWhole(value: unknown): Result<Whole, Problem> {
  const isWhole =
    isCard(value) &&
    isObject(value) &&
    [value.versions, value.basedOn, value.sameAs].every(Array.isArray) &&
    typeof value.visibility === 'string';
  return isWhole ? ok(value as unknown as Whole) : err(NOT_UNDERSTOOD);
}

/** Somebody's own, and what others want to give them. */
export interface Mine {
  readonly cards: readonly Whole[];
  readonly offered: readonly Relative[];
}

export const NOTHING_MINE: Mine = { cards: [], offered: [] };

function isRelative(value: unknown): value is Relative {
  return isObject(value) && typeof value.id === 'string';
}

export function readMine(value: unknown): Result<Mine, Problem> {
  if (!isObject(value) || !Array.isArray(value.cards)) return err(NOT_UNDERSTOOD);
  const cards = value.cards.flatMap((one) => {
    const read = readWhole(one);
    return read.ok ? [read.value] : [];
  });
  return ok({ cards, offered: Array.isArray(value.offered) ? value.offered.filter(isRelative) : [] });
}

/** The layout that a card shows; its id is that of the gallery, so that a game on it is counted there. */
export function layoutOf(card: Card & { readonly description?: LocalText }): Layout {
  const { id, name, author, licence, players, tags, rows, description } = card;
  return {
    version: FORMAT_VERSION,
    id,
    name,
    ...(author.name === '' ? {} : { author: author.name }),
    licence,
    players,
    ...(tags.length === 0 ? {} : { tags }),
    ...(description === undefined ? {} : { description }),
    rows,
  };
}
