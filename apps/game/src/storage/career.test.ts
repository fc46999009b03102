import { DRAGON_IDS, SPIRIT_IDS } from '@mahjong-fortress/rules';
import { expect, test } from 'vitest';
import { bestOf, isNewBest, newlyAchieved, pointsOf, progressOf } from './career.ts';
import type { CountedGame, GameDetails } from './counted-game.ts';

function game(id: string, details: Partial<GameDetails> = {}, facts: Partial<CountedGame> = {}): CountedGame {
  return {
    id,
    fortress: { id: 'castle' },
    against: ['novice'],
    score: 40,
    won: false,
    ...facts,
    details: {
      endedAt: 0,
      on: '2026-01-01',
      spirits: [],
      dragons: [],
      called: [],
      pleased: [],
      achieved: [],
      ...details,
    },
  };
}

test('every Spirit once, over many games', () => {
  const games = SPIRIT_IDS.map((spirit) => game(spirit, { called: [spirit] }));
  expect(progressOf(games.slice(1))['every-spirit']).toEqual({ done: 9, of: 10 });
  expect(newlyAchieved(games, SPIRIT_IDS[0])).toEqual(['every-spirit']);
  expect(newlyAchieved(games.slice(1), SPIRIT_IDS[1])).toEqual([]);
});

test('every Dragon, fortresses, and a week of days', () => {
  const days = ['01', '02', '03', '04', '05', '06', '07'].map((day) => `2026-01-${day}`);
  const games = [
    game('dragons', { pleased: [...DRAGON_IDS] }),
    game('own', {}, { fortress: { name: 'My house' } }),
    ...days.map((date) => game(date, { daily: date, on: date })),
  ];
  const progress = progressOf(games);
  expect(progress['every-dragon']).toEqual({ done: 10, of: 10 });
  expect(progress['every-fortress'].done).toBe(1);
  expect(progress['daily-week']).toEqual({ done: 7, of: 7 });
});

test('what was achieved before is not new', () => {
  const games = [
    game('a', { achieved: ['first-set'] }),
    game('b', { achieved: ['first-set', 'nine-tiles'] }),
  ];
  expect(newlyAchieved(games, 'b')).toEqual(['nine-tiles']);
});

test('games of the first version count for what they tell', () => {
  const old: CountedGame = { fortress: { id: 'castle' }, against: [], score: 57, won: false };
  expect(progressOf([old])['every-fortress'].done).toBe(1);
  expect(pointsOf(old)).toBe(57);
});

test('a best is one of its fortress and its number of players; alone, cards cost their points', () => {
  const alone = (id: string, score: number, spirits: GameDetails['spirits'] = []) =>
    game(id, { spirits }, { against: [], score });
  const games = [alone('plain', 45), alone('cards', 58, ['faith']), game('two', {}, { score: 70 })];
  expect(bestOf(games.slice(0, 2))?.id).toBe('plain');
  expect(isNewBest(games, 'cards')).toBe(false);
  expect(isNewBest([...games, alone('better', 61, ['faith'])], 'better')).toBe(true);
  // The first of its kind has nothing to beat.
  expect(isNewBest(games, 'two')).toBe(false);
});
