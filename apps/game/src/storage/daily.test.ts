import { expect, test } from 'vitest';
import type { CountedGame } from './counted-game.ts';
import { dailyResults, streaksOf } from './daily.ts';

function played(daily: string, on = daily, score = 40): CountedGame {
  return {
    fortress: { id: 'castle' },
    against: [],
    score,
    won: false,
    rank: 'apprentice',
    details: { endedAt: 0, on, daily, spirits: [], dragons: [], called: [], pleased: [], achieved: [] },
  };
}

const streaks = (games: readonly CountedGame[], today: string) => streaksOf(dailyResults(games), today);

test('days in a row, up to today or to yesterday', () => {
  const games = ['2026-10-24', '2026-10-25', '2026-10-26'].map((date) => played(date));
  expect(streaks(games, '2026-10-26')).toEqual({ current: 3, best: 3 });
  expect(streaks(games, '2026-10-27')).toEqual({ current: 3, best: 3 });
  expect(streaks(games, '2026-10-28')).toEqual({ current: 0, best: 3 });
});

test('a day missed ends a streak; the best one stays', () => {
  const games = ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-05'].map((date) => played(date));
  expect(streaks(games, '2026-01-05')).toEqual({ current: 1, best: 3 });
});

test('a game that went on after midnight counts for its day, one that was found again later does not', () => {
  const night = [played('2026-01-01', '2026-01-02'), played('2026-01-02')];
  expect(streaks(night, '2026-01-02')).toEqual({ current: 2, best: 2 });
  const late = [played('2026-01-01', '2026-01-03'), played('2026-01-02')];
  expect(streaks(late, '2026-01-02')).toEqual({ current: 1, best: 1 });
  expect(dailyResults(late).has('2026-01-01')).toBe(true);
});

test('whoever travels west and finishes before the day has come there has finished in time', () => {
  expect(streaks([played('2026-01-02', '2026-01-01')], '2026-01-02')).toEqual({ current: 1, best: 1 });
});

test('days that a wrong clock brought are not counted before they come', () => {
  expect(streaks([played('2027-01-01'), played('2026-01-01')], '2026-01-01')).toEqual({
    current: 1,
    best: 1,
  });
});

test('played twice, the better result stands, and a late one takes no streak away', () => {
  const results = dailyResults([
    played('2026-01-01', '2026-01-01', 30),
    played('2026-01-01', '2026-01-09', 45),
  ]);
  expect(results.get('2026-01-01')).toMatchObject({ score: 45, isInTime: true });
});

test('nothing played', () => {
  expect(streaks([], '2026-01-01')).toEqual({ current: 0, best: 0 });
});
