import { expect, test } from 'vitest';
import { ENTRIES, ENTRY_PREFIXES, languageIn, settingsIn } from './entries.ts';

test('no kind of entry lies among those of another', () => {
  const prefixes = Object.values(ENTRY_PREFIXES);
  for (const key of [...prefixes, ...Object.values(ENTRIES)]) {
    const kinds = prefixes.filter((prefix) => key.startsWith(prefix));
    // What was chosen for a table online lies among the sheets, as a sheet of its own.
    expect(kinds, key).toHaveLength(prefixes.some((one) => one === key) || key === ENTRIES.farChoice ? 1 : 0);
  }
  expect(new Set(Object.values(ENTRIES)).size).toBe(Object.keys(ENTRIES).length);
});

test.each([
  ['{"language":"uk","letters":true}', 'uk'],
  ['{"language":7}', undefined],
  ['["uk"]', undefined],
  ['{', undefined],
  [undefined, undefined],
])('the language in %s', (text, language) => {
  expect(languageIn(text)).toBe(language);
});

test('settings of another app are kept', () => {
  expect(settingsIn('{"letters":true}')).toEqual({ letters: true });
});
