import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@mahjong-fortress/base/languages';
import { err, ok } from '@mahjong-fortress/base/result';
import { memoryVault, type Vault } from '@mahjong-fortress/base/vault';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { COMMUNITY, layoutFiles } from '../../scripts/folders.ts';
import { BUNDLED_LAYOUTS } from '../bundled.ts';
import { makeFinding } from '../finding.ts';
import { fixtureText } from '../fixtures.ts';
import { formatLayout } from '../format.ts';
import { type Layout, PLAYER_COUNTS, textIn } from '../layout.ts';
import { parseLayout } from '../parse.ts';
import { makePicture } from '../render/picture.ts';
import { buildCommunityIndex, isIndexFile, type LayoutFile, makeCollection } from './community-index.ts';
import { type Fetcher, fetcherFrom, type PlatformFetch } from './fetcher.ts';
import { loadSource, loadWhole, type SourcePage } from './loader.ts';
import { addSource, listSources, removeSource } from './sources.ts';

const readText = (name: string) => readFileSync(path.join(COMMUNITY, name), 'utf8');
const files = layoutFiles(COMMUNITY);
const built = buildCommunityIndex(
  files,
  BUNDLED_LAYOUTS.map(({ id }) => id),
);
const maze = files.find(({ name }) => name === 'maze.json') as LayoutFile;
const mazeLayout = JSON.parse(maze.text) as Layout;

function codesOf(given: readonly LayoutFile[], taken: readonly string[] = []) {
  const result = buildCommunityIndex(given, taken);
  return result.ok
    ? []
    : result.error.flatMap(({ file, findings }) => findings.map(({ code }) => `${file} ${code}`));
}

describe('the community folder', () => {
  test('its files, index and pictures are current (npm run build writes them)', () => {
    expect(files.length).toBeGreaterThanOrEqual(8);
    expect(built.ok && built.value.index).toEqual(JSON.parse(readText('index.json')));
    for (const layout of built.ok ? built.value.layouts : []) {
      expect(readText(`${layout.id}.json`)).toBe(formatLayout(layout));
      expect(readText(`pictures/${layout.id}.svg`)).toBe(makePicture(layout));
    }
    expect(readdirSync(path.join(COMMUNITY, 'pictures'))).toHaveLength(files.length);
  });

  test('there are ten for each number of players, and none with a finding', () => {
    const checked = files.map(({ text }) => parseLayout(text));
    expect(checked.flatMap((one) => (one.ok ? one.value.advice : one.error))).toEqual([]);
    const layouts = checked.flatMap((one) => (one.ok ? [one.value.layout] : []));
    expect(layouts.length).toBeGreaterThanOrEqual(40);
    for (const count of PLAYER_COUNTS) {
      expect(layouts.filter(({ players }) => players.includes(count)).length).toBeGreaterThanOrEqual(10);
    }
    // Each has an idea, and says which, in every language.
    for (const { id, description } of layouts) {
      const texts = LANGUAGES.map((language) => textIn(description ?? '', language));
      expect(new Set(texts.filter((text) => text.length > 20)).size, id).toBe(LANGUAGES.length);
    }
  });

  test('advice may be ignored on purpose', () => {
    const text = fixtureText('advice', 'long-row.json');
    const signed = { ...(JSON.parse(text) as Layout), author: 'Somebody', licence: 'CC0-1.0' };
    expect(codesOf([{ name: `${signed.id}.json`, text: formatLayout(signed) }])).toEqual([]);
  });

  test('an entry says what a list needs', () => {
    expect(built.ok && built.value.index.layouts.find(({ id }) => id === 'maze')).toEqual({
      id: 'maze',
      name: { en: 'Maze', ru: 'Лабиринт', uk: 'Лабіринт' },
      author: 'Mahjong Fortress',
      licence: 'CC0-1.0',
      players: [2, 3],
      tags: ['open', 'walls'],
      tiers: [70, 24, 22],
      rows: mazeLayout.rows,
      ...(mazeLayout.description && { description: mazeLayout.description }),
      file: 'maze.json',
      picture: 'pictures/maze.svg',
    });
  });

  test('some fortresses are five tiles high', () => {
    const tiers = built.ok ? built.value.index.layouts.map((entry) => entry.tiers.length) : [];
    expect(Math.max(...tiers)).toBe(5);
  });

  test.each([
    { name: 'a broken file', given: [{ name: 'a.json', text: '{' }], expected: ['a.json truncated'] },
    {
      name: 'a file under another name',
      given: [{ ...maze, name: 'a.json' }],
      expected: ['a.json file-name'],
    },
    { name: 'the same fortress twice', given: [maze, maze], expected: ['maze.json duplicate-id'] },
    {
      name: 'nobody’s work',
      given: [{ name: 'maze.json', text: formatLayout(without(mazeLayout, 'author', 'licence')) }],
      expected: ['maze.json community-needs', 'maze.json community-needs'],
    },
  ])('refuses $name', ({ given, expected }) => {
    expect(codesOf(given)).toEqual(expected);
  });

  test('ids of bundled layouts are taken', () => {
    expect(codesOf([maze], ['maze'])).toEqual(['maze.json duplicate-id']);
  });
});

