import { expect, test } from 'vitest';
import { standing } from './tile-face.tsx';

test('no tile lies lower than one that it could lie on', () => {
  const lifts = Array.from({ length: 20 }, (_, index) => standing(index + 1).style['--lift']);
  expect(lifts.slice(0, 4)).toEqual([0, 1, 2, 3]);
  expect(lifts).toEqual([...lifts].sort((a, b) => a - b));
});

test('from the second tier on it lies on a stack, which has an edge for every tile', () => {
  expect([1, 2, 3, 6, 7].map((tier) => standing(tier)['data-stacked'])).toEqual([undefined, 2, 3, 6, 6]);
});
