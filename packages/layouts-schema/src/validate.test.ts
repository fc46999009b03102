import type { Language } from '@mahjong-fortress/base/languages';
import { describe, expect, test } from 'vitest';
import { type FindingCode, findingText, isError } from './finding.ts';
import { fixtureNames, fixtureText, SENTENCES } from './fixtures.ts';
import { parseLayout } from './parse.ts';
import { checkLayout } from './validate.ts';

/** Every defect with the code and the place that the first finding must name. */
const DEFECTS: readonly (readonly [defect: string, code: FindingCode, path: string])[] = [
  ['author-empty', 'empty-text', '/author'],
  ['deep-nesting', 'too-deep', ''],
  ['description-too-long', 'too-long', '/description'],
  ['empty-file', 'truncated', ''],
  ['height-six', 'bad-height', '/rows/2'],
  ['id-missing', 'missing', ''],
  ['id-too-long', 'too-long', '/id'],
  ['id-with-capitals', 'bad-id', '/id'],
  ['letter-in-row', 'bad-height', '/rows/1'],
  ['licence-as-list', 'wrong-type', '/licence'],
  ['list-instead-of-object', 'not-a-layout', ''],
  ['name-as-number', 'wrong-type', '/name'],
  ['name-empty', 'empty-text', '/name'],
  ['name-in-unknown-language', 'unknown-key', '/name/xx'],
  ['name-missing', 'missing', ''],
  ['name-russian-too-long', 'too-long', '/name/ru'],
  ['name-too-long', 'too-long', '/name'],
  ['name-without-language', 'no-language', '/name'],
  ['not-a-number', 'not-json', ''],
  ['players-as-text', 'wrong-type', '/players/0'],
  ['players-empty', 'no-players', '/players'],
  ['players-five', 'bad-players', '/players/0'],
  ['players-half', 'wrong-type', '/players/0'],
  ['players-missing', 'missing', ''],
  ['players-repeated', 'repeated', '/players'],
  ['prototype-key', 'unknown-key', '/__proto__'],
  ['row-as-number', 'wrong-type', '/rows/3'],
  ['row-empty', 'empty-text', '/rows/0'],
  ['row-too-wide', 'too-wide', '/rows/0'],
  ['rows-as-text', 'wrong-type', '/rows'],
  ['rows-empty', 'no-rows', '/rows'],
  ['rows-missing', 'missing', ''],
  ['rows-too-many', 'too-many-rows', '/rows'],
  ['rows-uneven', 'uneven-rows', '/rows/5'],
  ['tag-with-space', 'bad-id', '/tags/0'],
  ['tags-too-many', 'too-many', '/tags'],
  ['too-few-tiles', 'too-few-tiles', '/rows'],
  ['too-many-tiles', 'too-many-tiles', '/rows'],
  ['trailing-comma', 'not-json', ''],
  ['truncated', 'truncated', ''],
  ['unknown-key', 'unknown-key', '/colour'],
  ['version-as-text', 'wrong-version', '/version'],
  ['version-missing', 'missing', ''],
  ['version-negative', 'wrong-version', '/version'],
  ['version-newer', 'newer-version', '/version'],
];

function findingsIn(folder: string, name: string) {
  const parsed = parseLayout(fixtureText(folder, name));
  return parsed.ok ? parsed.value.advice : parsed.error;
}

describe('errors', () => {
  test('there is a row in the table for every fixture', () => {
    expect(DEFECTS.map(([defect]) => `${defect}.json`)).toEqual(fixtureNames('invalid'));
    expect(DEFECTS.length).toBeGreaterThanOrEqual(25);
  });

  test.each(DEFECTS)('%s: %s at “%s”', (defect, code, path) => {
    const [first] = findingsIn('invalid', `${defect}.json`);
    expect(first).toMatchObject({ code, path, severity: 'error' });
    for (const sentences of Object.values(SENTENCES)) {
      expect(first && findingText(first, sentences)).toMatch(/^\S.+[.…]$/);
    }
  });

  test('a wrong character is pointed at', () => {
    const [first] = findingsIn('invalid', 'letter-in-row.json');
    expect(first?.cells).toEqual([
      { row: 1, column: 2 },
      { row: 1, column: 7 },
    ]);
  });

  test.each<[Language, string]>([
    ['en', 'The fortress has 115 tiles but must use all 116: add 1.'],
    ['ru', 'В крепости 115 костей, а нужны все 116: добавьте 1.'],
    ['uk', 'У фортеці 115 кісток, а потрібні всі 116: додайте 1.'],
  ])('[§11] the sentence about missing tiles counts: %s', (language, sentence) => {
    const [first] = findingsIn('invalid', 'too-few-tiles.json');
    expect(first && findingText(first, SENTENCES[language])).toBe(sentence);
  });
});

describe('valid layouts', () => {
  test.each(fixtureNames('valid'))('%s has no finding', (name) => {
    expect(parseLayout(fixtureText('valid', name))).toMatchObject({ ok: true, value: { advice: [] } });
  });
});

describe('advice', () => {
  test.each(fixtureNames('advice'))('[§11] %s can be played and says so', (name) => {
    const findings = findingsIn('advice', name);
    expect(findings.map(({ code }) => `${code}.json`)).toEqual([name]);
    expect(findings.some(isError)).toBe(false);
  });

  test('[§11] advice names the cells concerned', () => {
    const [finding] = findingsIn('advice', 'long-row.json');
    expect(finding?.path).toBe('/rows/0');
    expect(finding?.cells).toHaveLength(7);
    expect(findingsIn('advice', 'tier-one-few.json')[0]?.cells).toHaveLength(60);
  });

  test.each([
    { players: 1, least: 50, most: 65 },
    { players: 2, least: 65, most: 80 },
    { players: 3, least: 50, most: 70 },
    { players: 4, least: 40, most: 55 },
  ])('[§11] tier 1 for $players: $least to $most tiles', ({ players, least, most }) => {
    const codes = (tiles: number) => {
      const rows = tierOneRows(tiles);
      return checkLayout({ version: 1, id: 'a', name: 'A', players: [players], rows }).map(
        ({ code }) => code,
      );
    };
    expect(codes(least)).toEqual([]);
    expect(codes(most)).toEqual([]);
    expect(codes(least - 1)).toEqual(['tier-one-few']);
    expect(codes(most + 1)).toEqual(['tier-one-many']);
  });
});

/** A shape with so many tiles on tier 1 and the rest of the 116 above, in rows of four with gaps between. */
function tierOneRows(tiles: number): string[] {
  const heights = new Array<number>(tiles).fill(1);
  for (let cell = 0, rest = 116 - tiles; rest > 0; cell = (cell + 1) % tiles, rest--) {
    heights[cell] = (heights[cell] ?? 0) + 1;
  }
  const padded = [...heights, ...new Array<number>(96 - tiles).fill(0)];
  return Array.from({ length: 8 }, (_, row) => {
    const cells = padded.slice(row * 12, row * 12 + 12).join('');
    return `${cells.slice(0, 4)}0${cells.slice(4, 8)}0${cells.slice(8)}`;
  });
}
