import { FACES, KINDS } from '@mahjong-fortress/rules';
import { describe, expect, test } from 'vitest';
import type { Finishing } from './en.ts';
import { LANGUAGES, languageFor, WORDS } from './language.ts';
import { faceName, placeOf } from './speech.ts';

/** What wants a list instead of a plain argument. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  '/tasks/finish': ['take', 'shrine', 'discard'] satisfies Finishing[],
};

/** Every path to a text, and what stands there; functions are called with plain arguments. */
function leaves(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'function') return leaves(value(LISTS[path] ?? 2, 3, 4, true), path);
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => leaves(inner, `${path}/${key}`));
}

/** Texts that are the same in both languages for a reason: names of languages and keys. */
const SAME = /^\/(language\/name|help\/keyList\/\d+\/0)$/;

describe.each(LANGUAGES)('%s', (language) => {
  test('every text says something', () => {
    for (const [path, text] of leaves(WORDS[language])) expect(text.trim(), path).not.toBe('');
  });

  test('every face has a name of its own', () => {
    const names = FACES.map((_, face) => faceName(WORDS[language], face));
    expect(new Set(names).size).toBe(FACES.length);
  });

  test('every letter that does something is listed', () => {
    const keys = WORDS[language].help.keyList.map(([key]) => key).join(' ');
    for (const letter of 'FRSDLNGPUH') expect(keys).toContain(letter);
  });

  test('letters tell the kinds apart', () => {
    const letters = Object.values(WORDS[language].kindLetters);
    expect(new Set(letters).size).toBe(KINDS.length);
  });
});

test.each(LANGUAGES.filter((language) => language !== 'en'))(
  '%s: every text, none left in English',
  (language) => {
    const english = new Map(leaves(WORDS.en));
    const translated = new Map(leaves(WORDS[language]));
    expect([...translated.keys()].sort()).toEqual([...english.keys()].sort());
    const untranslated = [...translated].filter(
      ([path, text]) => !SAME.test(path) && /[a-z]{4,}/i.test(text) && text === english.get(path),
    );
    expect(untranslated.map(([path]) => path)).toEqual([]);
  },
);

test('Russian holds no word in other letters', () => {
  const untranslated = leaves(WORDS.ru).filter(
    ([path, text]) => !SAME.test(path) && /[a-z]{4,}/i.test(text.replace(/undefined|Home/g, '')),
  );
  expect(untranslated.map(([path]) => path)).toEqual([]);
});

test.each([
  [['ru-RU', 'en'], 'ru'],
  [['xx', 'en-GB'], 'en'],
  [['xx', 'RU'], 'ru'],
  [['xx'], 'en'],
  [[], 'en'],
] as const)('a browser that wants %j gets %s', (wanted, language) => {
  expect(languageFor(wanted)).toBe(language);
});

test('places count from one', () => {
  expect(placeOf({ columns: 6 }, 8)).toEqual({ row: 2, column: 3 });
});

test('whoever plays alone against computers is spoken to', () => {
  const { en, ru } = WORDS;
  expect(en.table.realmOf(en.newGame.you)).toBe('Your realm');
  expect(ru.table.realmOf(ru.newGame.you)).toBe('Ваше Королевство');
  expect(en.table.realmOf('Maple')).toBe('Realm of Maple');
  expect(en.end.winner(en.newGame.you)).toBe('You win');
  expect(ru.end.winner(ru.newGame.you)).toBe('Вы победили');
  expect(en.end.winners('You, Maple')).toBe('Shared victory: You, Maple');
});

test('English tells one player from several', () => {
  expect(WORDS.en.newGame.forPlayers('1')).toBe('For 1 player');
  expect(WORDS.en.newGame.forPlayers('1, 2')).toBe('For 1, 2 players');
});

test('Russian counts correctly', () => {
  const { tasks } = WORDS.ru;
  expect(tasks.build(1)).toContain('1 храм.');
  expect(tasks.build(2)).toContain('2 храма.');
  expect(WORDS.ru.newGame.tiles(61, 3)).toBe('61 кость на столе, 3 яруса');
  expect(WORDS.ru.newGame.tiles(72, 5)).toBe('72 кости на столе, 5 ярусов');
  expect(WORDS.ru.newGame.tiles(11, 1)).toBe('11 костей на столе, 1 ярус');
});
