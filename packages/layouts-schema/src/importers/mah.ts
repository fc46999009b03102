/**
 * ffalt/mah's format: `{ "mah": "1.0", "boards": [{ id, name, by?, map }] }`. A map lists levels, `[level, rows]`;
 * a row is `[y, xs]`, and xs is one x, or a list of x and of `[x, count]` for tiles side by side.
 */
import { err, ok } from '@mahjong-fortress/base/result';
import { type Finding, makeFinding } from '../finding.ts';
import {
  addPlace,
  type BoardFile,
  MAX_BOARDS,
  MAX_COORDINATE,
  MAX_PLACES_IN_FILE,
  noPlaces,
  type Places,
} from './solitaire-board.ts';

function isCoordinate(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= MAX_COORDINATE && Number.isInteger(value);
}

/**
 * Adds the tiles of one row; false where the row is damaged, or holds more than a board may. Lists are read by index:
 * taking them apart as `[a, b]` costs ten times as much, and a file has thousands.
 */
function addRow(places: Places, level: number, row: unknown): boolean {
  if (!Array.isArray(row)) return false;
  const y: unknown = row[0];
  const xs: unknown = row[1];
  if (!isCoordinate(y)) return false;
  const parts = isCoordinate(xs) ? [xs] : xs;
  if (!Array.isArray(parts)) return false;
  let inRow = 0;
  for (const part of parts as readonly unknown[]) {
    const x = Array.isArray(part) ? part[0] : part;
    const count = Array.isArray(part) ? part[1] : 1;
    if (!isCoordinate(x) || !isCoordinate(count)) return false;
    for (let i = 0; i < count && inRow < MAX_COORDINATE; i++, inRow++) {
      if (!addPlace(places, level, x + 2 * i, y)) return false;
    }
  }
  return true;
}

function placesOf(map: unknown): Places | undefined {
  if (!Array.isArray(map)) return undefined;
  const places = noPlaces();
  for (const entry of map as readonly unknown[]) {
    if (!Array.isArray(entry)) return undefined;
    const level: unknown = entry[0];
    const rows: unknown = entry[1];
    if (!isCoordinate(level) || !Array.isArray(rows)) return undefined;
    for (const row of rows as readonly unknown[]) if (!addRow(places, level, row)) return undefined;
  }
  return places;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** Boards take some hundred characters each, so what a file lists beyond are none. */
const MAX_LISTED = 1000;

/** Past what is read of a file, a board is named and not looked at. */
function* boardsIn(given: readonly unknown[]): BoardFile {
  const tooMany = [makeFinding('import-too-many', '/boards', { limit: MAX_BOARDS })];
  let tiles = 0;
  for (let index = 0; index < given.length; index++) {
    const board = (given[index] ?? {}) as Readonly<Record<string, unknown>>;
    const name = textOf(board.name);
    const skipped = (findings: readonly Finding[]) => err({ name: name ?? '', findings });
    if (index >= MAX_BOARDS) {
      yield skipped(tooMany);
      continue;
    }
    const places = tiles > MAX_PLACES_IN_FILE ? noPlaces() : placesOf(board.map);
    tiles += places?.count ?? 0;
    const author = textOf(board.by);
    if (places === undefined) yield skipped([makeFinding('import-broken', `/boards/${index}/map`)]);
    else if (tiles > MAX_PLACES_IN_FILE) yield skipped([makeFinding('import-enough', `/boards/${index}`)]);
    else yield ok({ ...(name && { name }), ...(author && { author }), places });
  }
}

/** Whether a value looks like a file of boards. */
export function isMah(value: unknown): value is { readonly boards: readonly unknown[] } {
  return Array.isArray((value as { boards?: unknown } | null)?.boards);
}

export function readMah({ boards }: { readonly boards: readonly unknown[] }): BoardFile {
  return boardsIn(boards.slice(0, MAX_LISTED));
}
