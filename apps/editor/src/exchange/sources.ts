/** The person's list of community collections. The game reads the same entry. */
import type { Result } from '@mahjong-fortress/base/result';
import type { Vault } from '@mahjong-fortress/base/vault';
import { addSource, type Finding, listSources, removeSource } from '@mahjong-fortress/layouts-schema';
import type { Saying } from '../document/saying.ts';
import { firstWords } from './first-words.ts';

/** The collection that comes with the game, which lies one folder above the editor. */
export const GAME_COLLECTION = '../community/index.json';

type Collections = readonly string[];

async function inWords(changed: Promise<Result<Collections, Finding>>): Promise<Result<Collections, Saying>> {
  const result = await changed;
  return result.ok ? result : { ok: false, error: firstWords([result.error]) };
}

export function listCollections(vault: Vault): Collections {
  return listSources(vault, GAME_COLLECTION);
}

export function addCollection(vault: Vault, address: string): Promise<Result<Collections, Saying>> {
  return inWords(addSource(vault, address, GAME_COLLECTION));
}

export function removeCollection(vault: Vault, address: string): Promise<Result<Collections, Saying>> {
  return inWords(removeSource(vault, address, GAME_COLLECTION));
}
