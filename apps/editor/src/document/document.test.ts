import { layoutById } from '@mahjong-fortress/layouts-schema';
import { expect, test } from 'vitest';
import { fromLayout } from './document.ts';
import { shortText } from './local-text.ts';

const castle = layoutById('castle');
if (!castle) throw new Error('no castle');

test('what is good is taken as it is', () => {
  const { $schema, version, rows, ...about } = castle;
  expect(fromLayout(castle).about).toEqual(about);
});

test('texts from elsewhere are fit to be shown and kept', () => {
  const { about } = fromLayout({
    ...castle,
    id: 'x'.repeat(900_000),
    name: { en: 'a\uD83Db', ru: '\uFFFE' },
    author: '\u0000\u001B',
    licence: '城'.repeat(900_000),
    description: `${'🏯'.repeat(2000)}`,
  });
  expect(about.id).toHaveLength(1000);
  expect(about.name).toEqual({ en: 'ab' });
  expect(about).not.toHaveProperty('author');
  expect(about.licence).toHaveLength(1000);
  expect(about.description).toBe('🏯'.repeat(1000));
});

test.each([
  ['abc', 'abc'],
  ['abcdef', 'abcd'],
  ['a🏯b🏯c', 'a🏯b🏯'],
  ['🏯🏯🏯🏯🏯', '🏯🏯🏯🏯'],
  ['\uD83Dabcdef', 'abcd'],
])('%j in four characters', (text, short) => {
  expect(shortText(text, 4)).toBe(short);
});
