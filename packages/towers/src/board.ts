/** What stands on the board: blocks, and the knights and the king on top of them. */
import { at } from '@mahjong-fortress/base/assert';
import { CELLS, type Cell } from './cell.ts';

/** Nobody, the king, or a knight; small numbers, because the rules compare them all the time. */
export type Figure = number;
export const NOBODY: Figure = 0;
export const KING: Figure = 5;

export function knightOf(seat: number): Figure {
  return seat + 1;
}

export function isKnight(figure: Figure): boolean {
  return figure !== NOBODY && figure !== KING;
}

export interface Board {
  /** How many blocks stand on each cell. */
  readonly levels: readonly number[];
  readonly figures: readonly Figure[];
}

export function emptyBoard(): Board {
  return { levels: new Array<number>(CELLS).fill(0), figures: new Array<Figure>(CELLS).fill(NOBODY) };
}

export function levelAt({ levels }: Board, cell: Cell): number {
  return at(levels, cell);
}

/** Neither a knight nor the king stands there. */
export function isEmpty({ figures }: Board, cell: Cell): boolean {
  return figures[cell] === NOBODY;
}

function cellsOf({ figures }: Board, figure: Figure): Cell[] {
  const cells: Cell[] = [];
  for (let cell = 0; cell < CELLS; cell++) if (figures[cell] === figure) cells.push(cell);
  return cells;
}

export function knightsOf(board: Board, seat: number): Cell[] {
  return cellsOf(board, knightOf(seat));
}

export function kingCell({ figures }: Board): Cell | undefined {
  const cell = figures.indexOf(KING);
  return cell < 0 ? undefined : cell;
}

export function withLevel({ levels, figures }: Board, cell: Cell, change: number): Board {
  const changed = levels.slice();
  changed[cell] = at(levels, cell) + change;
  return { levels: changed, figures };
}

export function withFigure({ levels, figures }: Board, cell: Cell, figure: Figure): Board {
  const changed = figures.slice();
  changed[cell] = figure;
  return { levels, figures: changed };
}

/** A figure moved to an empty cell. */
export function withMoved({ levels, figures }: Board, from: Cell, to: Cell): Board {
  const changed = figures.slice();
  changed[to] = at(figures, from);
  changed[from] = NOBODY;
  return { levels, figures: changed };
}
