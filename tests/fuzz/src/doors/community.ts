/** What collections of fortresses send, and the list of them that is kept. */
import assert from 'node:assert/strict';
import { listSources, loadSource } from '@mahjong-fortress/layouts-schema';
import type { Door } from '../door.ts';
import { filesIn } from '../examples.ts';
import { readKept } from '../kept.ts';
import { mutantsOf } from '../mutate/mutants.ts';
import { same } from '../same.ts';

const FOLDER = 'https://example.org/fortresses/';
const SOURCE = `${FOLDER}index.json`;

export const communityIndex: Door = {
  name: 'community-index',
  inputs: () => mutantsOf(filesIn('community', 'index.json')),
  async open(text) {
    const asked: string[] = [];
    // The files of a collection are tried at the door for layouts; here nobody has them.
    const fetcher = async (address: string) =>
      ({ ok: true, value: asked.push(address) === 1 ? text : '' }) as const;
    const { signal } = new AbortController();
    const loaded = await loadSource(SOURCE, fetcher, { onLayouts: () => undefined, signal });
    if (!loaded.ok) return undefined;
    return () => {
      const [, ...files] = asked;
      assert.equal(new Set(files).size, files.length, 'A file of a collection is asked for twice.');
      const isInside = files.every((address) => new URL(address).href.startsWith(FOLDER));
      assert.ok(isInside, 'A collection names a file outside of its folder.');
    };
  },
};

const KEY = 'community-sources';

export const sources: Door = {
  name: 'sources',
  inputs: () =>
    mutantsOf([
      '[]',
      '["https://example.org/index.json"]',
      '["/other/index.json","http://localhost:8080/index.json","https://example.org/a/b/index.json?x=1"]',
    ]),
  open(text) {
    const listed = readKept(KEY, text, (vault) => listSources(vault));
    return () => {
      const [, ...added] = listed;
      const again = readKept(KEY, JSON.stringify(added), (vault) => listSources(vault));
      same(again, listed, 'A list of collections reads back differently.');
    };
  },
};
