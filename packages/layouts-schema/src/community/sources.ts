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

/** The index that comes with the game; it is always the first source and cannot be removed. */
export const OWN_SOURCE = 'community/index.json';
const MAX_SOURCES = 20;

/** A damaged list is no reason to fail: what is readable stays. */
function addedSources(storage: TextStorage): string[] {
  const value = readJson(storage.read() ?? '[]');
  if (!value.ok || !Array.isArray(value.value)) return [];
  const addresses = (value.value as readonly unknown[]).filter((item) => typeof item === 'string');
  return [...new Set(addresses)].filter(isSourceAddress).slice(0, MAX_SOURCES);
}

export function listSources(storage: TextStorage, ownSource = OWN_SOURCE): readonly string[] {
  return [...new Set([ownSource, ...addedSources(storage)])];
}

export function addSource(storage: TextStorage, given: string): Result<readonly string[], Finding> {
  const address = given.trim();
  const added = addedSources(storage);
  if (!isSourceAddress(address)) return err(makeFinding('source-address', ''));
  if (listSources(storage).includes(address)) return err(makeFinding('source-known', ''));
  if (added.length >= MAX_SOURCES) return err(makeFinding('source-too-many', '', { limit: MAX_SOURCES }));
  storage.write(JSON.stringify([...added, address]));
  return ok(listSources(storage));
}

export function removeSource(storage: TextStorage, address: string): readonly string[] {
  storage.write(JSON.stringify(addedSources(storage).filter((source) => source !== address)));
  return listSources(storage);
}