function without(layout: Layout, ...keys: (keyof Layout)[]): Layout {
  return Object.fromEntries(
    Object.entries(layout).filter(([key]) => !keys.includes(key as keyof Layout)),
  ) as unknown as Layout;
}

/** A fetcher that knows a few addresses. */
function fetcherOf(pages: Readonly<Record<string, string>>): Fetcher {
  return async (address) => {
    const page = pages[address];
    return page === undefined ? err(await unreachable()) : ok(page);
  };
}

async function unreachable() {
  const refused = await fetcherFrom(() => Promise.reject(new Error('offline')))('a', {
    maxBytes: 1,
    maxSeconds: 1,
  });
  if (refused.ok) throw new Error('An offline fetch succeeded');
  return refused.error;
}

describe('the loader', () => {
  const source = 'https://example.org/forts/index.json?v=2';
  const pages = {
    [source]: readText('index.json'),
    'https://example.org/forts/maze.json': maze.text,
    'https://example.org/forts/junk.json': '{"version":1}',
  };

  /** What becomes of a source: every list that was shown on the way, and how it ended. */
  async function ask(address: string, fetcher: Fetcher, signal = new AbortController().signal) {
    const shown: string[][] = [];
    const onLayouts = (layouts: readonly Layout[]) => shown.push(layouts.map(({ id }) => id));
    const loaded = await loadSource(address, fetcher, { onLayouts, signal });
    return { shown, end: loaded.ok ? loaded.value.skipped : loaded.error.code };
  }

  const codeOf = async (text: string) => (await ask(source, fetcherOf({ [source]: text }))).end;
  const indexOf = (...names: string[]) =>
    JSON.stringify({
      version: 1,
      layouts: names.map((name) => ({ ...entry(), id: name, file: `${name}.json` })),
    });

  test('reads an index and the layouts beside it, and counts what is none', async () => {
    const index = { [source]: indexOf('maze', 'junk', 'gone') };
    expect(await ask(source, fetcherOf({ ...pages, ...index }))).toEqual({ shown: [['maze']], end: 2 });
  });

  test.each([
    { address: 'https://example.org/gone.json', code: 'source-unreachable' },
    { address: 'ftp://example.org/index.json', code: 'source-address' },
  ])('$address: $code', async ({ address, code }) => {
    expect(await ask(address, fetcherOf(pages))).toEqual({ shown: [], end: code });
  });

  test('shows each layout when it comes, in the order of the index, though another one does not come', async () => {
    const answers = new Map<string, () => void>();
    const slow: Fetcher = (address) =>
      address === source
        ? Promise.resolve(ok(indexOf('a', 'b', 'c')))
        : new Promise((resolve) => {
            const id = address.replace(/.*\/|\.json$/g, '');
            answers.set(id, () => resolve(ok(JSON.stringify({ ...mazeLayout, id }))));
          });
    const shown: string[][] = [];
    const onLayouts = (layouts: readonly Layout[]) => shown.push(layouts.map(({ id }) => id));
    const loading = loadSource(source, slow, { onLayouts, signal: new AbortController().signal });
    await settled();
    answers.get('c')?.();
    await settled();
    answers.get('a')?.();
    await settled();
    expect(shown).toEqual([['c'], ['a', 'c']]);
    answers.get('b')?.();
    expect(await loading).toEqual(ok({ skipped: 0 }));
    expect(shown.at(-1)).toEqual(['a', 'b', 'c']);
  });

  test('asks for no more than a few files at once, and for none when nobody looks any more', async () => {
    const names = Array.from({ length: 500 }, (_, index) => `f-${index}`);
    const closing = new AbortController();
    let open = 0;
    let most = 0;
    let asked = 0;
    const counting: Fetcher = async (address) => {
      if (address === source) return ok(indexOf(...names));
      most = Math.max(most, ++open);
      if (++asked === 20) closing.abort();
      await settled();
      open--;
      return err(await unreachable());
    };
    await ask(source, counting, closing.signal);
    expect(most).toBe(6);
    expect(asked).toBeLessThan(26);
  });

  test.each([
    { name: 'no JSON', text: '<html>' },
    { name: 'another JSON', text: '{"version":1}' },
    { name: 'a second version without layouts', text: '{"version":2}' },
    { name: 'a path out of the folder', text: indexWith({ file: '../../secret.json' }) },
    { name: 'an address as path', text: indexWith({ file: 'https://example.com/a.json' }) },
    { name: 'a script as picture', text: indexWith({ picture: 'javascript:alert(1).svg' }) },
    { name: 'an unknown key', text: indexWith({ onload: 'x' }) },
    { name: 'too many entries', text: JSON.stringify({ version: 1, layouts: new Array(501).fill(entry()) }) },
    { name: 'brackets without end', text: '['.repeat(400_000) },
  ])('refuses $name', async ({ text }) => {
    expect(await codeOf(text)).toBe('source-broken');
  });

  test('a newer index says so', async () => {
    expect(await codeOf('{"version":3,"layouts":[]}')).toBe('source-newer');
  });

  test('our own comes page by page, each with one request, under its title', async () => {
    const asked: string[] = [];
    const titles: unknown[] = [];
    const shown: number[] = [];
    const listener = {
      onLayouts: (layouts: readonly unknown[]) => shown.push(layouts.length),
      onTitle: (title: unknown) => titles.push(title),
      signal: new AbortController().signal,
    };
    async function fetcher(address: string) {
      asked.push(address);
      return ok(readText('index.json'));
    }
    const first = await loadSource(source, fetcher, listener);
    expect(first).toEqual(ok({ skipped: 0, more: { address: source, from: 24 } }));
    expect(asked).toEqual([source]);
    expect(shown).toEqual([24]);
    expect(titles).toMatchObject([{ en: 'Mahjong Fortress community' }]);

    const second = await loadSource(source, fetcher, listener, { address: source, from: 24 });
    expect(second).toEqual(ok({ skipped: 0 }));
    expect(asked).toEqual([source, source]);
    expect(shown).toEqual([24, files.length - 24]);
  });

  test('what is looked for lies on the first page, however long the list is', async () => {
    const shown: (readonly Layout[])[] = [];
    const listener = {
      onLayouts: (layouts: readonly Layout[]) => shown.push(layouts),
      comesFirst: ({ players }: Layout) => players.includes(4),
      signal: new AbortController().signal,
    };
    const fetcher = async () => ok(readText('index.json'));
    await loadSource(source, fetcher, listener);
    await loadSource(source, fetcher, listener, { address: source, from: 24 });
    const [first = [], second = []] = shown;
    expect(first.filter(({ players }) => players.includes(4))).toHaveLength(10);
    expect(first.slice(0, 10).every(({ players }) => players.includes(4))).toBe(true);
    expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(files.length);
  });

  test('the second version: unknown keys are ignored, a bad entry costs only itself, pages follow', async () => {
    const { version, $schema, ...inline } = mazeLayout;
    const entries = Array.from({ length: 30 }, (_, index) => ({ ...inline, id: `m-${index}`, likes: 7 }));
    const second = {
      $schema: 'https://example.org/any.json',
      version: 2,
      title: 'Hills\u0007\u202E',
      colour: 'red',
      next: 'page-2.json',
      layouts: [
        ...entries,
        null,
        7,
        { file: '../up.json' },
        { ...inline, rows: ['9'] },
        { file: 'maze.json' },
      ],
    };
    const known = fetcherOf({
      ...pages,
      [source]: JSON.stringify(second),
      'https://example.org/forts/page-2.json': JSON.stringify({ version: 2, layouts: entries.slice(0, 1) }),
    });
    const got: string[] = [];
    let titled: unknown;
    let page: SourcePage | undefined;
    let skipped = 0;
    for (let turn = 0; turn < 4; turn++) {
      let shown: readonly Layout[] = [];
      const listener = {
        onLayouts: (layouts: readonly Layout[]) => {
          shown = layouts;
        },
        onTitle: (title: unknown) => {
          titled = title;
        },
        signal: new AbortController().signal,
      };
      const loaded = await loadSource(source, known, listener, page);
      if (!loaded.ok) throw new Error(loaded.error.code);
      got.push(...shown.map(({ id }) => id));
      skipped += loaded.value.skipped;
      page = loaded.value.more;
      if (!page) break;
    }
    expect(got).toEqual([...entries.map(({ id }) => id), 'maze', 'm-0']);
    expect([titled, skipped]).toEqual(['Hills', 4]);
  });

  test('a list that leads back to where it has been has come to its end', async () => {
    const { version, $schema, ...inline } = mazeLayout;
    const leadingTo = (next: string) => JSON.stringify({ version: 2, next, layouts: [inline] });
    const start = 'https://example.org/forts/index.json';
    const round = fetcherOf({
      [start]: leadingTo('other.json'),
      'https://example.org/forts/other.json': leadingTo('index.json'),
    });
    const listener = { onLayouts: () => undefined, signal: new AbortController().signal };
    const first = await loadSource(start, round, listener);
    const second = await loadSource(start, round, listener, first.ok ? first.value.more : undefined);
    expect([first, second]).toMatchObject([{ value: { more: { from: 0 } } }, { ok: true }]);
    expect(second.ok && second.value.more).toBeUndefined();
  });

  test('the schema of the second version describes our own index', () => {
    const schema = JSON.parse(
      readFileSync(path.join(COMMUNITY, '../packages/layouts-schema/collection.schema.json'), 'utf8'),
    );
    const validate = new Ajv2020({ allowUnionTypes: true }).compile(schema);
    expect(validate(JSON.parse(readText('index.json')))).toBe(true);
    expect(validate({ version: 2, layouts: [{ id: 'a' }] })).toBe(false);
  });

  test('fetches a file only once, however often it is listed', async () => {
    const asked: string[] = [];
    await ask(source, async (address) => {
      asked.push(address);
      return ok(address === source ? indexOf(...new Array<string>(500).fill('maze')) : maze.text);
    });
    expect(asked).toHaveLength(2);
  });
});

