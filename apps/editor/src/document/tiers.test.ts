import { expect, test } from 'vitest';
import { highestTier, tierCleared, tierDoubled, tierMoved } from './tiers.ts';

const grid = ['1230', '1110'];

test('a tier moves with what stands on it', () => {
  expect(tierMoved(grid, 2, { row: 1, column: 0 })).toEqual(['1110', '1230']);
  // Where nothing lies below, tiles come down to the table.
  expect(tierMoved(grid, 2, { row: 0, column: 1 })).toEqual(['1122', '1110']);
});

test.each([
  ['off the paper', 2, { row: -1, column: 0 }],
  ['off the side', 1, { row: 0, column: -1 }],
])('but not %s', (_, tier, by) => {
  expect(tierMoved(grid, tier, by)).toBeUndefined();
});

test('and never higher than a stack may be', () => {
  expect(tierMoved(['53'], 1, { row: 0, column: 0 })).toEqual(['53']);
  expect(tierMoved(['0350'], 3, { row: 0, column: -1 })).toEqual(['1520']);
  expect(tierMoved(['044'], 2, { row: 0, column: 1 })).toBeUndefined();
});

test('doubling and clearing undo each other', () => {
  expect(tierDoubled(grid, 2)).toEqual(['1340', '1110']);
  expect(tierCleared(['1340', '1110'], 2)).toEqual(grid);
  expect(tierDoubled(['5'], 1)).toBeUndefined();
  expect(highestTier([])).toBe(0);
});
