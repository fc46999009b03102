/**
 * Saved games of every kind, each under a key of its own. They are listed by what they say, and played again when they
 * are opened.
 */

import { isObject, readJson } from '@mahjong-fortress/base/json';
import { type Problem, problem } from '@mahjong-fortress/base/problem';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import type { Vault } from '@mahjong-fortress/base/vault';
import { ENTRY_PREFIXES } from '@mahjong-fortress/base/vault-entries';
import { makeRecord, openRecordValue, type RecordHead, readRecordHead } from '@mahjong-fortress/match';
import { DAILY, mahjongFortress, type Setup } from '@mahjong-fortress/rules';
import { SEASONS } from '../art/palette.ts';
import type { FortressRecord, PlayedGame } from '../session/played-game.ts';
import { hasPeople } from '../session/seats.ts';
import { type GameId, gameOfRecord } from '../shelf/games.ts';

const VERSION = 2;
const PREFIX = ENTRY_PREFIXES.save;
/** Finished games beyond these make room for new ones. */
const MOST_FINISHED = 20;

interface Saved {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

export interface Save extends Saved {
  readonly record: FortressRecord;
}

/** What a list tells about a save. How another game was set up, only its room can read. */
export type ListedSave = Saved &
  (
    | { readonly game: 'mahjong-fortress'; readonly record: RecordHead<Setup> }
    | { readonly game: Exclude<GameId, 'mahjong-fortress'>; readonly record: RecordHead<unknown> }
  );

/** An entry that cannot be read is listed too, so that a person can see it. */
interface Refused {
  readonly ok: false;
  readonly id: string;
  readonly why: 'broken' | 'newer';
}

export type SaveEntry<S extends Saved = ListedSave> = { readonly ok: true; readonly save: S } | Refused;

export function saveKey(id: string): string {
  return PREFIX + id;
}

/** What a save of any version wraps around its record. */
interface Wrapping {
  readonly savedAt: number;
  readonly record: unknown;
  /** Version 1 kept the seasons beside the record, which had no place for them. */
  readonly seasons?: readonly string[];
}

function readSeasons(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const seasons = value.map((number) => SEASONS[number]);
  return seasons.every((season) => season !== undefined) ? seasons : undefined;
}

function unwrapped(text: string | undefined): Wrapping | Refused['why'] {
  const value = readJson(text);
  if (!isObject(value)) return 'broken';
  const { version, savedAt, record } = value;
  if (typeof version === 'number' && version > VERSION) return 'newer';
  if (typeof savedAt !== 'number') return 'broken';
  if (version === VERSION) return { savedAt, record };
  const seasons = version === 1 ? readSeasons(value.seasons) : undefined;
  return seasons ? { savedAt, record, seasons } : 'broken';
}

/** Reads a save as far as the reader of its record goes. */
function readEntry<T extends { readonly record: Pick<RecordHead<unknown>, 'seats'> }>(
  vault: Vault,
  id: string,
  read: (record: unknown) => Result<T, Problem>,
): SaveEntry<Saved & T> {
  const wrapping = unwrapped(vault.read(saveKey(id)));
  if (typeof wrapping === 'string') return { ok: false, id, why: wrapping };
  const { savedAt, seasons } = wrapping;
  const found = read(wrapping.record);
  if (!found.ok) return { ok: false, id, why: found.error.code === 'newer-version' ? 'newer' : 'broken' };
  const { record } = found.value;
  if (!seasons) return { ok: true, save: { id, savedAt, ...found.value } };
  if (seasons.length !== record.seats.length) return { ok: false, id, why: 'broken' };
  const seats = record.seats.map((seat, index) => ({ ...seat, colour: seasons[index] as string }));
  return { ok: true, save: { id, savedAt, ...found.value, record: { ...record, seats } } };
}

export function makeSave({ savedAt, record }: Save): string {
  return wrapped(savedAt, makeRecord(mahjongFortress, record));
}

/** A save of whichever game, around its record as it is kept. */
export function wrapped(savedAt: number, record: unknown): string {
  return JSON.stringify({ version: VERSION, savedAt, record });
}

/** Removes a save, whatever it is worth, and answers with what puts it back as it was. */
export function setSaveAside(vault: Vault, id: string): () => void {
  const text = vault.read(saveKey(id));
  void vault.update(saveKey(id), () => undefined);
  return () => void vault.update(saveKey(id), (stored) => stored ?? text);
}

/** A save whose actions can all be played again; anything else is broken. */
export function openSave(vault: Vault, id: string): SaveEntry<Saved & PlayedGame> {
  return openSaveWith(vault, id, (record) => openRecordValue(mahjongFortress, record));
}

/** A save of whichever game, through the door for its records. */
export function openSaveWith<Played extends { readonly record: Pick<RecordHead<unknown>, 'seats'> }>(
  vault: Vault,
  id: string,
  open: (record: unknown) => Result<Played, Problem>,
): SaveEntry<Saved & Played> {
  return readEntry(vault, id, open);
}

/** Which game a save is of; undefined if there is none, or none that this version knows. */
export function gameOfSave(vault: Vault, id: string): GameId | undefined {
  const wrapping = unwrapped(vault.read(saveKey(id)));
  return typeof wrapping === 'string' ? undefined : gameOfRecord(wrapping.record);
}

type Listed =
  | Pick<Extract<ListedSave, { game: 'mahjong-fortress' }>, 'game' | 'record'>
  | Pick<Exclude<ListedSave, { game: 'mahjong-fortress' }>, 'game' | 'record'>;

function readListed(value: unknown): Result<Listed, Problem> {
  const game = gameOfRecord(value);
  if (game === undefined) return err(problem('newer-version', 'game', 'This game is not on the shelf yet.'));
  if (game === 'mahjong-fortress') {
    const record = readRecordHead(mahjongFortress, value);
    return record.ok ? ok({ game, record: record.value }) : record;
  }
  const record = readRecordHead({ id: game, parseSetup: (setup) => ok(setup) }, value);
  return record.ok ? ok({ game, record: record.value }) : record;
}

/** All saves, the latest first, those that cannot be read last. */
export function listSaves(vault: Vault): readonly SaveEntry[] {
  const time = (entry: SaveEntry) => (entry.ok ? entry.save.savedAt : 0);
  return vault
    .keys(PREFIX)
    .map((key): SaveEntry => readEntry(vault, key.slice(PREFIX.length), readListed))
    .sort((a, b) => time(b) - time(a));
}

export function isFinished({ record }: { readonly record: Pick<RecordHead<unknown>, 'result'> }): boolean {
  return record.result !== undefined;
}

/** The game of a kind to go on with: the latest of those that are not over, and that a person plays. */
export function gameUnderWay(entries: readonly SaveEntry[], game: GameId): ListedSave | undefined {
  for (const entry of entries) {
    if (!entry.ok || entry.save.game !== game || isFinished(entry.save)) continue;
    if (hasPeople(entry.save.record)) return entry.save;
  }
  return undefined;
}

function seedIn(setup: unknown): string {
  return isObject(setup) && typeof setup.seed === 'string' ? setup.seed : '';
}

/** The game of the day is dealt once a day: whoever has begun it goes on with it. */
export function gameBegun(
  entries: readonly SaveEntry[],
  game: GameId,
  setup: unknown,
): ListedSave | undefined {
  const seed = seedIn(setup);
  if (!seed.startsWith(DAILY)) return undefined;
  for (const entry of entries) {
    if (!entry.ok || entry.save.game !== game || isFinished(entry.save)) continue;
    if (seedIn(entry.save.record.setup) === seed) return entry.save;
  }
  return undefined;
}

/** Drops the oldest finished games. */
export function tidySaves(vault: Vault): void {
  const finished = listSaves(vault).flatMap((entry) =>
    entry.ok && isFinished(entry.save) ? [entry.save.id] : [],
  );
  for (const id of finished.slice(MOST_FINISHED)) setSaveAside(vault, id);
}
