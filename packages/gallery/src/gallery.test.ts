import { BUNDLED_LAYOUTS } from '@mahjong-fortress/layouts-schema';
import { describe, expect, test } from 'vitest';
import { readPage } from './answer.ts';
import { folded } from './folded.ts';
import { plainLine, plainProse } from './plain-name.ts';
import { readPublication, readPublishedLayout } from './publication.ts';
import { galleryIdIn, withGalleryId } from './publication-id.ts';
import { FIRST_PAGE, queryText, readQuery } from './query.ts';
import { shapeKey, symmetryOf } from './shape.ts';
import { LICENCES } from './vocabulary.ts';

const [layout] = BUNDLED_LAYOUTS;
if (!layout) throw new Error('no layout');
const good = { ...layout, licence: 'CC0-1.0', name: 'A gate' };

describe('texts', () => {
  test.each([
    ['text that runs backwards', '\u202egnissap', 'gnissap'],
    ['zero width', 'a\u200bb\u2060c\ufeffd\u00ade', 'abcde'],
    ['zero width between a letter and its mark', 'caf\u0065\u200d\u0301', 'café'],
    ['control characters', 'a\u0000b\u001bc\u0085d', 'abcd'],
    ['tags and variation selectors', 'a\u{e0041}\ufe0fb', 'ab'],
    ['letters drawn as nothing', 'a\u3164\u2800b', 'ab'],
    ['decomposed letters', 'е\u0308лка', 'ёлка'],
    ['spaces of all kinds', ' a\u00a0\u3000b\tc\n ', 'a b c'],
    ['piled marks', `q${'\u0323'.repeat(30)}`, `q${'\u0323'.repeat(3)}`],
  ])('%s', (_, given, plain) => {
    expect(plainLine(given)).toBe(plain);
  });

  test('lines of a description stay, far ones come near', () => {
    expect(plainProse(' one \r\n\n\n\n two\u202e ')).toBe('one\n\ntwo');
  });

  test('are searched in Latin letters', () => {
    expect(folded('Крепость «Ґанок», Щука')).toBe('krepost ganok schuka');
    expect(folded('Їжак-2 Café')).toBe('izhak 2 cafe');
  });
});

describe('publications', () => {
  test('need a licence and a name that can be read', () => {
    expect(readPublishedLayout(good)).toMatchObject({ ok: true, value: { name: 'A gate' } });
    expect(readPublishedLayout({ ...good, licence: 'MIT' })).toMatchObject({ error: { code: 'licence' } });
    for (const name of ['\u202e\u200b', '  ', '!?', { en: '\u200b' }])
      expect(readPublishedLayout({ ...good, name })).toMatchObject({ ok: false });
    expect(readPublishedLayout({ ...good, rows: ['1'] })).toMatchObject({
      error: { path: expect.stringContaining('layout/rows') },
    });
    expect(readPublishedLayout(undefined).ok).toBe(false);
  });

  test('are read field by field', () => {
    const whole = { cid: 'abcdefgh', layout: good, visibility: 'public' };
    expect(readPublication(whole, '').ok).toBe(true);
    expect(readPublication({ ...whole, visibility: 'secret' }, '')).toMatchObject({
      error: { path: 'visibility' },
    });
    expect(readPublication({ ...whole, basedOn: '../etc' }, '')).toMatchObject({
      error: { path: 'basedOn' },
    });
    expect(readPublication({ ...whole, more: 1 }, '').ok).toBe(false);
    for (const licence of LICENCES)
      expect(readPublication({ ...whole, layout: { ...good, licence } }, '').ok).toBe(true);
  });
});

describe('shapes', () => {
  const shape = ['0120', '0010', '0000'];

  test('are the same however they lie', () => {
    const key = shapeKey(shape);
    for (const same of [
      ['12', '01'],
      ['21', '10'],
      ['01', '12'],
      ['10', '21'],
    ])
      expect(shapeKey(same)).toBe(key);
    expect(shapeKey(['210', '100'])).toBe(key);
    expect(shapeKey(['12', '10'])).not.toBe(shapeKey(['12', '20']));
    for (const { rows } of BUNDLED_LAYOUTS) {
      expect(shapeKey(rows.map((row) => [...row].reverse().join('')))).toBe(shapeKey(rows));
      expect(shapeKey([...rows].reverse())).toBe(shapeKey(rows));
    }
    expect(new Set(BUNDLED_LAYOUTS.map(({ rows }) => shapeKey(rows))).size).toBe(BUNDLED_LAYOUTS.length);
  });

  test('have a symmetry', () => {
    expect(symmetryOf(['0121', '0000'])).toBe('both');
    expect(symmetryOf(['121', '100'])).toBe('none');
    expect(symmetryOf(['10', '01'])).toBe('rotation');
    expect(symmetryOf(['121', '101'])).toBe('left-right');
    expect(symmetryOf(['12', '12'])).toBe('top-bottom');
  });
});

test('a query goes into an address and back', () => {
  const query = {
    ...FIRST_PAGE,
    order: 'newest',
    search: 'дракон & co',
    players: 2,
    tierOne: [40, 60],
    balanced: true,
    tag: 'sea',
    page: 3,
  } as const;
  expect(readQuery(new URLSearchParams(queryText(query)))).toEqual({ ok: true, value: query });
  // Cut where a word ends, it ends there.
  const author = `${'a'.repeat(39)} b`;
  expect(readQuery(new URLSearchParams({ author }))).toMatchObject({ value: { author: 'a'.repeat(39) } });
  expect(queryText(FIRST_PAGE)).toBe('');
  expect(readQuery(new URLSearchParams('players=&search=+'))).toEqual({ ok: true, value: FIRST_PAGE });
  for (const bad of ['players=9', 'tierOne=9-1', 'page=0', 'page=1e9', 'order=random', 'tag=<b>'])
    expect(readQuery(new URLSearchParams(bad)).ok).toBe(false);
});

test('one bad card costs only itself', () => {
  expect(readPage({ cards: [{ id: 1 }, undefined], next: 2 })).toEqual({
    ok: true,
    value: { cards: [], next: 2 },
  });
  expect(readPage('x').ok).toBe(false);
});

test('a link says which fortress of the gallery it is', () => {
  expect(galleryIdIn('#fortress=1abc&gallery=abcdefghij12')).toBe('abcdefghij12');
  expect(galleryIdIn('#gallery=short')).toBeUndefined();
  // What is made of it in the editor, and published from there, names it.
  expect(galleryIdIn(`${withGalleryId('./editor/#fortress=1abc', 'abcdefghij12')}&publish`)).toBe(
    'abcdefghij12',
  );
  expect(withGalleryId('./#fortress=1abc', 'standard-2')).toBe('./#fortress=1abc');
});
