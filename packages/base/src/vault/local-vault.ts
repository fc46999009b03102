/** The vault in localStorage, for browsers that forbid IndexedDB; every touch of it can fail, in private windows for instance. */
import { makeListeners, type Vault } from './vault.ts';

/** Other pages may lie on the same host. */
const PREFIX = 'mahjong-fortress/';

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

export function localKeys(storage: Storage): readonly string[] {
  return attempt(
    () =>
      Object.keys(storage)
        .filter((name) => name.startsWith(PREFIX))
        .map((name) => name.slice(PREFIX.length)),
    [],
  );
}

export function readLocal(storage: Storage, key: string): string | undefined {
  return attempt(() => storage.getItem(PREFIX + key) ?? undefined, undefined);
}

/** Whether it could be done. */
export function writeLocal(storage: Storage, key: string, text: string | undefined): boolean {
  return attempt(() => {
    if (text === undefined) storage.removeItem(PREFIX + key);
    else storage.setItem(PREFIX + key, text);
    return true;
  }, false);
}

export function localVault(storage: Storage): Vault {
  const { subscribe, tell } = makeListeners();
  globalThis.addEventListener?.('storage', ({ key }: StorageEvent) => {
    if (key?.startsWith(PREFIX)) tell(key.slice(PREFIX.length));
  });
  /** What could not be written is in sight for as long as the page is open. */
  const unwritten = new Map<string, string | undefined>();
  const read = (key: string) => (unwritten.has(key) ? unwritten.get(key) : readLocal(storage, key));
  return {
    read,
    keys(prefix = '') {
      const keys = new Set([...localKeys(storage), ...unwritten.keys()]);
      return [...keys].filter((key) => key.startsWith(prefix) && read(key) !== undefined);
    },
    update(key, change) {
      const next = change(read(key));
      const isKept = writeLocal(storage, key, next);
      if (isKept) unwritten.delete(key);
      else unwritten.set(key, next);
      return Promise.resolve(isKept);
    },
    subscribe,
  };
}
