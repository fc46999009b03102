/**
 * KMahjongg's format: a magic first line, then one block of lines per level. A tile takes two by two characters,
 * `12` above `43`. Version 1.0 has blocks of 16 lines; version 1.1 states the size in lines `w…`, `h…` and `d…`.
 */
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import { makeFinding } from '../finding.ts';
import {
  addPlace,
  MAX_COORDINATE,
  noPlaces,
  type SkippedBoard,
  type SolitaireBoard,
} from './solitaire-board.ts';

const MAGIC = /^\uFEFF?kmahjongg-layout-v1\.[01]$/;
const MAX_LINES = 4000;

export function isKde(text: string): boolean {
  return MAGIC.test(text.slice(0, 64).split(/\r?\n/, 1)[0]?.trim() ?? '');
}

function commentOf(lines: readonly string[], key: string): string | undefined {
  const prefix = `# ${key}:`;
  const text = lines
    .find((line) => line.toLowerCase().startsWith(prefix))
    ?.slice(prefix.length)
    .trim();
  return text === '' ? undefined : text;
}

/** How many lines a level takes. */
function heightOf(lines: readonly string[]): number {
  const line = lines.find((text) => /^h\d{1,3}$/.test(text));
  return line === undefined ? 16 : Number(line.slice(1));
}

function broken(path: string): Result<never, SkippedBoard> {
  return err({ name: '', findings: [makeFinding('import-broken', path)] });
}

/** To be called with a text that `isKde` knows. */
export function readKde(text: string): Result<SolitaireBoard, SkippedBoard> {
  const lines = text.split(/\r?\n/, MAX_LINES).map((line) => line.trim());
  const height = heightOf(lines);
  const grid = lines.slice(1).filter((line) => line !== '' && !/^[#whd]/.test(line));
  if (height === 0) return broken('/1');

  const places = noPlaces();
  for (const [index, line] of grid.entries()) {
    // Paths into a text count its lines.
    if (!/^[.1234]+$/.test(line) || line.length > MAX_COORDINATE) {
      return broken(`/${lines.indexOf(line) + 1}`);
    }
    for (const [x, character] of [...line].entries()) {
      if (character === '1' && !addPlace(places, Math.floor(index / height), x, index % height)) {
        return broken('');
      }
    }
  }
  const name = commentOf(lines, 'name');
  const author = commentOf(lines, 'by');
  return ok({ ...(name && { name }), ...(author && { author }), places });
}
