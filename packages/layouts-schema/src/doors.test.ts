import { ok } from '@mahjong-fortress/base/result';
import { memoryVault, type Vault } from '@mahjong-fortress/base/vault';
import { describe, expect, test } from 'vitest';
import {
  MOST_MILLISECONDS,
  mahFile,
  processorTime,
  worstBoards,
  worstJson,
} from '../../../tools/worst-texts.ts';
import { layoutById } from './bundled.ts';
import type { Fetcher } from './community/fetcher.ts';
import { loadSource } from './community/loader.ts';
import { listSources } from './community/sources.ts';
import type { Layout } from './layout.ts';
import { TEXT_LIMITS } from './limits.ts';
import { openFortress } from './opening.ts';
import { parseLayout, readLayout } from './parse.ts';
import { shareCodeIn } from './share/link.ts';
import { makeShareCode, parseShareCode } from './share/share-code.ts';
import { parseDraft, readDraft } from './storage/draft.ts';
import { FORTRESS_PREFIX, listFortresses } from './storage/fortresses.ts';

const castle = layoutById('castle') as Layout;

/** A vault that holds one text. */
function vaultOf(key: string, text: string): Vault {
  const vault = memoryVault();
  void vault.update(key, () => text);
  return vault;
}

const nobody = { onLayouts: () => undefined, signal: new AbortController().signal };

/** Whether an index is read; the layouts that it names are nowhere. */
async function acceptsIndex(text: string): Promise<boolean> {
  const fetcher: Fetcher = async (address) => ok(address.endsWith('index.json') ? text : '');
  const loaded = await loadSource('https://example.org/index.json', fetcher, nobody);
  return loaded.ok;
}

const doors: { door: string; length: number; accepts: (text: string) => boolean | Promise<boolean> }[] = [
  { door: 'a layout', length: TEXT_LIMITS.file, accepts: (text) => parseLayout(text).ok },
  { door: 'a draft', length: TEXT_LIMITS.file, accepts: (text) => parseDraft(text).ok },
  { door: 'a file', length: TEXT_LIMITS.file, accepts: (text) => openFortress(text, { drafts: true }).ok },
  {
    door: 'a kept fortress',
    length: TEXT_LIMITS.file,
    accepts: (text) => listFortresses(vaultOf(`${FORTRESS_PREFIX}a`, text)).saved.length > 0,
  },
  {
    door: 'the list of sources',
    length: TEXT_LIMITS.file,
    accepts: (text) => listSources(vaultOf('community-sources', text)).length > 1,
  },
  { door: 'an index', length: TEXT_LIMITS.index, accepts: (text) => acceptsIndex(text) },
  { door: 'a share code', length: 1_000_000, accepts: (text) => parseShareCode(text).ok },
  { door: 'a link', length: 1_000_000, accepts: (text) => parseShareCode(shareCodeIn(text) ?? '').ok },
];

async function expectQuick(work: () => unknown, what?: string): Promise<void> {
  expect(await processorTime(work), what).toBeLessThan(MOST_MILLISECONDS);
}

describe.each(doors)('$door', ({ length, accepts }) => {
  test.each(Object.entries(worstJson(length)))('%s', async (_, text) => {
    expect(await accepts(text)).toBe(false);
    await expectQuick(() => accepts(text));
  });
});

/** JSON of an object whose one field is a given JSON. */
function withField(base: object, key: string, json: string): string {
  const mark = 'the worst stands here';
  return JSON.stringify({ ...base, [key]: mark }).replace(`"${mark}"`, () => json);
}

/** As often as fits into a text. */
const many = (piece: string, length = TEXT_LIMITS.file - 3000) => piece.repeat(length / piece.length);

