/** Layouts of mahjong-solitaire games, turned into fortresses as far as they fit. */
import { type Finding, makeFinding } from '../finding.ts';
import { idFromName } from '../id.ts';
import { FORMAT_VERSION, type Layout } from '../layout.ts';
import { LIMITS, playersFor, TEXT_LIMITS } from '../limits.ts';
import { type CheckedLayout, readLayout } from '../parse.ts';
import { withPlainTexts } from '../plain-text.ts';
import { err, ok, type Result } from '../result.ts';
import type { Board, BoardFile, SkippedBoard } from './board.ts';
import { fitToTiles } from './fit.ts';
import { isKde, readKde } from './kde.ts';
import { readMah } from './mah.ts';
import { stacksFrom } from './stacks.ts';

export interface ImportedFile {
  /** Their advice tells what had to be changed, and then what could be better. */
  readonly layouts: readonly CheckedLayout[];
  readonly skipped: readonly SkippedBoard[];
}

function shorten(text: string): string {
  return [...text].slice(0, LIMITS.nameLength).join('');
}

/** A legal fortress by the way it is made; a test holds that every check agrees. */
function fromBoard(board: Board, fallbackName: string): Result<CheckedLayout, readonly Finding[]> {
  const { count } = board.places;
  if (count === 0) return err([makeFinding('import-empty', '')]);
  const stacks = stacksFrom(board.places);
  const fitted = fitToTiles(stacks.heights);
  if (!fitted) return err([makeFinding('import-too-few', '', { count })]);
  const name = shorten(board.name ?? fallbackName);
  const given: Layout = {
    version: FORMAT_VERSION,
    id: idFromName(name) || 'imported',
    name: name || { en: 'Imported fortress', ru: 'Импортированная крепость' },
    ...(board.author === undefined ? {} : { author: shorten(board.author) }),
    players: playersFor(fitted.rows),
    rows: fitted.rows,
  };
  return ok({
    layout: withPlainTexts(given),
    // Worked out when somebody looks: of a hundred boards at once, nobody does.
    get advice() {
      const checked = readLayout(given);
      return [...stacks.changes, ...fitted.changes, ...(checked.ok ? checked.value.advice : checked.error)];
    },
  });
}

function nameOfFile(fileName: string): string {
  const base = fileName.split(/[\\/]/).at(-1) ?? '';
  return base
    .replace(/\.[^.]*$/, '')
    .replaceAll('_', ' ')
    .trim();
}

function readBoards(text: string): Result<BoardFile, readonly Finding[]> {
  if (!isKde(text)) return readMah(text);
  const board = readKde(text);
  return board.ok ? ok([board]) : board;
}

/** The boards of a `.mah` or `.layout` file. Those that cannot be used are named; only a file of none is refused. */
export function importLayouts(text: string, fileName = ''): Result<ImportedFile, readonly Finding[]> {
  if (text.length > TEXT_LIMITS.file) return err([makeFinding('too-large', '', { limit: TEXT_LIMITS.file })]);
  const file = readBoards(text);
  if (!file.ok) return file;
  const layouts: CheckedLayout[] = [];
  const skipped: SkippedBoard[] = [];
  for (const board of file.value) {
    if (!board.ok) {
      skipped.push(board.error);
      continue;
    }
    const layout = fromBoard(board.value, nameOfFile(fileName));
    if (layout.ok) layouts.push(layout.value);
    else skipped.push({ name: board.value.name ?? '', findings: layout.error });
  }
  if (layouts.length > 0) return ok({ layouts, skipped });
  return err(skipped[0]?.findings ?? [makeFinding('import-empty', '')]);
}
