import { afterEach, expect, test, vi } from 'vitest';
import { dateAt, daysFrom, daysLater, isDate } from './dates.ts';

afterEach(() => vi.unstubAllEnvs());

/** 2026-11-18 01:30 in Greenwich. */
const NIGHT = Date.UTC(2026, 10, 18, 1, 30);

test.each([
  ['America/Los_Angeles', '2026-11-17'],
  ['Europe/Kyiv', '2026-11-18'],
  ['Pacific/Kiritimati', '2026-11-18'],
])('the date is the one on the calendar in %s', (zone, date) => {
  vi.stubEnv('TZ', zone);
  expect(dateAt(NIGHT)).toBe(date);
});

test('when the clocks change, a day is a day', () => {
  vi.stubEnv('TZ', 'Europe/Kyiv');
  // 23 hours in March, 25 in October.
  expect(daysFrom('2026-03-28', '2026-03-30')).toBe(2);
  expect(daysLater('2026-10-24', 2)).toBe('2026-10-26');
  expect(daysLater('2028-02-28', 1)).toBe('2028-02-29');
  expect(daysFrom('2026-01-02', '2025-12-31')).toBe(-2);
});

test.each(['2026-11-18', '2028-02-29'])('%s is a date', (text) => expect(isDate(text)).toBe(true));
test.each(['2026-02-29', '2026-13-01', '18.11.2026', '2026-1-1', '', 'daily', 20261118, undefined])(
  '%s is none',
  (text) => expect(isDate(text)).toBe(false),
);