describe('a layout', () => {
  test.each(Object.entries(worstJson(TEXT_LIMITS.file - 3000)))('%s in any field', async (name, json) => {
    for (const key of [...Object.keys(castle), 'unknown']) {
      const text = withField(castle, key, json);
      expect(text.length).toBeLessThanOrEqual(TEXT_LIMITS.file);
      await expectQuick(() => parseLayout(text), `${name} as ${key}`);
      await expectQuick(() => parseDraft(text), `${name} as ${key} of a draft`);
      await expectQuick(() => openFortress(text, { drafts: true }), `${name} as ${key} of a file`);
    }
  });

  test.each([
    { name: 'rows of one character', key: 'rows', json: `["12"${many(',"1"')}]` },
    { name: 'rows of all widths', key: 'rows', json: `["1",${many('"11","111","1111",')}"1"]` },
    { name: 'the largest rows', key: 'rows', json: `[${many('"222222222222222222222222",')}"2"]` },
    { name: 'a row as long as the text', key: 'rows', json: `["${many('5')}"]` },
    { name: 'rows of something else', key: 'rows', json: `[${many('"x",')}"x"]` },
    { name: 'many players', key: 'players', json: `[${many('1,2,3,4,')}1]` },
    { name: 'many tags', key: 'tags', json: `[${many('"a-b-c",')}"a"]` },
    { name: 'a tag that nearly fits the pattern', key: 'tags', json: `["${many('a-')}!"]` },
    { name: 'an id that nearly fits the pattern', key: 'id', json: `"${many('a-')}!"` },
    { name: 'a name of combining marks', key: 'name', json: `"a${many('\u0301')}"` },
    { name: 'a name of what nobody can write', key: 'name', json: `"${many('\\uD83D\\uFFFE')}"` },
    { name: 'names in many languages', key: 'name', json: `{${many('"zz":"a",')}"en":"a"}` },
    { name: 'a format of plain digits', key: 'grid', json: `"${many('1\\n')}"` },
  ])('$name', async ({ key, json }) => {
    const text = withField(key === 'grid' ? { version: 0 } : castle, key, json);
    expect(text.length).toBeLessThanOrEqual(TEXT_LIMITS.file);
    // Of a name that nobody can write nothing is left, so the fortress has none.
    expect(parseLayout(text).ok).toBe(json.includes('\\uFFFE'));
    await expectQuick(() => parseLayout(text));
    await expectQuick(() => parseDraft(text));
    await expectQuick(() => openFortress(text, { drafts: true }));
  });

  test('a value nested 100,000 deep is answered too', () => {
    let deep: unknown = [];
    for (let i = 0; i < 100_000; i++) deep = i % 2 ? [deep] : { en: deep };
    for (const key of ['name', 'players', 'tags', 'rows', 'unknown']) {
      for (const value of [deep, [deep, deep]]) {
        expect(readLayout({ ...castle, [key]: value }).ok, key).toBe(false);
        expect(readDraft({ ...castle, [key]: value }).ok, key).toBe(false);
      }
    }
    expect(readLayout(deep).ok).toBe(false);
  });

  test('the same is said of the part that is looked at as of a little too much', () => {
    const codes = (rows: string[]) => {
      const read = readLayout({ ...castle, rows });
      return read.ok ? [] : read.error.map(({ code }) => code);
    };
    expect(new Set(codes(new Array(60_000).fill('1')))).toEqual(new Set(codes(new Array(20).fill('1'))));
    expect(codes(['1'.repeat(100_000)])).toContain('too-wide');
  });
});

