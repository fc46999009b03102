/**
 * ffalt/mah's format: `{ "mah": "1.0", "boards": [{ id, name, by?, map }] }`. A map lists levels, `[level, rows]`;
 * a row is `[y, xs]`, and xs is one x, or a list of x and of `[x, count]` for tiles side by side.
 */
import { type Finding, makeFinding } from '../finding.ts';
import { readJson } from '../json.ts';
import { err, ok, type Result } from '../result.ts';
import {
  type Board,
  type BoardFile,
  MAX_COORDINATE,
  MAX_PLACES,
  type Place,
  type SkippedBoard,
} from './board.ts';

const MAX_BOARDS = 100;

function isCoordinate(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_COORDINATE;
}

/** The western edges of the tiles in one row; undefined where the list is damaged. */
function xsOf(value: unknown): number[] | undefined {
  if (isCoordinate(value)) return [value];
  if (!Array.isArray(value)) return undefined;
  const xs: number[] = [];
  for (const part of value as readonly unknown[]) {
    const [x, count] = Array.isArray(part) ? (part as readonly unknown[]) : [part, 1];
    if (!isCoordinate(x) || !isCoordinate(count)) return undefined;
    for (let i = 0; i < count && xs.length < MAX_COORDINATE; i++) xs.push(x + 2 * i);
  }
  return xs;
}

function placesOf(map: unknown): Place[] | undefined {
  if (!Array.isArray(map)) return undefined;
  const places: Place[] = [];
  for (const entry of map as readonly unknown[]) {
    const [level, rows] = Array.isArray(entry) ? (entry as readonly unknown[]) : [];
    if (!isCoordinate(level) || !Array.isArray(rows)) return undefined;
    for (const row of rows as readonly unknown[]) {
      const [y, cells] = Array.isArray(row) ? (row as readonly unknown[]) : [];
      const xs = xsOf(cells);
      if (!isCoordinate(y) || xs === undefined || places.length + xs.length > MAX_PLACES) return undefined;
      for (const x of xs) places.push({ level, x, y });
    }
  }
  return places;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

export function readMah(text: string): Result<BoardFile, readonly Finding[]> {
  const file = readJson(text);
  if (!file.ok) return err([file.error]);
  const given = (file.value as { boards?: unknown } | null)?.boards;
  if (!Array.isArray(given)) return err([makeFinding('import-unknown-format', '')]);
  const boards: Board[] = [];
  const skipped: SkippedBoard[] = [];
  for (const [index, value] of (given as readonly unknown[]).entries()) {
    const board = (value ?? {}) as Readonly<Record<string, unknown>>;
    const name = textOf(board.name);
    const author = textOf(board.by);
    const skip = (finding: Finding) => skipped.push({ name: name ?? '', findings: [finding] });
    if (index >= MAX_BOARDS) {
      skip(makeFinding('import-too-many', `/boards/${index}`, { limit: MAX_BOARDS }));
      continue;
    }
    const places = placesOf(board.map);
    if (places === undefined) skip(makeFinding('import-broken', `/boards/${index}/map`));
    else boards.push({ ...(name && { name }), ...(author && { author }), places });
  }
  return ok({ boards, skipped });
}
