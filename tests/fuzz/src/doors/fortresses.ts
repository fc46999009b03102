/** “My fortresses”, which the editor writes and the game reads. */
import assert from 'node:assert/strict';
import type { Vault } from '@mahjong-fortress/base/vault';
import {
  BUNDLED_LAYOUTS,
  FORTRESS_PREFIX,
  listFortresses,
  playableFortresses,
  type SavedFortress,
  saveFortress,
} from '@mahjong-fortress/layouts-schema';
import type { Door } from '../door.ts';
import { readKept, writtenUnder } from '../kept.ts';
import { mutantsOf } from '../mutate/mutants.ts';
import { same } from '../same.ts';

const KEY = 'one';
const NAME = FORTRESS_PREFIX + KEY;

function textOf(fortress: SavedFortress): string {
  return writtenUnder(NAME, (vault) => saveFortress(vault, fortress));
}

function bothLists(vault: Vault) {
  return { ...listFortresses(vault), playable: playableFortresses(vault) };
}

export const fortresses: Door = {
  name: 'fortresses',
  inputs: () => mutantsOf(BUNDLED_LAYOUTS.map((draft) => textOf({ key: KEY, savedAt: 1, draft }))),
  open(text) {
    const read = readKept(NAME, text, bothLists);
    assert.equal(read.saved.length + read.broken.length, 1, 'A fortress is neither there nor broken.');
    const [one] = read.saved;
    if (!one) return undefined;
    return () => same(readKept(NAME, textOf(one), bothLists), read, 'A fortress reads back differently.');
  },
};