describe('boards of other games', () => {
  const much = (piece: string) => many(piece, TEXT_LIMITS.boards - 3000);

  test.each([
    ...Object.entries(worstBoards()).map(([name, text]) => ({ name, text })),
    { name: 'many numbers for boards', text: `{"boards":[${much('0,')}0]}` },
    { name: 'a board of many levels', text: `{"boards":[{"map":[${much('[0,[]],')}[0,[]]]}]}` },
    { name: 'a board of many rows', text: `{"boards":[{"map":[[0,[${much('[0,[]],')}[0,[]]]]]}]}` },
    { name: 'tiles without a number', text: `{"boards":[{"map":[[0,[[0,[${much('[0,0],')}0]]]]]}]}` },
    { name: 'a long name', text: `{"boards":[{"name":"${much('a\u0301')}","map":[[0,[[0,[0]]]]]}]}` },
    { name: 'KMahjongg: lines of dots', text: `kmahjongg-layout-v1.1\n${much(`${'.'.repeat(49)}\n`)}` },
    { name: 'KMahjongg: lines of tiles', text: `kmahjongg-layout-v1.1\n${much(`${'1'.repeat(199)}\n`)}` },
    { name: 'KMahjongg: levels of one line', text: `kmahjongg-layout-v1.1\nh1\n${much('12\n')}` },
    { name: 'KMahjongg: comments', text: `kmahjongg-layout-v1.1\n${much('# name:\n')}` },
    { name: 'KMahjongg: a long name', text: `kmahjongg-layout-v1.1\n# name:${much('a\u0301')}` },
    { name: 'KMahjongg: blanks', text: `kmahjongg-layout-v1.1\n${much(' ')}` },
    { name: 'KMahjongg: broken lines', text: `kmahjongg-layout-v1.1\n${much('x\n')}` },
  ])('$name', async ({ text }) => {
    expect(text.length).toBeLessThanOrEqual(TEXT_LIMITS.boards);
    await expectQuick(() => openFortress(text, { fileName: 'a.mah' }));
  });

  test('as many as usual are read, and of what is too much it is said', () => {
    const usual = openFortress(mahFile(100, 3, 6, 8));
    expect(usual.ok && [usual.value.layouts.length, usual.value.skipped.length]).toEqual([100, 0]);
    const large = openFortress(mahFile(20, 5, 16, 24));
    expect(large.ok && [large.value.layouts.length, large.value.skipped.length]).toEqual([7, 13]);
    expect(large.ok && large.value.skipped[0]?.findings[0]?.code).toBe('import-enough');
    const text = `kmahjongg-layout-v1.1\n${' '.repeat(TEXT_LIMITS.boards)}`;
    expect(openFortress(text)).toMatchObject({ ok: false, error: [{ code: 'too-large' }] });
  });
});

describe('an index', () => {
  const entry = { id: 'a', name: 'A', players: [2], tiers: [70, 46], file: 'a.json' };
  const index = (json: string) => `{"version":1,"layouts":[${json}]}`;
  const room = TEXT_LIMITS.index - 1000;

  test.each([
    { name: 'empty entries', text: index(`${many('{},', room)}{}`) },
    { name: 'numbers', text: index(`${many('0,', room)}0`) },
    { name: 'too many good entries', text: index(`${many(`${JSON.stringify(entry)},`, room)}0`) },
    { name: 'an entry of many tags', text: index(withField(entry, 'tags', `[${many('"a",', room)}"b"]`)) },
    { name: 'an entry of many tiers', text: index(withField(entry, 'tiers', `[${many('0,', room)}1]`)) },
    { name: 'a file that nearly fits', text: index(withField(entry, 'file', `"${many('a/', room)}!"`)) },
    { name: 'an entry of many keys', text: index(`{${many('"zzz":0,', room)}"id":"a"}`) },
  ])('$name', async ({ text }) => {
    expect(text.length).toBeLessThanOrEqual(TEXT_LIMITS.index);
    expect(await acceptsIndex(text)).toBe(false);
    await expectQuick(() => acceptsIndex(text));
  });
});

describe('a layout that an index names', () => {
  test.each([
    { name: 'rows of one character', json: `["12"${many(',"1"', TEXT_LIMITS.indexed - 3000)}]` },
    {
      name: 'the largest rows',
      json: `[${many('"222222222222222222222222",', TEXT_LIMITS.indexed - 3000)}"2"]`,
    },
  ])('ten of them, $name', async ({ json }) => {
    const text = withField(castle, 'rows', json);
    expect(text.length).toBeLessThanOrEqual(TEXT_LIMITS.indexed);
    await expectQuick(() => {
      for (let file = 0; file < 10; file++) parseLayout(text);
    });
  });
});

describe('a share code', () => {
  const prose = '城'.repeat(400);
  const short = '👩'.repeat(40);
  const rows = new Array<string>(16).fill('012345012345012345012345');
  const author = short;
  const licence = short;
  const tags = new Array<string>(8).fill('a'.repeat(24));

  test('the longest that can be written, and the longest that are read', async () => {
    const code = makeShareCode({ ...castle, name: { en: short, ru: short }, author, licence, rows, tags });
    await expectQuick(() => parseShareCode(code));
    await expectQuick(() => makeShareCode({ ...castle, rows, description: { en: prose, ru: prose } }));
    for (const digit of ['A', 'B', '_', 'z']) {
      await expectQuick(() => parseShareCode(`1${digit.repeat(1999)}`));
    }
  });
});
