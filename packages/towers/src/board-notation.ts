/** The board as rows of text, north at the top: `.` for bare ground, else the level and who stands there. */
import { problem } from '@mahjong-fortress/base/problem';
import { listOf, type Read, refine, text } from '@mahjong-fortress/base/reader';
import { err, ok } from '@mahjong-fortress/base/result';
import { type Board, KING, levelAt, NOBODY } from './board.ts';
import { ALL_CELLS, SIDE } from './cell.ts';

/** Nobody, the knights of seats 0 to 3, and the king. */
const FIGURES = ['', 'a', 'b', 'c', 'd', 'k'];

function cellText(board: Board, cell: number): string {
  const figure = FIGURES[board.figures[cell] ?? NOBODY];
  return figure || levelAt(board, cell) > 0 ? `${levelAt(board, cell)}${figure}` : '.';
}

export function makeBoard(board: Board): string[] {
  const texts = ALL_CELLS.map((cell) => cellText(board, cell));
  return Array.from({ length: SIDE }, (_, row) => texts.slice(row * SIDE, (row + 1) * SIDE).join(' '));
}

const CELL_TEXT = /^(?:\.|(\d{1,2})([a-dk]?))$/;

/** Reads the drawing; whether it can stand in a game is another question. */
export const readBoard: Read<Board> = refine(listOf(text(SIDE * 4), SIDE), (rows, path) => {
  const levels: number[] = [];
  const figures: number[] = [];
  for (const [row, line] of rows.entries()) {
    const cells = line.split(' ');
    const wrong = cells.findIndex((cell) => !CELL_TEXT.test(cell) || cell === '0');
    if (wrong >= 0 || cells.length !== SIDE) {
      return err(problem('board', `${path}/${row}`, 'A row has eight cells such as “.”, “2”, “1a” or “3k”.'));
    }
    for (const cell of cells) {
      const [, level = '0', figure = ''] = CELL_TEXT.exec(cell) ?? [];
      levels.push(Number(level));
      figures.push(FIGURES.indexOf(figure));
    }
  }
  if (rows.length !== SIDE) return err(problem('board', path, 'A board has eight rows.'));
  return figures.filter((figure) => figure === KING).length > 1
    ? err(problem('king', path, 'There is only one king.'))
    : ok({ levels, figures });
});
