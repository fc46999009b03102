/** The best vault that the browser allows. */
import { type DurableVault, durableVault, NAME, openDatabase } from './durable-vault.ts';
import { localVault, writeLocal } from './local-vault.ts';
import { moveFrom, type Settle } from './moving.ts';
import { memoryVault, type Vault } from './vault.ts';

export type { Settle };

/** Some browsers never answer when their database is damaged; a page that stays empty helps nobody. */
const PATIENCE_MS = 5000;

export interface VaultOptions {
  /** Which text stays when an entry was left outside of the vault and lies in it, too; the one outside, unless told otherwise. */
  readonly settle?: Settle;
}

function browserStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    // Some browsers forbid even to look.
    return undefined;
  }
}

/** A page that is closed has no time to finish a transaction; what is written to localStorage now is moved over next time. */
function leaveNotes(vault: DurableVault, storage: Storage): void {
  const left = new Set<string>();
  window.addEventListener('pagehide', () => {
    for (const [key, text] of vault.underway()) {
      if (text !== undefined && writeLocal(storage, key, text)) left.add(key);
    }
  });
  // It was only put aside, and has gone on writing.
  window.addEventListener('pageshow', () => {
    for (const key of left) writeLocal(storage, key, undefined);
    left.clear();
  });
}

function inTime<T>(work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The database does not answer.')), PATIENCE_MS);
  });
  return Promise.race([work, late]);
}

async function openDurable(storage: Storage | undefined, settle: Settle): Promise<Vault> {
  const database = await openDatabase(NAME);
  if (storage) await moveFrom(storage, database, settle);
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(NAME) : undefined;
  const vault = await durableVault(database, channel);
  if (storage) leaveNotes(vault, storage);
  return vault;
}

export async function openVault({ settle = () => 'left' }: VaultOptions = {}): Promise<Vault> {
  const storage = browserStorage();
  try {
    return await inTime(openDurable(storage, settle));
  } catch {
    return storage ? localVault(storage) : memoryVault({ lasts: false });
  }
}

/** Asks the browser not to clear the vault when space gets scarce; it may say no, and some ask the person. */
export async function askToPersist(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // An older browser, or a page without a secure connection.
  }
}
