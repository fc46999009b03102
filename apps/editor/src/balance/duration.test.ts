import { expect, test } from 'vitest';
import { durationIn, secondsFor } from './duration.ts';

test('what would not finish says so: the Dragon needs hours where others need minutes', () => {
  const takes = (level: 'apprentice' | 'dragon', players: readonly (1 | 2 | 3 | 4)[]) =>
    durationIn(secondsFor({ players, level, games: 500 }, 2), 'en');
  expect(takes('apprentice', [2])).toMatch(/sec$/);
  expect(takes('dragon', [2])).toBe('2 hr');
  // More at the table take longer, and all numbers of players the sum of theirs.
  expect(takes('dragon', [4])).toBe('5 hr');
  expect(takes('dragon', [1, 2, 3, 4])).toBe('12 hr');
});

test('no more cores help than there are games', () => {
  const wish = { players: [2], level: 'dragon', games: 1 } as const;
  expect(secondsFor(wish, 8)).toBe(secondsFor(wish, 1));
  expect(durationIn(secondsFor(wish, 8), 'ru')).toBe('25 с');
});
