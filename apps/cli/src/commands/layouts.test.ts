import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUNDLED_LAYOUTS, exportMah } from '@mahjong-fortress/layouts-schema';
import { beforeAll, describe, expect, test } from 'vitest';
import { FORTRESS_TEXTS } from '../../../../tools/fortress-texts.ts';
import { mf, mfJson, temporaryFolder } from '../test-world.ts';

const FIXTURES = join(import.meta.dirname, '../../../../packages/layouts-schema/fixtures');
const inFolder = (folder: string) =>
  readdirSync(join(FIXTURES, folder)).map((file) => join(FIXTURES, folder, file));

/** The layout of a bundled fortress as a file. */
const unshared = async (id: string) =>
  (await mf(['unshare', '-'], { stdin: (await mf(['share', id])).out })).out;

test('layouts lists every bundled fortress', async () => {
  const { exit, out } = await mf(['layouts']);
  expect(exit).toBe(0);
  expect(out.trim().split('\n')).toHaveLength(BUNDLED_LAYOUTS.length);
  expect(await mfJson<unknown[]>(['layouts'])).toHaveLength(BUNDLED_LAYOUTS.length);
});

describe('validate', () => {
  test('sound files are fine', async () => {
    const { exit } = await mf(['validate', ...inFolder('valid')]);
    expect(exit).toBe(0);
    expect(await mf(['validate', '-'], { stdin: await unshared('castle') })).toMatchObject({
      exit: 0,
      out: 'standard input: OK\n',
    });
  });

  test.each(inFolder('invalid'))('%s is rejected with a code and a sentence', async (file) => {
    const { exit, out, err } = await mf(['validate', file]);
    expect(exit).toBe(1);
    expect(err).toBe('');
    expect(out).toMatch(/: error [a-z-]+( at \S+)?: .+/);
  });

  test('advice does not reject', async () => {
    const { exit, out } = await mf(['validate', ...inFolder('advice')]);
    expect(exit).toBe(0);
    expect(out).toContain(': advice long-row');
    const russian = await mf(['validate', ...inFolder('advice'), '--language', 'ru']);
    expect(russian.out).toMatch(/[а-я]/);
    expect((await mf(['validate', '-', '--language', 'xx'])).exit).toBe(2);
  });

  test('a file that cannot be read does not stop the others', async () => {
    const files = ['nowhere.json', join(FIXTURES, 'valid/smallest.json')];
    const { exit, out } = await mf(['validate', ...files]);
    expect(exit).toBe(1);
    expect(out).toMatch(/^nowhere.json: error: No such file.\n.*smallest.json: /);
    expect(await mfJson(['validate', ...files])).toMatchObject([
      { file: 'nowhere.json', playable: false },
      { playable: true, findings: [] },
    ]);
  });

  test.each([
    ['more than 1 MB', ' '.repeat(1_000_001)],
    ['10^6 brackets', '['.repeat(1_000_000)],
    ['a huge number', '{"version": 1e999}'],
  ])('given %s, answers with a sentence', async (_, stdin) => {
    const { exit, out } = await mf(['validate', '-'], { stdin });
    expect(exit).toBe(1);
    expect(out).toMatch(/^(standard input: error.*: .+\n)+$/);
  });
});

describe('render', () => {
  test('draws the heights', async () => {
    const { exit, out } = await mf(['render', 'standard-2']);
    expect(exit).toBe(0);
    expect(out).toContain('tiers 72 + 30 + 14');
    expect(out).toContain(' 4  1 1 1 3 3 3 3 3 3 1 1 1');
  });

  test('writes a picture to a file or to standard output', async () => {
    const directory = temporaryFolder();
    const { exit } = await mf(['render', 'castle', '--svg', 'castle.svg'], { directory });
    expect(exit).toBe(0);
    const svg = readFileSync(join(directory, 'castle.svg'), 'utf8');
    expect(svg).toMatch(/^<svg /);
    expect((await mf(['render', 'castle', '--svg', '-'])).out).toBe(svg);
    expect((await mf(['render', 'castle', '--svg', '-', '--view', 'plan'])).out).not.toBe(svg);
    expect((await mf(['render', 'castle', '--view', 'side'])).exit).toBe(2);
    expect((await mf(['render', 'castle', '--svg', 'no/such/x.svg'], { directory })).exit).toBe(1);
  });
});

describe('share and unshare', () => {
  test.each(BUNDLED_LAYOUTS.map(({ id }) => id))('%s survives the way there and back', async (id) => {
    const { code } = await mfJson<{ code: string }>(['share', id]);
    expect(code.length).toBeLessThan(300);
    const layout = await mfJson(['unshare', code]);
    expect(layout.rows).toEqual(BUNDLED_LAYOUTS.find((known) => known.id === id)?.rows);
  });

  test('a link is as good as a code', async () => {
    const { links } = await mfJson<{ links: string[] }>(['share', 'castle', '--site', 'https://example.org']);
    expect(links).toHaveLength(2);
    for (const link of links) expect(await mfJson(['unshare', link])).toMatchObject({ id: 'castle' });
  });

  test.each(['', '1', 'not a code', '9AAAAAAAA', `1${'A'.repeat(5000)}`, '__proto__'])(
    'the code “%s” is rejected with a sentence',
    async (code) => {
      const { exit, out, err } = await mf(['unshare', code]);
      expect(exit).toBe(1);
      expect(out).toBe('');
      expect(err).toMatch(/^mf unshare: .+\n$/);
    },
  );
});

