import { checkLayout } from '@mahjong-fortress/layouts-schema';
import { en } from '@mahjong-fortress/words/editor/en';
import { expect, test } from 'vitest';
import { causesOf, causeText, cellsOf } from './causes.ts';
import { emptyDocument, toDraft, withGrid, withPlayers } from './document.ts';

const paper = emptyDocument('Paper');
const checked = (rows: readonly string[], document = paper) =>
  causesOf(checkLayout(toDraft(withGrid(document, rows))));
const textsOf = (causes: ReturnType<typeof checked>) => causes.map((cause) => causeText(cause, en, 'en'));

test('a wide block is one thing to mend', () => {
  const causes = checked(new Array(6).fill('2222222222'));
  expect(causes.map(({ code }) => code)).toEqual(['too-many-tiles', 'long-row']);
  expect(textsOf(causes)[1]).toContain('Rows 1, 2, 3, 4, 5, and 6 have more than 6 tiles');
  expect(causes[1] && cellsOf(causes[1])).toHaveLength(60);
});

test('tier 1 is small for several at once', () => {
  const steep = withPlayers(paper, [1, 2, 3]);
  const causes = checked(new Array(6).fill('33300333'), steep);
  expect(causes.map(({ code }) => code)).toEqual(['too-few-tiles', 'tier-one-few']);
  expect(textsOf(causes)[1]).toContain('too few for 1, 2, and 3 players');
});

test('tiles that are still missing are no second finding', () => {
  expect(checked(['1111']).map(({ code }) => code)).toEqual(['too-few-tiles']);
});

test.each([
  [{ name: '' }, 'Name: This text can’t be empty.'],
  [{ name: { en: 'A', ru: 'Ж'.repeat(41) } }, 'Name in Russian: This text is too long'],
  [{ id: 'No Good' }, 'File name: Use lowercase Latin letters'],
  [{ author: 'x'.repeat(41) }, 'Author: This text is too long'],
])('a finding names its field: %o', (about, text) => {
  const document = { ...paper, about: { ...paper.about, ...about } };
  const texts = textsOf(checked(paper.grid, document));
  expect(texts.some((line) => line.startsWith(text))).toBe(true);
});
