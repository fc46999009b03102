import { expect, test } from 'vitest';
import { weeksOf } from './calendar.tsx';

test.each([
  ['2026-11-18', 6, '2026-11-01', '2026-11-30'],
  ['2026-02-01', 5, '2026-02-01', '2026-02-28'],
  ['2027-02-10', 4, '2027-02-01', '2027-02-28'],
])('the month of %s has %i weeks', (date, weeks, first, last) => {
  const month = weeksOf(date);
  const days = month.flat().filter((day) => day !== undefined);
  expect(month).toHaveLength(weeks);
  expect([days[0], days.at(-1)]).toEqual([first, last]);
  expect(new Set(days).size).toBe(days.length);
});