/** Until everything that waits for nothing but its turn has had it. */
const settled = () => new Promise((done) => setTimeout(done));

function entry() {
  return { id: 'a', name: 'A', players: [2], tiers: [70, 46], file: 'a.json' };
}

function indexWith(change: object): string {
  return JSON.stringify({ version: 1, layouts: [{ ...entry(), ...change }] });
}

describe('the fetcher', () => {
  const limits = { maxBytes: 10, maxSeconds: 0.02 };
  const answer = (...chunks: string[]): PlatformFetch => {
    return async () => new Response(new Blob(chunks).stream());
  };

  test.each([
    { name: 'a short answer', fetch: answer('Grüße'), expected: 'Grüße' },
    { name: 'a long answer', fetch: answer('123456', '789', '0123'), expected: 'source-too-large' },
    { name: 'an answer that never ends', fetch: endless, expected: 'source-too-large' },
    {
      name: 'a refusal',
      fetch: async () => new Response('no', { status: 404 }),
      expected: 'source-unreachable',
    },
    { name: 'silence', fetch: silent, expected: 'source-slow' },
  ])('$name', async ({ fetch, expected }) => {
    const text = await fetcherFrom(fetch as PlatformFetch)('https://example.org/', limits);
    expect(text.ok ? text.value : text.error.code).toBe(expected);
  });
});

