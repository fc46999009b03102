/**
 * What lies in localStorage goes to the database: the texts of earlier versions, of tabs that still run one, and what a
 * page that was closed could not finish writing. It is removed there only when it is safe here.
 */
import { type Database, STRICT } from './durable-vault.ts';
import { localKeys, readLocal, writeLocal } from './local-vault.ts';

/** Which of two texts of one entry stays: the one that lies in the vault, the one that was left outside, or both. */
export type Settle = (key: string, stored: string, left: string) => 'stored' | 'left' | 'both';

/** `save/a` becomes `save/a-2`, or whatever is free. */
function freeKey(key: string, taken: ReadonlySet<string>): string {
  for (let number = 2; ; number++) {
    const free = `${key}-${number}`;
    if (!taken.has(free)) return free;
  }
}

export async function moveFrom(storage: Storage, database: Database, settle: Settle): Promise<void> {
  const left = localKeys(storage).flatMap((key) => {
    const text = readLocal(storage, key);
    return text === undefined ? [] : [{ key, text }];
  });
  if (left.length === 0) return;
  const { store, done } = database.transaction('texts', 'readwrite', STRICT);
  const taken = new Set(await store.getAllKeys());
  const writing: Promise<unknown>[] = [done];
  for (const { key, text } of left) {
    const stored = taken.has(key) ? await store.get(key) : undefined;
    if (stored === text) continue;
    const verdict = stored === undefined ? 'left' : settle(key, stored, text);
    if (verdict === 'stored') continue;
    const place = verdict === 'both' ? freeKey(key, taken) : key;
    taken.add(place);
    writing.push(store.put(text, place));
  }
  await Promise.all(writing);
  for (const { key, text } of left) {
    // Another tab may have left something newer meanwhile.
    if (readLocal(storage, key) === text) writeLocal(storage, key, undefined);
  }
}
