/** Saved games: each under a key of its own, checked by the rules when it is opened. */
import { isObject, readJson } from '@mahjong-fortress/base/json';
import type { Vault } from '@mahjong-fortress/base/vault';
import { type GameRecord, makeRecord, parseRecord, replay } from '@mahjong-fortress/rules';

const VERSION = 1;
const PREFIX = 'save/';
/** Finished games beyond these make room for new ones. */
const MOST_FINISHED = 20;

export interface Save {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly record: GameRecord;
  /** The season of every seat. */
  readonly seasons: readonly number[];
}

/** An entry that cannot be read is listed too, so that a person can see it. */
export type SaveEntry =
  | { readonly ok: true; readonly save: Save }
  | { readonly ok: false; readonly id: string; readonly why: 'broken' | 'newer' };

export function saveKey(id: string): string {
  return PREFIX + id;
}

function parseSave(id: string, text: string | undefined): SaveEntry {
  const refused = (why: 'broken' | 'newer'): SaveEntry => ({ ok: false, id, why });
  const value = readJson(text);
  if (!isObject(value)) return refused('broken');
  const { version, savedAt, seasons, record } = value;
  if (version !== VERSION)
    return refused(typeof version === 'number' && version > VERSION ? 'newer' : 'broken');
  if (typeof savedAt !== 'number' || !Array.isArray(seasons)) return refused('broken');
  if (!seasons.every((season) => Number.isInteger(season) && season >= 0 && season <= 3)) {
    return refused('broken');
  }
  const parsed = parseRecord(JSON.stringify(record) ?? '');
  if (!parsed.ok) return refused(parsed.error.code === 'newer-version' ? 'newer' : 'broken');
  if (seasons.length !== parsed.value.seats.length) return refused('broken');
  return { ok: true, save: { id, savedAt, record: parsed.value, seasons: seasons as number[] } };
}

export function makeSave({ savedAt, record, seasons }: Save): string {
  return JSON.stringify({ version: VERSION, savedAt, seasons, record: makeRecord(record) });
}

/** Removes a save, whatever it is worth, and answers with what puts it back as it was. */
export function setSaveAside(vault: Vault, id: string): () => void {
  const text = vault.read(saveKey(id));
  void vault.update(saveKey(id), () => undefined);
  return () => void vault.update(saveKey(id), (stored) => stored ?? text);
}

/** A save whose actions can all be played again; anything else is broken. */
export function readSave(vault: Vault, id: string): SaveEntry {
  const entry = parseSave(id, vault.read(saveKey(id)));
  return entry.ok && !replay(entry.save.record).ok ? { ok: false, id, why: 'broken' } : entry;
}

/** All saves, the latest first, those that cannot be opened last. */
export function listSaves(vault: Vault): readonly SaveEntry[] {
  const time = (entry: SaveEntry) => (entry.ok ? entry.save.savedAt : 0);
  return vault
    .keys(PREFIX)
    .map((key) => readSave(vault, key.slice(PREFIX.length)))
    .sort((a, b) => time(b) - time(a));
}

export function isFinished({ record }: Save): boolean {
  return record.result !== undefined;
}

/** Drops the oldest finished games. */
export function tidySaves(vault: Vault): void {
  const finished = listSaves(vault).flatMap((entry) =>
    entry.ok && isFinished(entry.save) ? [entry.save.id] : [],
  );
  for (const id of finished.slice(MOST_FINISHED)) setSaveAside(vault, id);
}
