/** A finished game of Towers as it is remembered; beside those of Mahjong Fortress, each under a key of its own. */
import { isObject, readJson } from '@mahjong-fortress/base/json';
import type { Vault } from '@mahjong-fortress/base/vault';
import { VARIANTS, type Variant } from '@mahjong-fortress/towers';
import { COUNTED } from './counted-key.ts';
import { type CalendarDate, isDate } from './dates.ts';

const VERSION = 2;
/** Says whose game it is; those of Mahjong Fortress never did. */
const GAME = 'towers';

export interface CountedTowers {
  /** The save or the table that it was played at. */
  readonly id: string;
  readonly variant: Variant;
  /** The levels of the opponents; `human` for people. */
  readonly against: readonly string[];
  readonly score: number;
  readonly won: boolean;
  readonly details: {
    readonly endedAt: number;
    /** The date where it was played. */
    readonly on: CalendarDate;
    /** The date whose daily game it was. */
    readonly daily?: CalendarDate;
  };
}

function parseCountedTowers(id: string, text: string | undefined): CountedTowers | undefined {
  const value = readJson(text);
  if (!isObject(value) || value.version !== VERSION || value.game !== GAME) return undefined;
  const { against, score, won, endedAt, on, daily } = value;
  const variant = VARIANTS.find((known) => known === value.variant);
  if (!variant || typeof won !== 'boolean') return undefined;
  if (typeof score !== 'number' || !Number.isFinite(score)) return undefined;
  if (typeof endedAt !== 'number' || !Number.isFinite(endedAt) || !isDate(on)) return undefined;
  if (!Array.isArray(against) || !against.every((level) => typeof level === 'string')) return undefined;
  const details = { endedAt, on, ...(isDate(daily) ? { daily } : {}) };
  return { id, variant, against, score, won, details };
}

export function makeCountedTowers({ variant, against, score, won, details }: CountedTowers): string {
  return JSON.stringify({ version: VERSION, game: GAME, variant, against, score, won, ...details });
}

/** All counted games of Towers, in the order of their ends. */
export function readCountedTowers(vault: Vault): readonly CountedTowers[] {
  return vault
    .keys(COUNTED)
    .flatMap((key) => parseCountedTowers(key.slice(COUNTED.length), vault.read(key)) ?? [])
    .sort((a, b) => a.details.endedAt - b.details.endedAt);
}