const endless: PlatformFetch = async () =>
  new Response(new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array([49])) }));

const silent: PlatformFetch = (_, { signal }) =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

describe('the list of sources', () => {
  const KEY = 'community-sources';

  function vaultOf(text?: string): Vault {
    const vault = memoryVault();
    if (text !== undefined) void vault.update(KEY, () => text);
    return vault;
  }

  test('begins with our own and remembers what the user adds', async () => {
    const vault = vaultOf();
    expect(listSources(vault)).toEqual(['community/index.json']);
    expect((await addSource(vault, ' https://example.org/index.json ')).ok).toBe(true);
    expect(listSources(vault)).toEqual(['community/index.json', 'https://example.org/index.json']);
    expect(await removeSource(vault, 'https://example.org/index.json')).toEqual({
      ok: true,
      value: ['community/index.json'],
    });
    expect(vault.read(KEY)).toBe('[]');
  });

  test('our own source is neither stored nor removed, wherever an app finds it', async () => {
    const own = '../community/index.json';
    const vault = vaultOf();
    const added = await addSource(vault, 'https://example.org/index.json', own);
    expect(added).toEqual({ ok: true, value: [own, 'https://example.org/index.json'] });
    expect(await addSource(vault, own, own)).toMatchObject({ ok: false, error: { code: 'source-known' } });
    expect(await removeSource(vault, own, own)).toEqual({
      ok: true,
      value: [own, 'https://example.org/index.json'],
    });
    expect(vault.read(KEY)).toBe('["https://example.org/index.json"]');
  });

  test('a path is one from the root of the site, for the apps lie in different folders', async () => {
    const vault = vaultOf('["../community/index.json", "forts/index.json"]');
    expect(listSources(vault)).toEqual(['community/index.json']);
    expect(await addSource(vault, 'forts/index.json')).toMatchObject({ error: { code: 'source-address' } });
    expect(await addSource(vault, '/forts/index.json')).toMatchObject({ ok: true });
    expect(listSources(vault)).toEqual(['community/index.json', '/forts/index.json']);
  });

  test.each([
    { address: 'javascript:alert(1)', code: 'source-address' },
    { address: 'http://example.org/index.json', code: 'source-address' },
    { address: 'https://user:word@example.org/', code: 'source-address' },
    { address: '', code: 'source-address' },
    { address: 'community/index.json', code: 'source-known' },
  ])('refuses “$address”: $code', async ({ address, code }) => {
    const added = await addSource(vaultOf(), address);
    expect(added.ok ? '' : added.error.code).toBe(code);
  });

  test('a list that cannot be kept stays as it was', async () => {
    const vault = memoryVault({ lasts: false });
    const added = await addSource(vault, 'https://example.org/index.json');
    expect(added.ok ? '' : added.error.code).toBe('source-not-kept');
    expect(listSources(vault)).toEqual(['community/index.json']);
  });

  test('what could not be kept does not push aside what another tab kept meanwhile', async () => {
    const there = vaultOf('["https://example.org/theirs.json"]');
    const here = memoryVault();
    let hasRoom = false;
    const vault: Vault = {
      ...here,
      async update(key, change) {
        await here.update(key, change);
        if (hasRoom) return there.update(key, change);
        hasRoom = true;
        return false;
      },
    };
    await addSource(vault, 'https://example.org/mine.json');
    expect(there.read(KEY)).toBe('["https://example.org/theirs.json"]');
    expect(listSources(vault)).toEqual(['community/index.json']);
  });

  test('has an end', async () => {
    const many = Array.from({ length: 20 }, (_, index) => `https://example.org/${index}`);
    const added = await addSource(vaultOf(JSON.stringify(many)), 'https://example.org/one-more');
    expect(added.ok ? '' : added.error.code).toBe('source-too-many');
  });

  test.each(['not json', '{"a":1}', '[1,null,"javascript:x"]'])('survives a damaged list: %s', (text) => {
    expect(listSources(vaultOf(text))).toEqual(['community/index.json']);
  });
});

