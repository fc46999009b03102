/** Which puzzles were solved here, and on which days the one of the day. */
import { isObject, readJson } from '@mahjong-fortress/base/json';
import type { Vault } from '@mahjong-fortress/base/vault';
import { ENTRIES } from '@mahjong-fortress/base/vault-entries';
import { type Streaks, streaksOf } from '../storage/daily.ts';
import { type CalendarDate, isDate } from '../storage/dates.ts';

export interface Solved {
  /** By their ids. */
  readonly puzzles: ReadonlySet<string>;
  readonly days: ReadonlySet<CalendarDate>;
}

function textsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function parse(text: string | undefined): Solved {
  const value = readJson(text);
  const { puzzles, days } = isObject(value) ? value : {};
  return { puzzles: new Set(textsIn(puzzles)), days: new Set(textsIn(days).filter(isDate)) };
}

export function readSolved(vault: Vault): Solved {
  return parse(vault.read(ENTRIES.puzzles));
}

/** `days` are those whose puzzle it is, of the ones that still count. */
export function noteSolved(vault: Vault, id: string, days: readonly CalendarDate[]): void {
  void vault.update(ENTRIES.puzzles, (text) => {
    const before = parse(text);
    const puzzles = [...new Set([...before.puzzles, id])];
    return JSON.stringify({ puzzles, days: [...new Set([...before.days, ...days])].sort() });
  });
}

export function puzzleStreaks({ days }: Solved, today: CalendarDate): Streaks {
  return streaksOf(new Map([...days].map((day) => [day, { isInTime: true }])), today);
}
