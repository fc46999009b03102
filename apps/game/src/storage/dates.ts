/**
 * Days as people count them: dates of the calendar, written `2026-11-18`. A date has no hour and no time zone, so neither
 * a journey nor the change of the clocks can make a day of 23 hours a day that was missed.
 */
export type CalendarDate = string;

const DAY_MS = 24 * 60 * 60 * 1000;

const two = (number: number) => String(number).padStart(2, '0');

/** The date on the calendar where the clock stands. */
export function dateAt(time: number): CalendarDate {
  const local = new Date(time);
  return `${local.getFullYear()}-${two(local.getMonth() + 1)}-${two(local.getDate())}`;
}

/** Noon of that date in Greenwich: a time to count with and to write dates by, never one that was. */
export function noonOf(date: CalendarDate): Date {
  return new Date(`${date}T12:00:00Z`);
}

export function isDate(value: unknown): value is CalendarDate {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const noon = noonOf(value);
  return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(value);
}

/** How many days from one date to another. */
export function daysFrom(from: CalendarDate, to: CalendarDate): number {
  return Math.round((noonOf(to).getTime() - noonOf(from).getTime()) / DAY_MS);
}

export function daysLater(date: CalendarDate, days: number): CalendarDate {
  return new Date(noonOf(date).getTime() + days * DAY_MS).toISOString().slice(0, 10);
}
