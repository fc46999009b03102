import { memoryVault } from '@mahjong-fortress/base/vault';
import { en } from '@mahjong-fortress/words/editor/en';
import { expect, test } from 'vitest';
import { addCollection, GAME_COLLECTION, listCollections, removeCollection } from './sources.ts';

const ADDRESS = 'https://example.org/forts/index.json';

test('a collection is added and removed in the entry that the game reads', async () => {
  const vault = memoryVault();
  const both = { ok: true, value: [GAME_COLLECTION, ADDRESS] };
  expect(await addCollection(vault, ` ${ADDRESS} `)).toEqual(both);
  expect(vault.read('community-sources')).toBe(JSON.stringify([ADDRESS]));
  expect(listCollections(vault)).toEqual([GAME_COLLECTION, ADDRESS]);
  expect(await removeCollection(vault, GAME_COLLECTION)).toEqual(both);
  expect(await removeCollection(vault, ADDRESS)).toEqual({ ok: true, value: [GAME_COLLECTION] });
});

test.each([
  ['no address', 'forts', 'https://'],
  ['the same once more', ADDRESS, 'already on the list'],
])('%s is refused in words', async (_, address, words) => {
  const vault = memoryVault();
  await addCollection(vault, ADDRESS);
  const added = await addCollection(vault, address);
  expect(added.ok ? '' : added.error(en, 'en')).toContain(words);
});

test('a full vault is told', async () => {
  const vault = memoryVault({ lasts: false });
  const added = await addCollection(vault, ADDRESS);
  expect(added.ok ? '' : added.error(en, 'en')).toContain('couldn’t be saved');
  expect(listCollections(vault)).toEqual([GAME_COLLECTION]);
});
