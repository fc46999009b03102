/** Bringing in knights and moving them (§5). */
import { at } from '@mahjong-fortress/base/assert';
import type { Action } from './action.ts';
import { type Board, isEmpty, knightOf, knightsOf, levelAt, NOBODY, withFigure, withMoved } from './board.ts';
import { CELLS, type Cell, isBeside, NEIGHBOURS } from './cell.ts';
import type { Emit } from './event.ts';
import type { Draft, Game } from './game.ts';
import { refusal, type TowersRefusal } from './refusal.ts';
import type { Survey } from './survey.ts';

export const KNIGHTS = 6;
export const KNIGHT_COST = 2;

// Looked up once: these are the answers for most cells of most states.
const FIGURE_THERE = refusal('figure-there');
const NO_KNIGHT_BESIDE = refusal('no-knight-beside');
const KNIGHT_LOWER = refusal('knight-lower');

export function isOwnKnight({ board, turn }: Game, cell: Cell): boolean {
  return board.figures[cell] === knightOf(turn.seat);
}

/**
 * A knight comes in next to one of its own that stands as high or higher (T7). A knight that is called from elsewhere is
 * no company for itself (T22).
 */
export function entryRefusal(
  board: Board,
  seat: number,
  cell: Cell,
  called?: Cell,
): TowersRefusal | undefined {
  if (!isEmpty(board, cell)) return FIGURE_THERE;
  const own = knightOf(seat);
  const level = levelAt(board, cell);
  let found = NO_KNIGHT_BESIDE;
  for (const next of at(NEIGHBOURS, cell)) {
    if (board.figures[next] !== own || next === called) continue;
    if (levelAt(board, next) >= level) return undefined;
    found = KNIGHT_LOWER;
  }
  return found;
}

export function knightRefusal(game: Game, cell: Cell): TowersRefusal | undefined {
  const { board, turn } = game;
  if (turn.ap < KNIGHT_COST) return refusal('too-few-points');
  if (knightsOf(board, turn.seat).length === KNIGHTS) return refusal('no-knight-left');
  return entryRefusal(board, turn.seat, cell);
}

/** Whether some castle has a door for both cells (T8, T9); the way inside does not matter (T10). */
export function sharesDoor({ doors }: Survey, from: Cell, to: Cell): boolean {
  return (at(doors, from) & at(doors, to)) !== 0;
}

/** How a knight can get from one cell to another; a step where both ways lead there (T11). */
export function wayBetween(survey: Survey, from: Cell, to: Cell): 'step' | 'through' | undefined {
  const up = levelAt(survey.board, to) - levelAt(survey.board, from);
  if (up <= 1 && isBeside(from, to)) return 'step';
  return up <= 0 && sharesDoor(survey, from, to) ? 'through' : undefined;
}

/** Outside a castle a knight gets at most one level up, and any number down. */
export function climbRefusal(board: Board, from: Cell, to: Cell): TowersRefusal | undefined {
  return levelAt(board, to) - levelAt(board, from) <= 1 ? undefined : refusal('step-too-high');
}

/** What every move of a knight asks, whatever the way. */
export function moverRefusal(game: Game, from: Cell, to: Cell): TowersRefusal | undefined {
  if (!isOwnKnight(game, from)) return refusal('not-your-knight');
  if (from === to) return refusal('same-cell');
  return isEmpty(game.board, to) ? undefined : FIGURE_THERE;
}

function noWay(survey: Survey, from: Cell, to: Cell): TowersRefusal {
  if (isBeside(from, to)) return refusal('step-too-high');
  return refusal(sharesDoor(survey, from, to) ? 'door-too-high' : 'no-way');
}

export function moveRefusal(game: Game, survey: Survey, from: Cell, to: Cell): TowersRefusal | undefined {
  if (game.turn.ap < 1) return refusal('too-few-points');
  return moverRefusal(game, from, to) ?? (wayBetween(survey, from, to) ? undefined : noWay(survey, from, to));
}

export function pushKnights(game: Game, knights: readonly Cell[], actions: Action[]): void {
  const { board, turn } = game;
  if (turn.ap < KNIGHT_COST || knights.length === KNIGHTS) return;
  for (let cell = 0; cell < CELLS; cell++) {
    if (!entryRefusal(board, turn.seat, cell)) actions.push({ type: 'knight', cell });
  }
}

/** The answers of `wayBetween` for all cells, in one pass over the board. */
export function pushMoves({ board, doors }: Survey, knights: readonly Cell[], actions: Action[]): void {
  const { levels, figures } = board;
  for (const from of knights) {
    const level = at(levels, from);
    const door = at(doors, from);
    // Where there is no door, a step is all that is left.
    if (door === 0) {
      for (const to of at(NEIGHBOURS, from)) {
        if (figures[to] === NOBODY && at(levels, to) <= level + 1) actions.push({ type: 'move', from, to });
      }
      continue;
    }
    for (let to = 0; to < CELLS; to++) {
      if (figures[to] !== NOBODY) continue;
      const up = at(levels, to) - level;
      const isThrough = up <= 0 && (door & at(doors, to)) !== 0;
      if (isThrough || (up <= 1 && isBeside(from, to))) actions.push({ type: 'move', from, to });
    }
  }
}

export function placeKnight(draft: Draft, cell: Cell, emit: Emit): void {
  const { seat } = draft.turn;
  draft.board = withFigure(draft.board, cell, knightOf(seat));
  emit?.({ type: 'knightPlaced', seat, cell });
}

export function moveKnight(draft: Draft, from: Cell, to: Cell, emit: Emit): void {
  draft.board = withMoved(draft.board, from, to);
  emit?.({ type: 'knightMoved', seat: draft.turn.seat, from, to });
}
