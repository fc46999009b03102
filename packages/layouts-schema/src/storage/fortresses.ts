/**
 * "My fortresses": what a person has drawn and kept in the vault. The editor writes them, the game's list of layouts reads
 * them. Each has a key of its own, so that a broken one costs no other.
 */

import { err, ok, type Result } from '@mahjong-fortress/base/result';
import type { Vault } from '@mahjong-fortress/base/vault';
import { ENTRY_PREFIXES } from '@mahjong-fortress/base/vault-entries';
import { type Finding, isError } from '../finding.ts';
import { trimRows } from '../grid.ts';
import { jsonOrFinding } from '../json.ts';
import type { Layout } from '../layout.ts';
import { checkLayout } from '../validate.ts';
import { readDraft } from './draft.ts';

export interface KeptFortress {
  /** Milliseconds since 1970, as the app's clock says. */
  readonly savedAt: number;
  readonly draft: Layout;
}

export interface SavedFortress extends KeptFortress {
  readonly key: string;
}

/** An entry that cannot be read: it stays where it is until its owner decides. */
export interface BrokenFortress {
  readonly key: string;
  readonly findings: readonly Finding[];
}

export interface FortressList {
  /** The latest first. */
  readonly saved: readonly SavedFortress[];
  readonly broken: readonly BrokenFortress[];
}

export const FORTRESS_PREFIX = ENTRY_PREFIXES.fortress;

function entryName(key: string): string {
  return FORTRESS_PREFIX + key;
}

/** An entry from any value. */
export function readKept(value: unknown): Result<KeptFortress, readonly Finding[]> {
  const { savedAt, layout } = (value ?? {}) as { savedAt?: unknown; layout?: unknown };
  const draft = readDraft(layout);
  if (!draft.ok) return draft;
  return ok({ savedAt: typeof savedAt === 'number' ? savedAt : 0, draft: draft.value });
}

function readEntry(key: string, text: string): Result<SavedFortress, readonly Finding[]> {
  const value = jsonOrFinding(text);
  if (!value.ok) return err([value.error]);
  const kept = readKept(value.value);
  return kept.ok ? ok({ key, ...kept.value }) : kept;
}

/** Undefined when nothing is kept under the key. */
export function readSavedFortress(
  vault: Vault,
  key: string,
): Result<SavedFortress, readonly Finding[]> | undefined {
  const text = vault.read(entryName(key));
  return text === undefined ? undefined : readEntry(key, text);
}

/** Lists what lies there. It remembers what it has read: of hundreds of fortresses, a stroke changes one. */
export function createFortressList(vault: Vault): () => FortressList {
  type Read = ReturnType<typeof readEntry>;
  let known = new Map<string, { readonly text: string; readonly entry: Read }>();
  return () => {
    const saved: SavedFortress[] = [];
    const broken: BrokenFortress[] = [];
    const seen: typeof known = new Map();
    for (const name of vault.keys(FORTRESS_PREFIX)) {
      const key = name.slice(FORTRESS_PREFIX.length);
      const text = vault.read(name);
      if (text === undefined) continue;
      const before = known.get(key);
      const entry = before?.text === text ? before.entry : readEntry(key, text);
      seen.set(key, { text, entry });
      if (entry.ok) saved.push(entry.value);
      else broken.push({ key, findings: entry.error });
    }
    known = seen;
    return { saved: saved.sort((a, b) => b.savedAt - a.savedAt || (a.key < b.key ? -1 : 1)), broken };
  };
}

export function listFortresses(vault: Vault): FortressList {
  return createFortressList(vault)();
}

export interface PlayableFortress {
  readonly key: string;
  readonly layout: Layout;
}

/** Those that can be played as they are, without the empty rim of the drawing. */
export function playableFortresses(vault: Vault): readonly PlayableFortress[] {
  return listFortresses(vault)
    .saved.filter(({ draft }) => !checkLayout(draft).some(isError))
    .map(({ key, draft }) => ({ key, layout: { ...draft, rows: trimRows(draft.rows) } }));
}

/** Whether it could be kept: a vault may be full, or forbidden. */
export function saveFortress(vault: Vault, { key, savedAt, draft }: SavedFortress): Promise<boolean> {
  return restoreFortress(vault, key, JSON.stringify({ savedAt, layout: draft }));
}

/** Takes it out and returns the text that `restoreFortress` puts back. */
export function removeFortress(vault: Vault, key: string): string | undefined {
  const text = vault.read(entryName(key));
  void vault.update(entryName(key), () => undefined);
  return text;
}

export function restoreFortress(vault: Vault, key: string, text: string): Promise<boolean> {
  return vault.update(entryName(key), () => text);
}
