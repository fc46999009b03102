import { expect, test } from 'vitest';
import { decimal, languageFrom } from './messages.ts';

test.each([
  [['ru-RU', 'en'], 'ru'],
  [['RU'], 'ru'],
  // Rusyn is not Russian.
  [['rue', 'en-GB'], 'en'],
  [[undefined, 'de'], 'en'],
] as const)('the language of %j', (wishes, expected) => {
  expect(languageFrom(wishes)).toBe(expected);
});

test('decimals are written as the language writes them', () => {
  expect([decimal(2, 'en'), decimal(2.25, 'ru')]).toEqual(['2.0', '2,3']);
});
