/** The user's list of sources, kept in a storage that the app provides. */
import { type Finding, makeFinding } from '../finding.ts';
import { readJson } from '../json.ts';
import { err, ok, type Result } from '../result.ts';
import { isSourceAddress } from './address.ts';

/** Where one text can be kept, such as an entry of localStorage. */
export interface TextStorage {
  readonly read: () => string | null;
  readonly write: (text: string) => void;
}

/** The index that comes with the game, as it is found from there. It is always the first source, and never stored. */
const OWN_SOURCE = 'community/index.json';
const MAX_SOURCES = 20;

/** Game and editor lie in different folders and share the list, so a path has to mean the same from both. */
function canBeAdded(address: string): boolean {
  return isSourceAddress(address) && /^(https?:\/)?\//.test(address);
}

/** A damaged list is no reason to fail: what is readable stays. */
function addedSources(storage: TextStorage): string[] {
  const value = readJson(storage.read() ?? '[]');
  if (!value.ok || !Array.isArray(value.value)) return [];
  const addresses = (value.value as readonly unknown[]).filter((item) => typeof item === 'string');
  return [...new Set(addresses)].filter(canBeAdded).slice(0, MAX_SOURCES);
}

export function listSources(storage: TextStorage, ownSource = OWN_SOURCE): readonly string[] {
  return [ownSource, ...addedSources(storage)];
}

/** Returns the list as it is now, our own source first. */
export function addSource(
  storage: TextStorage,
  given: string,
  ownSource = OWN_SOURCE,
): Result<readonly string[], Finding> {
  const address = given.trim();
  const added = addedSources(storage);
  if (listSources(storage, ownSource).includes(address)) return err(makeFinding('source-known', ''));
  if (!canBeAdded(address)) return err(makeFinding('source-address', ''));
  if (added.length >= MAX_SOURCES) return err(makeFinding('source-too-many', '', { limit: MAX_SOURCES }));
  storage.write(JSON.stringify([...added, address]));
  return ok(listSources(storage, ownSource));
}

/** Returns the list as it is now. Our own source stays, whoever asks. */
export function removeSource(
  storage: TextStorage,
  address: string,
  ownSource = OWN_SOURCE,
): readonly string[] {
  storage.write(JSON.stringify(addedSources(storage).filter((source) => source !== address)));
  return listSources(storage, ownSource);
}
