import { expect, test } from 'vitest';
import { nestingOf, readJson } from './json.ts';

test.each([
  ['{"a":[1]}', { a: [1] }],
  ['"[[[["', '[[[['],
  ['{"a"', undefined],
  ['', undefined],
  [undefined, undefined],
  [`${'['.repeat(5000)}${']'.repeat(5000)}`, undefined],
])('%.20s', (text, value) => {
  expect(readJson(text)).toEqual(value);
});

test('brackets in strings do not count, and an open one is told', () => {
  expect(nestingOf('{"a":"[[\\"[","b":[]}')).toEqual({ deepest: 2, open: false });
  expect(nestingOf('{"a":[')).toEqual({ deepest: 2, open: true });
  expect(nestingOf('"')).toEqual({ deepest: 0, open: true });
});
