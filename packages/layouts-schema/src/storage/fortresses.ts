/**
 * "My fortresses": what a person has drawn and kept, in a storage of texts such as localStorage. The editor writes
 * them, the game's list of layouts reads them. Each has a key of its own, so that a broken one costs no other.
 */
import { type Finding, isError } from '../finding.ts';
import { trimRows } from '../grid.ts';
import { readJson } from '../json.ts';
import type { Layout } from '../layout.ts';
import { err, ok, type Result } from '../result.ts';
import { checkLayout } from '../validate.ts';
import { readDraft } from './draft.ts';

/** The part of the platform's `Storage` that is needed. */
export interface KeyedStorage {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
}

export interface SavedFortress {
  readonly key: string;
  /** Milliseconds since 1970, as the app's clock says. */
  readonly savedAt: number;
  readonly draft: Layout;
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

export const FORTRESS_PREFIX = 'mahjong-fortress/fortress/';

function entryName(key: string): string {
  return FORTRESS_PREFIX + key;
}

function readEntry(key: string, text: string): Result<SavedFortress, readonly Finding[]> {
  const value = readJson(text);
  if (!value.ok) return err([value.error]);
  const { savedAt, layout } = (value.value ?? {}) as { savedAt?: unknown; layout?: unknown };
  const draft = readDraft(layout);
  if (!draft.ok) return draft;
  return ok({ key, savedAt: typeof savedAt === 'number' ? savedAt : 0, draft: draft.value });
}

/** Undefined when nothing is kept under the key. */
export function readFortress(
  storage: KeyedStorage,
  key: string,
): Result<SavedFortress, readonly Finding[]> | undefined {
  const text = storage.getItem(entryName(key));
  return text === null ? undefined : readEntry(key, text);
}

export function listFortresses(storage: KeyedStorage): FortressList {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  const saved: SavedFortress[] = [];
  const broken: BrokenFortress[] = [];
  for (const name of names) {
    if (name === null || !name.startsWith(FORTRESS_PREFIX)) continue;
    const key = name.slice(FORTRESS_PREFIX.length);
    const entry = readFortress(storage, key);
    if (entry?.ok) saved.push(entry.value);
    else if (entry) broken.push({ key, findings: entry.error });
  }
  return { saved: saved.sort((a, b) => b.savedAt - a.savedAt || (a.key < b.key ? -1 : 1)), broken };
}

export interface PlayableFortress {
  readonly key: string;
  readonly layout: Layout;
}

/** Those that can be played as they are, without the empty rim of the drawing. */
export function playableFortresses(storage: KeyedStorage): readonly PlayableFortress[] {
  return listFortresses(storage)
    .saved.filter(({ draft }) => !checkLayout(draft).some(isError))
    .map(({ key, draft }) => ({ key, layout: { ...draft, rows: trimRows(draft.rows) } }));
}

/** Whether it could be kept: a storage may be full, or forbidden. */
export function saveFortress(storage: KeyedStorage, { key, savedAt, draft }: SavedFortress): boolean {
  return restoreFortress(storage, key, JSON.stringify({ savedAt, layout: draft }));
}

/** Takes it out and returns the text that `restoreFortress` puts back. */
export function removeFortress(storage: KeyedStorage, key: string): string | undefined {
  const text = storage.getItem(entryName(key));
  storage.removeItem(entryName(key));
  return text ?? undefined;
}

export function restoreFortress(storage: KeyedStorage, key: string, text: string): boolean {
  try {
    storage.setItem(entryName(key), text);
    return true;
  } catch {
    return false;
  }
}
