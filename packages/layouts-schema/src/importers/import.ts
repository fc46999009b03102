/** Layouts of mahjong-solitaire games, turned into fortresses as far as they fit. */
import { type Finding, makeFinding } from '../finding.ts';
import { idFromName } from '../id.ts';
import { MAX_TEXT_LENGTH } from '../json.ts';
import { FORMAT_VERSION, type Layout } from '../layout.ts';
import { LIMITS, playersFor } from '../limits.ts';
import { readLayout } from '../parse.ts';
import { err, ok, type Result } from '../result.ts';
import type { Board } from './board.ts';
import { fitToTiles } from './fit.ts';
import { isKde, readKde } from './kde.ts';
import { readMah } from './mah.ts';
import { stacksFrom } from './stacks.ts';

export interface ImportedLayout {
  readonly layout: Layout;
  /** What had to be changed, and then what could be better. */
  readonly advice: readonly Finding[];
}

export interface SkippedBoard {
  readonly name: string;
  readonly findings: readonly Finding[];
}

export interface ImportedFile {
  readonly layouts: readonly ImportedLayout[];
  readonly skipped: readonly SkippedBoard[];
}

function shorten(text: string): string {
  return [...text].slice(0, LIMITS.nameLength).join('');
}

function fromBoard(board: Board, fallbackName: string): Result<ImportedLayout, readonly Finding[]> {
  if (board.places.length === 0) return err([makeFinding('import-empty', '')]);
  const stacks = stacksFrom(board.places);
  const fitted = fitToTiles(stacks.heights);
  if (!fitted) return err([makeFinding('import-too-few', '', { count: board.places.length })]);
  const name = shorten(board.name ?? fallbackName);
  const checked = readLayout({
    version: FORMAT_VERSION,
    id: idFromName(name) || 'imported',
    name: name || 'Imported',
    ...(board.author === undefined ? {} : { author: shorten(board.author) }),
    players: playersFor(fitted.rows),
    rows: fitted.rows,
  });
  if (!checked.ok) return checked;
  return ok({
    layout: checked.value.layout,
    advice: [...stacks.changes, ...fitted.changes, ...checked.value.advice],
  });
}

function nameOfFile(fileName: string): string {
  const base = fileName.split(/[\\/]/).at(-1) ?? '';
  return base
    .replace(/\.[^.]*$/, '')
    .replaceAll('_', ' ')
    .trim();
}

function boardsOf(text: string): Result<readonly Board[], readonly Finding[]> {
  if (!isKde(text)) return readMah(text);
  const board = readKde(text);
  return board.ok ? ok([board.value]) : board;
}

/** The boards of a `.mah` or `.layout` file. Those that cannot be used are named; only a file of none is refused. */
export function importLayouts(text: string, fileName = ''): Result<ImportedFile, readonly Finding[]> {
  if (text.length > MAX_TEXT_LENGTH) return err([makeFinding('too-large', '', { limit: MAX_TEXT_LENGTH })]);
  const boards = boardsOf(text);
  if (!boards.ok) return boards;
  const layouts: ImportedLayout[] = [];
  const skipped: SkippedBoard[] = [];
  for (const board of boards.value) {
    const layout = fromBoard(board, nameOfFile(fileName));
    if (layout.ok) layouts.push(layout.value);
    else skipped.push({ name: board.name ?? '', findings: layout.error });
  }
  if (layouts.length > 0) return ok({ layouts, skipped });
  return err(skipped[0]?.findings ?? [makeFinding('import-empty', '')]);
}
