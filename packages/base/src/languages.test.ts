import { expect, test } from 'vitest';
import { LANGUAGE_NAMES, LANGUAGES, languageFor } from './languages.ts';

test.each([
  [['ru-RU', 'en'], 'ru'],
  [['xx', 'en-GB'], 'en'],
  [['xx', 'RU'], 'ru'],
  [[undefined, 'ru_RU.UTF-8'], 'ru'],
  [['uk-UA', 'ru'], 'uk'],
  [['C', 'POSIX'], 'en'],
  // Rusyn is not Russian.
  [['rue', 'en-GB'], 'en'],
  [[undefined, 'de'], 'en'],
  [[], 'en'],
] as const)('whoever wants %j gets %s', (wishes, language) => {
  expect(languageFor(wishes)).toBe(language);
});

test('every language has a name of its own', () => {
  expect(new Set(LANGUAGES.map((language) => LANGUAGE_NAMES[language])).size).toBe(LANGUAGES.length);
});
