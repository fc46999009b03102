/** Every subject says everything in every language. */
import type { Language } from '@mahjong-fortress/base/languages';
import { FACES, KINDS } from '@mahjong-fortress/rules';
import { describe, expect, test } from 'vitest';
import { loadCareerWords } from '../src/career/load.ts';
import { loadCoachWords } from '../src/coach/load.ts';
import { loadEditorWords } from '../src/editor/load.ts';
import { GALLERY_WORDS } from '../src/gallery/load.ts';
import { loadGalleryScreenWords } from '../src/gallery-screens/load.ts';
import { loadGameWords } from '../src/game/load.ts';
import { MAIL_WORDS } from '../src/mail/mail-words.ts';
import { NOTICE_WORDS } from '../src/notice/notice-words.ts';
import { loadOnlineWords } from '../src/online/load.ts';
import { loadPuzzleWords } from '../src/puzzles/load.ts';
import { faceName, placeName } from '../src/rulebook/names.ts';
import { FINISHING } from '../src/tasks/finishing.ts';
import { loadTerminalWords } from '../src/terminal/load.ts';
import { loadTowersWords } from '../src/towers-table/load.ts';
import { loadTowersTeaching } from '../src/towers-teaching/load.ts';
import { named, YOU } from '../src/who.ts';
import { everyLanguage } from './every-language.ts';

/** What wants something else than numbers. */
const ARGUMENTS: readonly (readonly [path: RegExp, ...args: unknown[]])[] = [
  [/^\/field\w+In$/, 'en'],
  [/^\/playersList$/, [2, 3]],
  [/^\/board\/(spirits|dragons)$/, [{ id: 'x', name: 'X' }]],
  [/^\/findings\/wrong-type$/, { expected: 'integer' }],
  [/^\/findings\//, { players: 2, tiles: 3, count: 4, expected: 5 }],
  [/^\/verdicts\//, { seat: 1, points: 2, turns: 3, pairs: 4 }],
  [/^\/events\/(tileUncovered|revealing)$/, 'X', 'b2'],
  [/^\/tasks\/finish$/, FINISHING],
  [/^\/events\/spirit$/, named('Ann'), 'X', true],
  [/^\/events\//, named('Ann'), 2, 3, 4],
  [/^\/(table\/(realmOf|thinking|yourTurn)|end\/winner|teaching\/watch)$/, named('Ann')],
  [/^\/end\/winners$/, [YOU, named('Ann')]],
  [/^\/(replying|answered)$/, named('Ann'), 'X', 4],
  [/^\/reasons\/left/, YOU, 'X', named('Ann'), 'X', 4],
  [/^\/castleLong$/, '2,3', 4, 2, 8],
  [/^\/cardDoes$/, { name: 'X', text: 'X' }],
];

/** Every path to a text, and what stands there; functions are called with plain arguments. */
function leaves(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'function') {
    const [, ...args] = ARGUMENTS.find(([where]) => where.test(path)) ?? [path, 2, 3, 4, true];
    return leaves(value(...args), path);
  }
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => leaves(inner, `${path}/${key}`));
}

/** Names of keys, files, formats and programs are the same everywhere. */
const SAME = /^\/help\/keyList\/\d+\/0$/;
const FOREIGN =
  /undefined|Home|Escape|Shift|Ctrl|JSON|KMahjongg|\w*\.json|--record FILE|pull request|npm run build|community\/|animal towers|two-towers|https|PIN|iPhone|iPad|version|name|players|rows|layout|CC0-1\.0|\bid\b|Ann|\b(mf|undo|score|cards|board|help|quit|take|place|shrine|end|hint|block|move|knight|card|jump|start|sit|stand|computer|open|say|hello|pause|resume|resign|seats|wait|claim|allow|decline|substitute|LEVEL|apprentice|master|return|rematch|next|verify|SHA)\b/g;

const GAME = await everyLanguage(loadGameWords);

const SUBJECTS: readonly (readonly [subject: string, all: readonly (readonly [Language, object])[]])[] = [
  ['game', GAME],
  ['career', await everyLanguage(loadCareerWords)],
  ['coach', await everyLanguage(loadCoachWords)],
  ['puzzles', await everyLanguage(loadPuzzleWords)],
  ['editor', await everyLanguage(loadEditorWords)],
  ['gallery', await everyLanguage(async (language) => GALLERY_WORDS[language])],
  ['gallery screens', await everyLanguage(loadGalleryScreenWords)],
  ['online', await everyLanguage(loadOnlineWords)],
  ['mail', await everyLanguage(async (language) => MAIL_WORDS[language])],
  ['notice', await everyLanguage(async (language) => NOTICE_WORDS[language])],
  ['terminal', await everyLanguage(loadTerminalWords)],
  ['towers', await everyLanguage(loadTowersWords)],
  ['towers teaching', await everyLanguage(loadTowersTeaching)],
];

describe.each(SUBJECTS)('%s', (_, all) => {
  const english = new Map(leaves(all.find(([language]) => language === 'en')?.[1]));

  test.each(all)('%s: every text says something', (_, words) => {
    for (const [path, text] of leaves(words)) expect(text.trim(), path).not.toBe('');
  });

  test.each(all.filter(([language]) => language !== 'en'))('%s: none left in English', (_, words) => {
    const translated = leaves(words);
    expect(translated.map(([path]) => path).sort()).toEqual([...english.keys()].sort());
    const isEnglish = (text: string) => /[a-z]{4,}/i.test(text);
    const left = translated.filter(
      ([path, text]) =>
        !SAME.test(path) &&
        isEnglish(text) &&
        (text === english.get(path) || isEnglish(text.replace(FOREIGN, ''))),
    );
    expect(left).toEqual([]);
  });
});

describe.each(GAME)('the things of the rulebook: %s', (_, words) => {
  test('every face has a name of its own', () => {
    const names = FACES.map((_, face) => faceName(words, face));
    expect(new Set(names).size).toBe(FACES.length);
  });

  test('letters tell the kinds apart', () => {
    expect(new Set(Object.values(words.kindLetters)).size).toBe(KINDS.length);
  });

  test('places count from one', () => {
    expect(placeName(words, { columns: 6 }, 8)).toMatch(/2.*3/);
  });

  test('every letter that does something is listed', () => {
    const keys = words.help.keyList.map(([key]) => key).join(' ');
    for (const letter of 'FRSDLNGPUH') expect(keys).toContain(letter);
  });
});
