import { describe, expect, test } from 'vitest';
import { sourceOf } from './answer.ts';
import { cacheName, FRESH, outdatedCaches, takenMark } from './caches.ts';
import { makeBuild } from './vite-plugin.ts';

const SCOPE = 'https://example.org/games/fortress/';
const BUILD = {
  version: 'b',
  files: ['./', 'assets/index-1.js', 'community/index.json'],
  fresh: 'community/',
};

describe('where an answer comes from', () => {
  test.each([
    ['the page', '', { from: 'build', address: SCOPE }],
    ['the page with a query', '?from=home', { from: 'build', address: SCOPE }],
    ['the page by its file name', 'index.html', { from: 'build', address: SCOPE }],
    ['a part', 'assets/index-1.js', { from: 'build', address: `${SCOPE}assets/index-1.js` }],
    ['a part of an earlier version', 'assets/index-0.js', { from: 'any-build' }],
    ['a new file of the community', 'community/maze.json', { from: 'network-first' }],
    ['a file of the community as it was built', 'community/index.json', { from: 'network-first' }],
    ['the editor', 'editor/', { from: 'browser' }],
    ['a part of the editor', 'editor/assets/index-1.js', { from: 'browser' }],
    ['another site', 'https://elsewhere.org/assets/index-1.js', { from: 'browser' }],
  ])('%s', (_, path, source) => {
    expect(sourceOf({ method: 'GET', url: new URL(path, SCOPE).href }, SCOPE, BUILD)).toEqual(source);
  });

  test('what is sent is never answered from a cache', () => {
    expect(sourceOf({ method: 'POST', url: SCOPE }, SCOPE, BUILD)).toEqual({ from: 'browser' });
  });

  test('a folder of changing files may lie above the app', () => {
    const url = 'https://example.org/games/community/maze.json';
    const build = { ...BUILD, fresh: '../community/' };
    expect(sourceOf({ method: 'GET', url }, SCOPE, build)).toEqual({ from: 'network-first' });
  });
});

describe('which caches nobody needs any more', () => {
  const cache = (version: string) => cacheName(SCOPE, version);
  const taken = (version: string) => takenMark(SCOPE, version);

  test('all but those of the version in charge and of the one before it', () => {
    const names = [cache('a'), taken('a'), cache(FRESH), cache('b'), taken('b'), cache('c'), taken('c')];
    expect(outdatedCaches(names, SCOPE, 'c')).toEqual([cache('a'), taken('a')]);
  });

  test('one that nobody took goes, the one that tabs run stays', () => {
    const names = [cache('a'), taken('a'), cache('b'), cache('c'), taken('c')];
    expect(outdatedCaches(names, SCOPE, 'c')).toEqual([cache('b')]);
  });

  test('one that is on its way stays', () => {
    const names = [cache('a'), taken('a'), cache('b'), cache('c'), taken('b')];
    expect(outdatedCaches(names, SCOPE, 'b')).toEqual([]);
  });

  test('a version that comes back counts as the latest', () => {
    const names = [cache('a'), cache('b'), taken('b'), taken('a'), cache('c'), taken('c')];
    expect(outdatedCaches(names, SCOPE, 'c')).toEqual([cache('b'), taken('b')]);
  });

  test('those of other apps are none of our business', () => {
    const names = [cacheName(`${SCOPE}editor/`, 'z'), cacheName('https://example.org/', 'z'), cache('a')];
    expect(outdatedCaches(names, SCOPE, 'a')).toEqual([]);
  });
});

describe('the list of a build', () => {
  const page = { name: 'index.html', content: '<p>1' };
  const part = { name: 'assets/index-1.js', content: new Uint8Array([1]) };

  test('names the page by its folder, and no fonts for old browsers', () => {
    const font = { name: 'assets/a.woff', content: '' };
    expect(makeBuild([page, font, part], 'c/').files).toEqual(['assets/index-1.js', './']);
  });

  test('another page is another version, the order of the files is not', () => {
    const { version } = makeBuild([page, part], 'c/');
    expect(makeBuild([part, page], 'c/').version).toBe(version);
    expect(makeBuild([{ ...page, content: '<p>2' }, part], 'c/').version).not.toBe(version);
  });
});
