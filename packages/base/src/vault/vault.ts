/** Texts that outlive the page, each under a key of its own, so that a broken one never costs the others. */

/** What an entry becomes, given what lies there: another text, the same one, or undefined for none. */
export type Change = (stored: string | undefined) => string | undefined;

export interface Vault {
  /** What is known here; what another tab writes arrives a moment later. */
  read(key: string): string | undefined;
  /** The keys that begin so. */
  keys(prefix?: string): readonly string[];
  /**
   * Changes one entry. `read` answers with the new text at once; then `change` is asked again with what really lies
   * there, in one transaction. True when that has been written so that a crash can't take it back; false when there is
   * no room or no permission.
   */
  update(key: string, change: Change): Promise<boolean>;
  /** Calls back whenever an entry changed without having been changed here. */
  subscribe(listener: (key: string) => void): () => void;
}

export interface Listeners {
  readonly subscribe: Vault['subscribe'];
  tell(key: string): void;
}

export function makeListeners(): Listeners {
  const listeners = new Set<(key: string) => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(key) {
      for (const listener of [...listeners]) listener(key);
    },
  };
}

/** Puts a change into a map of texts, and answers with what lies there now. */
export function changeIn(texts: Map<string, string>, key: string, change: Change): string | undefined {
  const next = change(texts.get(key));
  if (next === undefined) texts.delete(key);
  else texts.set(key, next);
  return next;
}

export function keysOf(texts: ReadonlyMap<string, string>, prefix = ''): readonly string[] {
  return [...texts.keys()].filter((key) => key.startsWith(prefix));
}

/** Keeps texts as long as the page is open; whether that counts as kept is for the caller to say. */
export function memoryVault({ lasts = true } = {}): Vault {
  const texts = new Map<string, string>();
  return {
    read: (key) => texts.get(key),
    keys: (prefix) => keysOf(texts, prefix),
    update(key, change) {
      changeIn(texts, key, change);
      return Promise.resolve(lasts);
    },
    subscribe: () => () => {},
  };
}
