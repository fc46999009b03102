import { expect, test } from 'vitest';
import { FIRST_FORTRESS } from './index.ts';

test('the first fortress uses all 116 tiles', () => {
  const tiles = [...FIRST_FORTRESS.join('')].reduce((sum, digit) => sum + Number(digit), 0);
  expect(tiles).toBe(116);
});