describe('a collection as files', () => {
  const { $schema: _, ...maze } = mazeLayout;
  const many = Array.from({ length: 230 }, (_, index): Layout => ({ ...maze, id: `maze-${index}` }));
  const folder = makeCollection('Two hundred mazes', many);
  const fetcher: Fetcher = async (address) => {
    const text = folder.get(address.replace('https://mazes.test/deep/', ''));
    return text === undefined ? err(makeFinding('source-broken', '')) : ok(text);
  };
  const address = 'https://mazes.test/deep/index.json';

  test('any copy of the game reads it from any host, and all of it', async () => {
    const whole = await loadWhole(address, fetcher);
    expect(whole).toMatchObject({ ok: true, value: { title: 'Two hundred mazes', skipped: 0 } });
    expect(whole.ok && whole.value.layouts).toEqual(many);
  });

  test('every file that it names lies in it, and nothing leads elsewhere', () => {
    const pages = [...folder].filter(([name]) => isIndexFile(name));
    expect(pages.map(([name]) => name)).toEqual(['index.json', 'index-2.json', 'index-3.json']);
    for (const [, text] of pages) {
      const { layouts, next } = JSON.parse(text);
      if (next !== undefined) expect(folder.has(next)).toBe(true);
      for (const { file, picture } of layouts)
        expect([folder.get(file), folder.get(picture)]).toEqual([
          expect.stringContaining('"rows"'),
          expect.stringContaining('<svg'),
        ]);
      expect(text).not.toContain('..');
    }
  });

  test('without one of its pages, or with a page that leads back, nobody takes it for all', async () => {
    const torn: Fetcher = (asked, limits) =>
      asked.endsWith('index-2.json') ? fetcher('https://gone.test/', limits) : fetcher(asked, limits);
    expect((await loadWhole(address, torn)).ok).toBe(false);
    const loop: Fetcher = async () => ok('{"version":2,"layouts":[{}],"next":"index.json"}');
    expect(await loadWhole(address, loop)).toMatchObject({ ok: true, value: { layouts: [], skipped: 1 } });
  });
});
