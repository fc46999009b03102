import { describe, expect, test } from 'vitest';
import { layoutById } from './bundled.ts';
import { type Layout, UNNAMED } from './layout.ts';
import { parseLayout } from './parse.ts';
import { plainText } from './plain-text.ts';
import { makePicture } from './render/picture.ts';
import { makeShareCode, parseShareCode } from './share/share-code.ts';
import { parseDraft } from './storage/draft.ts';

test.each([
  { name: 'a lone surrogate', text: 'a\uD83Db', plain: 'ab' },
  { name: 'surrogates in the wrong order', text: '\uDE00\uD83D', plain: '' },
  { name: 'surrogates kept apart by what is dropped', text: '\uD83D\u0000\uDE00', plain: '' },
  { name: 'U+FFFE and U+FFFF', text: 'a\uFFFE\uFFFFb', plain: 'ab' },
  { name: 'a noncharacter beyond the first plane', text: 'a\u{1FFFE}\uFDD0b', plain: 'ab' },
  {
    name: 'control characters, those of terminals too',
    text: 'a\u0000\u001B[31m\u007F\u009Bb',
    plain: 'a[31mb',
  },
  { name: 'what turns a text around', text: 'a\u202Egnp\u2066.\u2069\u200Fexe', plain: 'agnp.exe' },
  { name: 'line breaks and tabs stay', text: 'a\r\n\tb', plain: 'a\n\tb' },
  {
    name: 'emoji, accents, other scripts stay',
    text: 'é👩‍👩‍👧 Крепость 城\uFFFD',
    plain: 'é👩‍👩‍👧 Крепость 城\uFFFD',
  },
])('$name', ({ text, plain }) => {
  expect(plainText(text)).toBe(plain);
  expect(plainText(plain)).toBe(plain);
});

describe('a layout whose texts nobody could write', () => {
  const castle = layoutById('castle') as Layout;
  const read = (change: object) => {
    const parsed = parseLayout(JSON.stringify({ ...castle, ...change }));
    return parsed.ok ? parsed.value : expect.fail(parsed.error[0]?.code);
  };

  test.each([
    { change: { name: 'A\uD83D' }, layout: { name: 'A' }, paths: ['/name'] },
    { change: { name: { en: 'A\uFFFE', ru: '\uFFFF' } }, layout: { name: { en: 'A' } }, paths: ['/name'] },
    { change: { name: '\u0000' }, layout: { name: UNNAMED }, paths: ['/name'] },
    { change: { author: 'Ann\u001B' }, layout: { author: 'Ann' }, paths: ['/author'] },
    { change: { author: '\u202EnnA' }, layout: { author: 'nnA' }, paths: ['/author'] },
    { change: { author: '\uDE00' }, layout: { author: undefined }, paths: ['/author'] },
    {
      change: { licence: 'MIT\u0007', description: { ru: 'Стены\u009B' } },
      layout: { licence: 'MIT', description: { ru: 'Стены' } },
      paths: ['/licence', '/description'],
    },
    { change: {}, layout: castle, paths: [] },
  ])('$paths', ({ change, layout, paths }) => {
    const opened = read(change);
    expect(opened.layout).toEqual({ ...castle, ...layout });
    const remarks = opened.advice.filter(({ code }) => code === 'unwritable-text');
    expect(remarks.map(({ path }) => path)).toEqual(paths);
  });

  test('a draft is cleaned alike', () => {
    const draft = parseDraft(JSON.stringify({ ...castle, name: 'A\uD83D', rows: ['1'] }));
    expect(draft).toMatchObject({ ok: true, value: { name: 'A' } });
  });

  test('a share code that was made with such a name goes on opening', () => {
    const code = makeShareCode({ ...castle, name: 'A\uD83D\uFFFE', author: '\u0000' });
    const opened = parseShareCode(code);
    expect(opened).toMatchObject({ ok: true, value: { layout: { name: 'A', rows: castle.rows } } });
    expect(opened.ok && opened.value.layout).not.toHaveProperty('author');
    const nameless = parseShareCode(makeShareCode({ ...castle, name: '\uFFFF' }));
    expect(nameless).toMatchObject({ ok: true, value: { layout: { name: UNNAMED } } });
  });
});

test('a picture can be written as UTF-8, whatever the name', () => {
  const picture = makePicture({ name: '<\uD83D\uFFFE\u0000\u0007&>', rows: ['1'] });
  expect(picture).toContain('<title>&lt;&amp;&gt;</title>');
  expect(Buffer.from(picture).toString()).toBe(picture);
});
