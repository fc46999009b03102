/** The vault in IndexedDB: written with strict durability, and the same for all tabs. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type Change, changeIn, keysOf, makeListeners, type Vault } from './vault.ts';

interface Schema extends DBSchema {
  texts: { key: string; value: string };
}

export type Database = IDBPDatabase<Schema>;

export const NAME = 'mahjong-fortress';
const VERSION = 1;
/** Chromium answers “complete” before the disk has it unless told so. */
export const STRICT = { durability: 'strict' } as const;

export function openDatabase(name: string): Promise<Database> {
  return openDB<Schema>(name, VERSION, {
    upgrade: (database) => void database.createObjectStore('texts'),
    // A newer version of the page wants to change the shape of it; this page has to let go.
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
  });
}

/** One text, for those who have no page: a service worker. */
export async function readStored(key: string): Promise<string | undefined> {
  const database = await openDatabase(NAME);
  try {
    return await database.get('texts', key);
  } finally {
    database.close();
  }
}

/** What tabs tell each other: the key of an entry that has been written. */
export interface Channel {
  postMessage(key: string): void;
  onmessage: ((event: MessageEvent<string>) => void) | null;
}

export interface DurableVault extends Vault {
  /** What has been changed here and is not safe yet. */
  underway(): ReadonlyMap<string, string | undefined>;
}

/** Everything is read once, so that later reads need not wait. */
export async function durableVault(database: Database, channel: Channel | undefined): Promise<DurableVault> {
  const { subscribe, tell } = makeListeners();
  const [names, values] = await Promise.all([database.getAllKeys('texts'), database.getAll('texts')]);
  const texts = new Map(names.map((key, index) => [key, values[index] ?? '']));
  /** The last change of every key that is still being written. */
  const latest = new Map<string, Change>();

  function learn(key: string, text: string | undefined): void {
    // A change that is on its way will find out by itself.
    if (latest.has(key) || texts.get(key) === text) return;
    changeIn(texts, key, () => text);
    tell(key);
  }

  async function write(key: string, change: Change): Promise<string | undefined> {
    const { store, done } = database.transaction('texts', 'readwrite', STRICT);
    const stored = await store.get(key);
    const next = change(stored);
    if (next === stored) await done;
    else {
      await Promise.all([next === undefined ? store.delete(key) : store.put(next, key), done]);
      channel?.postMessage(key);
    }
    return next;
  }

  if (channel) {
    channel.onmessage = ({ data: key }) => {
      // A database that is gone has no news.
      database.get('texts', key).then(
        (text) => learn(key, text),
        () => undefined,
      );
    };
  }

  return {
    read: (key) => texts.get(key),
    keys: (prefix) => keysOf(texts, prefix),
    async update(key, change) {
      changeIn(texts, key, change);
      latest.set(key, change);
      const isLatest = () => latest.get(key) === change;
      try {
        const written = await write(key, change);
        if (!isLatest()) return true;
        latest.delete(key);
        learn(key, written);
        return true;
      } catch {
        // It stays in sight for as long as the page is open.
        if (isLatest()) latest.delete(key);
        return false;
      }
    },
    subscribe,
    underway: () => new Map([...latest.keys()].map((key) => [key, texts.get(key)])),
  };
}
