/** Saved games: each under a key of its own, checked by the rules when it is opened. */
import { type GameRecord, makeRecord, parseRecord, replay } from '@mahjong-fortress/rules';
import { isObject, readJson, type Shelf } from './shelf.ts';

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

/** An entry that cannot be read is listed too, so that a person can see and delete it. */
export type SaveEntry =
  | { readonly ok: true; readonly save: Save }
  | { readonly ok: false; readonly id: string };

function parseSave(id: string, text: string | undefined): SaveEntry {
  const broken: SaveEntry = { ok: false, id };
  const value = readJson(text);
  if (!isObject(value) || value.version !== VERSION) return broken;
  const { savedAt, seasons, record } = value;
  if (typeof savedAt !== 'number' || !Array.isArray(seasons)) return broken;
  if (!seasons.every((season) => Number.isInteger(season) && season >= 0 && season <= 3)) return broken;
  const parsed = parseRecord(JSON.stringify(record) ?? '');
  if (!parsed.ok || seasons.length !== parsed.value.seats.length) return broken;
  return { ok: true, save: { id, savedAt, record: parsed.value, seasons: seasons as number[] } };
}

export function writeSave(shelf: Shelf, { id, savedAt, record, seasons }: Save): boolean {
  const text = JSON.stringify({ version: VERSION, savedAt, seasons, record: makeRecord(record) });
  return shelf.write(PREFIX + id, text);
}

export function dropSave(shelf: Shelf, id: string): void {
  shelf.remove(PREFIX + id);
}

/** Removes a save, whatever it is worth, and answers with what puts it back as it was. */
export function setSaveAside(shelf: Shelf, id: string): () => void {
  const text = shelf.read(PREFIX + id);
  dropSave(shelf, id);
  return () => {
    if (text !== undefined) shelf.write(PREFIX + id, text);
  };
}

/** A save whose actions can all be played again; anything else is broken. */
export function readSave(shelf: Shelf, id: string): SaveEntry {
  const entry = parseSave(id, shelf.read(PREFIX + id));
  return entry.ok && !replay(entry.save.record).ok ? { ok: false, id } : entry;
}

/** All saves, the latest first, the broken ones last. */
export function listSaves(shelf: Shelf): readonly SaveEntry[] {
  const time = (entry: SaveEntry) => (entry.ok ? entry.save.savedAt : 0);
  return shelf
    .keys()
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => readSave(shelf, key.slice(PREFIX.length)))
    .sort((a, b) => time(b) - time(a));
}

export function isFinished({ record }: Save): boolean {
  return record.result !== undefined;
}

/** Drops the oldest finished games. */
export function tidySaves(shelf: Shelf): void {
  const finished = listSaves(shelf).flatMap((entry) =>
    entry.ok && isFinished(entry.save) ? [entry.save.id] : [],
  );
  for (const id of finished.slice(MOST_FINISHED)) dropSave(shelf, id);
}
