import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeDocuments } from '../../scripts/documents.ts';
import { DOCUMENTS } from '../../scripts/folders.ts';
import { BUNDLED_LAYOUTS } from '../bundled.ts';
import { fixtureText } from '../fixtures.ts';
import { makePicture } from './picture.ts';

const count = (text: string, part: string) => text.split(part).length - 1;

describe('pictures', () => {
  test.each(BUNDLED_LAYOUTS.map((layout) => [layout.id, layout] as const))(
    '%s: the relief shows 116 tiles',
    (_, layout) => {
      expect(count(makePicture(layout), '<use ')).toBe(116);
    },
  );

  test('tiles further south and higher are drawn later', () => {
    const uses = [
      ...makePicture({ name: 'A', rows: ['21', '10'] }).matchAll(/#mf-t(\d)" x="(\d+)" y="(\d+)"/g),
    ];
    expect(uses.map(([, tier, x, y]) => [tier, x, y].map(Number))).toEqual([
      [1, 3, 11],
      [1, 51, 11],
      [2, 0, 0],
      [1, 3, 75],
    ]);
  });

  test('the plan shows every stack with its height', () => {
    const plan = makePicture({ name: 'A', rows: ['205', '010'] }, { view: 'plan', table: false });
    expect([...plan.matchAll(/>(\d)<\/text>/g)].map(([, digit]) => digit)).toEqual(['2', '5', '1']);
    expect(count(plan, '<rect')).toBe(3);
  });

  test('a name never becomes markup', () => {
    const picture = makePicture({ name: '</title><script>"\u0000&', rows: ['1'] });
    expect(picture).toContain('<title>&lt;/title&gt;&lt;script&gt;&quot;&amp;</title>');
  });
});

test.each(makeDocuments().map(([name, text]) => [name, text] as const))(
  'docs/layouts/%s is current (npm run build writes it)',
  (name, text) => {
    expect(readFileSync(path.join(DOCUMENTS, name), 'utf8') === text).toBe(true);
  },
);

test('the fortress in docs/LAYOUTS.md is the one in its pictures', () => {
  const guide = readFileSync(path.join(DOCUMENTS, '..', 'LAYOUTS.md'), 'utf8');
  expect(/```json\n(.*?)```/s.exec(guide)?.[1]).toBe(fixtureText('valid', 'first-hill.json'));
});
