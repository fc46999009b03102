/** A finished game as it is remembered: what statistics, bests, streaks and achievements are made of. */
import { isObject, readJson } from '@mahjong-fortress/base/json';
import { LANGUAGES } from '@mahjong-fortress/base/languages';
import { BUNDLED_LAYOUTS, layoutById, textIn } from '@mahjong-fortress/layouts-schema';
import {
  DRAGON_IDS,
  type DragonId,
  RANKS,
  type Rank,
  SPIRIT_IDS,
  type SpiritId,
} from '@mahjong-fortress/rules';
import { GAME_ACHIEVEMENTS, type GameAchievement } from '../session/achievements.ts';
import { type CalendarDate, isDate } from './dates.ts';

const VERSION = 2;

/** A fortress of this game by its id, another one by the name that it had. */
type PlayedFortress = { readonly id: string } | { readonly name: string };

export interface CountedGame {
  /** The save it was played in, so that an end that was taken back and reached again is one game; the oldest have none. */
  readonly id?: string;
  readonly fortress: PlayedFortress;
  /** The levels of the opponents; none alone. */
  readonly against: readonly string[];
  readonly score: number;
  readonly won: boolean;
  /** Present for games alone. */
  readonly rank?: Rank;
  /** What the first version did not write down. */
  readonly details?: GameDetails;
}

export interface GameDetails {
  readonly endedAt: number;
  /** The date where it was played; the same time is another date elsewhere. */
  readonly on: CalendarDate;
  /** The date whose fortress of the day it was. */
  readonly daily?: CalendarDate;
  readonly spirits: readonly SpiritId[];
  readonly dragons: readonly DragonId[];
  /** The Spirits that were called, and the Dragons that brought points. */
  readonly called: readonly SpiritId[];
  readonly pleased: readonly DragonId[];
  readonly achieved: readonly GameAchievement[];
}

function isRank(value: unknown): value is Rank {
  return RANKS.some((rank) => rank === value);
}

/** The words that are known here; a newer version may have written others. */
function wordsIn<const T extends string>(value: unknown, known: readonly T[]): readonly T[] {
  return Array.isArray(value) ? known.filter((word) => value.includes(word)) : [];
}

function readDetails(value: Readonly<Record<string, unknown>>): GameDetails | undefined {
  const { endedAt, on, daily } = value;
  if (typeof endedAt !== 'number' || !Number.isFinite(endedAt) || !isDate(on)) return undefined;
  return {
    endedAt,
    on,
    ...(isDate(daily) ? { daily } : {}),
    spirits: wordsIn(value.spirits, SPIRIT_IDS),
    dragons: wordsIn(value.dragons, DRAGON_IDS),
    called: wordsIn(value.called, SPIRIT_IDS),
    pleased: wordsIn(value.pleased, DRAGON_IDS),
    achieved: wordsIn(value.achieved, GAME_ACHIEVEMENTS),
  };
}

interface Outcome {
  readonly score: number;
  readonly won: boolean;
  readonly rank?: Rank;
}

function readOutcome({ score, won, rank }: Readonly<Record<string, unknown>>): Outcome | undefined {
  if (typeof score !== 'number' || !Number.isFinite(score) || typeof won !== 'boolean') return undefined;
  if (rank === undefined) return { score, won };
  return isRank(rank) ? { score, won, rank } : undefined;
}

function readFortress(value: unknown): PlayedFortress | undefined {
  if (!isObject(value)) return undefined;
  if (typeof value.id === 'string' && layoutById(value.id)) return { id: value.id };
  return typeof value.name === 'string' ? { name: value.name } : undefined;
}

/** A game as this version writes it, under its own key. */
export function parseCounted(id: string, text: string | undefined): CountedGame | undefined {
  const value = readJson(text);
  if (!isObject(value) || value.version !== VERSION) return undefined;
  const outcome = readOutcome(value);
  const fortress = readFortress(value.fortress);
  const details = readDetails(value);
  const { against } = value;
  if (!outcome || !fortress || !details) return undefined;
  if (!Array.isArray(against) || !against.every((level) => typeof level === 'string')) return undefined;
  return { id, fortress, against, ...outcome, details };
}

export function makeCounted({ fortress, against, score, won, rank, details }: CountedGame): string {
  return JSON.stringify({ version: VERSION, fortress, against, score, won, rank, ...details });
}

/** Games were once counted under the name of the moment; a fortress of the game is known by its name in every language. */
function fortressNamed(name: string): PlayedFortress {
  const known = BUNDLED_LAYOUTS.find((layout) => LANGUAGES.some((one) => textIn(layout.name, one) === name));
  return known ? { id: known.id } : { name };
}

function renewed(value: unknown): CountedGame | undefined {
  if (!isObject(value)) return undefined;
  const { id, layout, against } = value;
  const outcome = readOutcome(value);
  if (!outcome || typeof layout !== 'string' || typeof against !== 'string') return undefined;
  if (id !== undefined && typeof id !== 'string') return undefined;
  return {
    ...(id === undefined ? {} : { id }),
    fortress: fortressNamed(layout),
    against: against === '' ? [] : against.split(' '),
    ...outcome,
  };
}

/** Longer than any list that was ever written. */
const MOST_GAMES = 2000;

/** The first version kept one list of all games. */
export function parseFirstVersion(text: string | undefined): readonly CountedGame[] {
  const value = readJson(text);
  if (!Array.isArray(value)) return [];
  return value.slice(-MOST_GAMES).flatMap((one) => renewed(one) ?? []);
}
