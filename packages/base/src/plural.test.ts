import { expect, test } from 'vitest';
import { countingIn } from './plural.ts';

test.each([
  [0, '0 tiles'],
  [1, '1 tile'],
  [2, '2 tiles'],
  [21, '21 tiles'],
])('English: %i', (count, words) => {
  expect(countingIn('en')(count, { one: 'tile', other: 'tiles' })).toBe(words);
});

test.each([
  [0, '0 костей'],
  [1, '1 кость'],
  [2, '2 кости'],
  [4, '4 кости'],
  [5, '5 костей'],
  [11, '11 костей'],
  [14, '14 костей'],
  [21, '21 кость'],
  [112, '112 костей'],
  [122, '122 кости'],
])('Russian: %i', (count, words) => {
  expect(countingIn('ru')(count, { one: 'кость', few: 'кости', many: 'костей' })).toBe(words);
});