interface Imported {
  readonly layouts: readonly { readonly layout: { readonly id: string; readonly rows: readonly string[] } }[];
  readonly skipped: readonly unknown[];
}

describe.each(FORTRESS_TEXTS)('$name', ({ text, fileName = 'unnamed', answer }) => {
  const directory = temporaryFolder();
  beforeAll(() => writeFileSync(join(directory, fileName), text));
  const given = ['import', `./${fileName}`];

  test('is read as it is everywhere', async () => {
    const run = await mf([...given, '--json'], { directory });
    if (typeof answer === 'string') {
      expect(JSON.parse(run.out)).toMatchObject({ error: { code: answer } });
      return;
    }
    const { layouts, skipped } = JSON.parse(run.out) as Imported;
    expect(layouts.map(({ layout }) => layout.id)).toEqual(answer.ids);
    expect(skipped).toHaveLength(answer.skipped ?? 0);
    for (const code of answer.changes ?? []) expect(run.err).toContain(`advice ${code}`);
  });
});

describe('wherever a layout is asked for', () => {
  const boards = BUNDLED_LAYOUTS.filter(({ id }) => ['castle', 'seasons', 'outpost'].includes(id));
  const directory = temporaryFolder();
  beforeAll(() => writeFileSync(join(directory, 'boards.mah'), exportMah(boards)));

  test.each([
    'render',
    'share',
    'export',
    'balance --games 1',
    'deal --layout',
    'play --seats random,random --layout',
  ])('%s: a board of a file, a link, a code', async (words) => {
    const asked = words.split(' ');
    const list = boards.map(({ id }, index) => `${index + 1} ${id}`).join(', ');
    const unclear = await mf([...asked, 'boards.mah'], { directory });
    expect(unclear).toMatchObject({ exit: 1 });
    expect(unclear.err).toContain(`choose one with --board: ${list}.`);
    expect(await mf([...asked, 'boards.mah', '--board', '3'], { directory })).toMatchObject({ exit: 0 });
    const { code, links } = await mfJson<{ code: string; links: string[] }>([
      'share',
      'castle',
      '--site',
      'https://example.org',
    ]);
    for (const given of [code, ...links]) expect(await mf([...asked, given])).toMatchObject({ exit: 0 });
    expect((await mf([...asked, code.slice(0, -1)])).err).toContain('This link is damaged');
  });

  test('validate answers for every board, and for a link', async () => {
    const { exit, out } = await mf(['validate', 'boards.mah'], { directory });
    expect(exit).toBe(0);
    expect(out.trim().split('\n')).toEqual(boards.map(({ id }) => `boards.mah, board “${id}”: OK`));
    const { code } = await mfJson<{ code: string }>(['share', 'castle']);
    expect(await mf(['validate', code])).toMatchObject({ exit: 0 });
  });
});

describe('import and export', () => {
  test.each(inFolder('import'))('%s becomes a fortress that can be dealt', async (file) => {
    const directory = temporaryFolder();
    const { exit, out } = await mf(['import', file]);
    expect(exit).toBe(0);
    writeFileSync(join(directory, 'fortress.json'), out);
    expect((await mf(['deal', '--layout', 'fortress.json'], { directory })).exit).toBe(0);
    expect((await mfJson<Imported>(['import', file])).layouts).toHaveLength(1);
  });

  test.each(['layout', 'mah'])('an exported .%s comes back as the same shape', async (format) => {
    const { out } = await mf(['export', 'castle', '--format', format]);
    const imported = await mfJson<Imported>(['import', '-'], { stdin: out });
    const rows = BUNDLED_LAYOUTS.find(({ id }) => id === 'castle')?.rows;
    expect(imported.layouts[0]?.layout.rows).toEqual(rows);
  });

  test('several boards need a choice', async () => {
    const { out } = await mf(['export', 'castle', '--format', 'mah']);
    const file = JSON.parse(out) as { boards: unknown[] };
    const stdin = JSON.stringify({ ...file, boards: [...file.boards, ...file.boards] });
    expect(await mf(['import', '-'], { stdin })).toMatchObject({ exit: 1 });
    expect((await mf(['import', '-'], { stdin })).err).toContain(
      'choose one with --board: 1 castle, 2 castle',
    );
    expect((await mf(['import', '-', '--board', '2'], { stdin })).exit).toBe(0);
    expect((await mf(['import', '-', '--board', '3'], { stdin })).exit).toBe(2);
    const partly = JSON.stringify({
      ...file,
      boards: [...file.boards, { id: 'x', name: 'Nothing', map: [] }],
    });
    const { exit, err } = await mf(['import', '-'], { stdin: partly });
    expect(exit).toBe(0);
    expect(err).toContain('board “Nothing” left out: error');
  });

  test('what is no layout is rejected', async () => {
    const directory = temporaryFolder();
    mkdirSync(join(directory, 'folder.layout'));
    expect((await mf(['import', 'folder.layout'], { directory })).err).toContain('This is a folder');
    expect((await mf(['import', '-'], { stdin: 'hello' })).exit).toBe(1);
    expect((await mf(['export', 'castle', '--format', 'doc'])).exit).toBe(2);
  });
});
