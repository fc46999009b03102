import { type Contender, meanInterval, summarise, wilson } from '@mahjong-fortress/match/arena';
import { describe, expect, test } from 'vitest';
import { playFortressBout } from '../src/index.ts';
import { layoutRows } from './deals.ts';

function outcome(a: Contender, b: Contender, games: number) {
  const contest = { a, b, players: 2, seed: 'ladder', setup: { layout: layoutRows('standard-2') } } as const;
  const bouts = Array.from({ length: games }, (_, index) => {
    const bout = playFortressBout(contest, index, () => 0);
    if (!bout.ok) throw new Error(bout.error.message);
    return bout.value;
  });
  return summarise(bouts);
}

describe('the ladder', () => {
  test('an apprentice beats a novice', () => {
    const { share, margin } = outcome({ level: 'apprentice' }, { level: 'novice' }, 20);
    expect(share).toBeGreaterThan(0.7);
    expect(margin).toBeGreaterThan(3);
  });

  test.each([
    ['pupil', 'novice'],
    ['apprentice', 'pupil'],
  ] as const)('%s beats %s', (stronger, weaker) => {
    const { share, margin } = outcome({ level: stronger }, { level: weaker }, 16);
    expect(share).toBeGreaterThan(0.6);
    expect(margin).toBeGreaterThan(1);
  });

  test('a beginner has a chance against a novice, and none against an apprentice', () => {
    expect(outcome({ level: 'beginner' }, { level: 'novice' }, 20).share).toBeGreaterThan(0.3);
    expect(outcome({ level: 'beginner' }, { level: 'apprentice' }, 8).share).toBeLessThan(0.5);
  });

  // The arena tells it with hundreds of games; two deals are enough to notice a search that does harm.
  test('a master beats an apprentice, even with a single deal to look into', () => {
    const { margin } = outcome({ level: 'master', iterations: 1 }, { level: 'apprentice' }, 4);
    expect(margin).toBeGreaterThan(3);
  });

  test('an apprentice, who leaves nothing to chance, is even with itself over both seats of a deal', () => {
    const { margin } = outcome({ level: 'apprentice' }, { level: 'apprentice' }, 2);
    expect(margin).toBe(0);
  });
});

describe('Wilson’s interval', () => {
  test.each([
    { wins: 0, games: 0, low: 0, high: 1 },
    { wins: 50, games: 100, low: 0.4038, high: 0.5962 },
    { wins: 260, games: 400, low: 0.602, high: 0.6951 },
    { wins: 10, games: 10, low: 0.7225, high: 1 },
  ])('$wins of $games', ({ wins, games, low, high }) => {
    const interval = wilson(wins, games);
    expect(interval.low).toBeCloseTo(low, 3);
    expect(interval.high).toBeCloseTo(high, 3);
  });
});

describe('the interval of a mean', () => {
  test.each([
    { values: [3], low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY },
    { values: [2, 2, 2], low: 2, high: 2 },
    { values: [-1, 1, -1, 1], low: -1.1316, high: 1.1316 },
  ])('of $values', ({ values, low, high }) => {
    const interval = meanInterval(values);
    expect(interval.low).toBeCloseTo(low, 3);
    expect(interval.high).toBeCloseTo(high, 3);
  });
});
