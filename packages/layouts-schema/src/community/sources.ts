/** The user's list of sources, kept in the vault; game and editor share it. */

import { err, ok, type Result } from '@mahjong-fortress/base/result';
import type { Vault } from '@mahjong-fortress/base/vault';
import { ENTRIES } from '@mahjong-fortress/base/vault-entries';
import { type Finding, makeFinding } from '../finding.ts';
import { jsonOrFinding } from '../json.ts';
import { isSourceAddress } from './address.ts';

const KEY = ENTRIES.communitySources;

/** The index that comes with the game, as it is found from there. It is always the first source, and never stored. */
const OWN_SOURCE = 'community/index.json';
const MAX_SOURCES = 20;
/** Some of a damaged list may be good, but nobody looks through thousands. */
const MOST_LISTED = 10 * MAX_SOURCES;

/** Game and editor lie in different folders and share the list, so a path has to mean the same from both. */
function canBeAdded(address: string): boolean {
  return isSourceAddress(address) && /^(https?:\/)?\//.test(address);
}

/** A damaged list is no reason to fail: what is readable stays. */
function addedSources(text: string | undefined): readonly string[] {
  const value = jsonOrFinding(text ?? '[]');
  if (!value.ok || !Array.isArray(value.value)) return [];
  const listed = (value.value as readonly unknown[]).slice(0, MOST_LISTED);
  const addresses = listed.filter((item) => typeof item === 'string');
  return [...new Set(addresses)].filter(canBeAdded).slice(0, MAX_SOURCES);
}

export function listSources(vault: Vault, ownSource = OWN_SOURCE): readonly string[] {
  return [ownSource, ...addedSources(vault.read(KEY))];
}

/** The list as it is then, our own source first; a list that cannot be kept stays as it was. */
async function change(
  vault: Vault,
  ownSource: string,
  next: (added: readonly string[]) => readonly string[],
): Promise<Result<readonly string[], Finding>> {
  const before = vault.read(KEY);
  const changed = (stored: string | undefined) => JSON.stringify(next(addedSources(stored)));
  if (await vault.update(KEY, changed)) return ok(listSources(vault, ownSource));
  // Only what is in sight here goes back: another tab may have kept a list of its own meanwhile.
  void vault.update(KEY, (stored) => (stored === changed(before) ? before : stored));
  return err(makeFinding('source-not-kept', ''));
}

export async function addSource(
  vault: Vault,
  given: string,
  ownSource = OWN_SOURCE,
): Promise<Result<readonly string[], Finding>> {
  const address = given.trim();
  const sources = listSources(vault, ownSource);
  if (sources.includes(address)) return err(makeFinding('source-known', ''));
  if (!canBeAdded(address)) return err(makeFinding('source-address', ''));
  if (sources.length > MAX_SOURCES) return err(makeFinding('source-too-many', '', { limit: MAX_SOURCES }));
  return change(vault, ownSource, (added) => [...added, address]);
}

/** Our own source stays, whoever asks. */
export function removeSource(
  vault: Vault,
  address: string,
  ownSource = OWN_SOURCE,
): Promise<Result<readonly string[], Finding>> {
  return change(vault, ownSource, (added) => added.filter((source) => source !== address));
}
