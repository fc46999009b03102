import { expect, test } from 'vitest';
import { rankSum } from './rank-sum.ts';

test.each([
  [24, '24 − 15 = 9'],
  [15, '15 − 15 = 0'],
  [9, '9 − 15 = −6'],
])('%i VP with cards in play', (total, sum) => {
  expect(rankSum(total, 15)).toBe(sum);
});
