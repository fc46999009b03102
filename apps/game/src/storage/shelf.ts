/** Where texts are kept between visits: one entry per thing, so that a broken one never costs the others. */

export interface Shelf {
  read(key: string): string | undefined;
  /** False when there is no room or no permission. */
  write(key: string, text: string): boolean;
  remove(key: string): void;
  keys(): readonly string[];
}

/** Keeps texts as long as the page is open; whether that counts as kept is for the caller to say. */
export function memoryShelf({ lasts = true } = {}): Shelf {
  const texts = new Map<string, string>();
  return {
    read: (key) => texts.get(key),
    write: (key, text) => {
      texts.set(key, text);
      return lasts;
    },
    remove: (key) => texts.delete(key),
    keys: () => [...texts.keys()],
  };
}

const PREFIX = 'mahjong-fortress/';

/** The browser's storage; every touch of it can fail, in private windows for instance. */
export function browserShelf(storage: Storage): Shelf {
  const attempt = <T>(action: () => T, otherwise: T): T => {
    try {
      return action();
    } catch {
      return otherwise;
    }
  };
  return {
    read: (key) => attempt(() => storage.getItem(PREFIX + key) ?? undefined, undefined),
    write: (key, text) =>
      attempt(() => {
        storage.setItem(PREFIX + key, text);
        return true;
      }, false),
    remove: (key) => attempt(() => storage.removeItem(PREFIX + key), undefined),
    keys: () =>
      attempt(
        () =>
          Object.keys(storage)
            .filter((key) => key.startsWith(PREFIX))
            .map((key) => key.slice(PREFIX.length)),
        [],
      ),
  };
}

/** Reads JSON that may be anything. */
export function readJson(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
