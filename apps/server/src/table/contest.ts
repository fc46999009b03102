/** The contest of a day: everybody plays the same deal alone, so nothing of it may be known before the day is over. */
import type { TableSettings } from './table.ts';

const DAY = 86_400_000;

/** Days are those of Greenwich, as they are written: 2026-11-18. */
export function dayAt(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

export function endOf(day: string): number {
  return Date.parse(day) + DAY;
}

export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** Whether the seed of a table that is over, and with it the record, has to be kept back. */
export function isSealed({ daily }: TableSettings, now: number): boolean {
  return daily !== undefined && now < endOf(daily);
}
