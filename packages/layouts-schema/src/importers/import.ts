/** Boards of mahjong-solitaire games, turned into fortresses as far as they fit. */
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import { type Finding, makeFinding } from '../finding.ts';
import { idFromName } from '../id.ts';
import { FORMAT_VERSION, type Layout } from '../layout.ts';
import { LAYOUT_LIMITS, playersFor } from '../limits.ts';
import type { Opened } from '../opening.ts';
import { type CheckedLayout, readLayout } from '../parse.ts';
import { withPlainTexts } from '../plain-text.ts';
import { fitToTiles, hasRoomForTiles } from './fit.ts';
import type { BoardFile, SkippedBoard, SolitaireBoard } from './solitaire-board.ts';
import { type Stacks, stacksFrom } from './stacks.ts';

function shorten(text: string): string {
  return [...text].slice(0, LAYOUT_LIMITS.nameLength).join('');
}

/** A fortress from stacks: legal by the way it is made; a test holds that every check agrees. */
function fortressFrom(
  { heights, changes }: Stacks,
  board: SolitaireBoard,
  fallbackName: string,
): CheckedLayout {
  const fitted = fitToTiles(heights);
  const names = [board.name ?? fallbackName, board.author ?? ''];
  const [name = '', author] = names.map(shorten);
  const limit = LAYOUT_LIMITS.nameLength;
  const renamed = names.some((text) => [...text].length > limit)
    ? [makeFinding('import-renamed', '/name', { limit })]
    : [];
  const given: Layout = {
    version: FORMAT_VERSION,
    id: idFromName(name) || 'imported',
    name: name || { en: 'Imported fortress', ru: 'Импортированная крепость', uk: 'Імпортована фортеця' },
    ...(board.author === undefined || author === undefined ? {} : { author }),
    players: playersFor(fitted.rows),
    rows: fitted.rows,
  };
  const checked = readLayout(given);
  const advice = checked.ok ? checked.value.advice : checked.error;
  return { layout: withPlainTexts(given), advice: [...changes(), ...fitted.changes, ...renamed, ...advice] };
}

/** Whether a board can be used is found out at once; the fortress is made when it is first looked at: of many, one is. */
function fromBoard(board: SolitaireBoard, fallbackName: string): Result<CheckedLayout, readonly Finding[]> {
  const { count } = board.places;
  if (count === 0) return err([makeFinding('import-empty', '')]);
  const stacks = stacksFrom(board.places);
  if (!hasRoomForTiles(stacks.heights)) return err([makeFinding('import-too-few', '', { count })]);
  let made: CheckedLayout | undefined;
  const fortress = () => {
    made ??= fortressFrom(stacks, board, fallbackName);
    return made;
  };
  return ok({
    get layout() {
      return fortress().layout;
    },
    get advice() {
      return fortress().advice;
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

/** Those that cannot be used are named; only a file of none is refused. */
export function fortressesFrom(boards: BoardFile, fileName: string): Result<Opened, readonly Finding[]> {
  const layouts: CheckedLayout[] = [];
  const skipped: SkippedBoard[] = [];
  for (const board of boards) {
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
