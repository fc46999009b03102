import { memoryVault } from '@mahjong-fortress/base/vault';
import { readTies } from '@mahjong-fortress/gallery/ties';
import {
  BUNDLED_LAYOUTS,
  type Layout,
  listReceived,
  playableFortresses,
} from '@mahjong-fortress/layouts-schema';
import { expect, test } from 'vitest';
import { keepFortress } from './kept-fortress.ts';

const [layout] = BUNDLED_LAYOUTS as readonly [Layout];
const ID = 'abcdefghijkl';

const keyIn = (vault: ReturnType<typeof memoryVault>) =>
  vault.keys('fortress/')[0]?.slice('fortress/'.length);

test('what is kept of the gallery stays tied to what it was', async () => {
  const vault = memoryVault();
  expect(await keepFortress(vault, { ...layout, id: ID }, 1)).toBe(true);
  expect(playableFortresses(vault)).toHaveLength(1);
  expect(listReceived(vault)).toEqual([]);
  expect(readTies(vault, keyIn(vault) ?? '')).toEqual({ basedOn: ID });
});

test('what comes from elsewhere is tied to nothing', async () => {
  const vault = memoryVault();
  expect(await keepFortress(vault, layout, 1)).toBe(true);
  expect(readTies(vault, keyIn(vault) ?? '')).toEqual({});
});

test('what can’t be kept ties nothing', async () => {
  const vault = memoryVault({ lasts: false });
  expect(await keepFortress(vault, { ...layout, id: ID }, 1)).toBe(false);
  expect(vault.keys('editor/gallery/')).toEqual([]);
});
