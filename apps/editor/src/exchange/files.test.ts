import { readdirSync, readFileSync } from 'node:fs';
import {
  findingText,
  formatLayout,
  layoutById,
  makeShareCode,
  makeShareLink,
} from '@mahjong-fortress/layouts-schema';
import { en } from '@mahjong-fortress/layouts-schema/sentences/en';
import { describe, expect, test } from 'vitest';
import { readFortressText, readLink } from './files.ts';

const castle = layoutById('castle');
if (!castle) throw new Error('no castle');
const FIXTURES = new URL('../../../../packages/layouts-schema/fixtures/', import.meta.url);
const fixture = (path: string) => readFileSync(new URL(path, FIXTURES), 'utf8');

describe('files', () => {
  test('our own, finished or not', () => {
    expect(readFortressText(formatLayout(castle), 'castle.json')).toMatchObject({
      ok: true,
      value: { boards: [{ layout: { id: 'castle' } }] },
    });
    const begun = JSON.stringify({ ...castle, rows: ['111'] });
    expect(readFortressText(begun)).toMatchObject({
      ok: true,
      value: { boards: [{ layout: { rows: ['111'] } }] },
    });
  });

  test.each(['pyramid.layout', 'pyramid.mah'])('%s, whatever its name', (name) => {
    for (const fileName of [name, 'renamed.txt', '']) {
      expect(readFortressText(fixture(`import/${name}`), fileName)).toMatchObject({
        ok: true,
        value: { skipped: 0 },
      });
    }
  });

  test.each(readdirSync(new URL('invalid/', FIXTURES)))('%s is a draft or gets a sentence', (name) => {
    const read = readFortressText(fixture(`invalid/${name}`), name);
    if (read.ok) expect(read.value.boards[0]?.layout.rows.length).toBeGreaterThan(0);
    else expect(read.error[0] && findingText(read.error[0], en)).toMatch(/^\S.{4,}/);
  });

  test.each(['', 'null', '[]', '\u0000\u0001', '{"rows":"x"}', '['.repeat(100_000), 'x'.repeat(2_000_000)])(
    'hostile text never throws',
    (text) => expect(readFortressText(text, 'evil.json').ok).toBe(false),
  );
});

describe('links', () => {
  test('a link, a code, nothing, something broken', () => {
    const code = makeShareCode(castle);
    const link = makeShareLink('https://example.org/play', code, 'editor');
    for (const text of [code, link, ` ${link}\n`]) expect(readLink(text)).toMatchObject({ ok: true });
    expect(readLink('hello there')).toBeUndefined();
    expect(readLink(link.slice(0, -3))).toMatchObject({ ok: false });
  });
});
