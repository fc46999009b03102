/** The person's list of community collections. The game reads the same entry. */
import {
  addSource,
  type Finding,
  listSources,
  type Result,
  removeSource,
  type TextStorage,
} from '@mahjong-fortress/layouts-schema';
import type { Words } from '../i18n/messages.ts';
import { firstWords } from './files.ts';

const KEY = 'mahjong-fortress/community-sources';

/** The collection that comes with the game, which lies one folder above the editor. */
export const GAME_COLLECTION = '../community/index.json';

const storage: TextStorage = {
  read() {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  },
  write(text) {
    localStorage.setItem(KEY, text);
  },
};

type Collections = readonly string[];

/** A list that could not be written down stays as it was. */
function kept(change: () => Result<Collections, Finding>): Result<Collections, Words> {
  try {
    const changed = change();
    return changed.ok ? changed : { ok: false, error: firstWords([changed.error]) };
  } catch {
    return { ok: false, error: (messages) => messages.collectionsNotKept };
  }
}

export function listCollections(): Collections {
  return listSources(storage, GAME_COLLECTION);
}

export function addCollection(address: string): Result<Collections, Words> {
  return kept(() => addSource(storage, address, GAME_COLLECTION));
}

export function removeCollection(address: string): Result<Collections, Words> {
  return kept(() => ({ ok: true, value: removeSource(storage, address, GAME_COLLECTION) }));
}
