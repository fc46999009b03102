import { expect, test } from 'vitest';
import { counted, signed } from './numbers.ts';

test.each([
  [1.25, '+1.3'],
  [-0.06, '−0.1'],
  [-0.04, '+0.0'],
  [0, '+0.0'],
])('%d with a sign is %s', (value, text) => {
  expect(signed(value)).toBe(text);
});

test('one is not many', () => {
  expect([0, 1, 2].map((number) => counted(number, 'game'))).toEqual(['0 games', '1 game', '2 games']);
});
