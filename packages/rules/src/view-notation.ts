/** A view as it is sent: a position with `??` for every covered tile, and whose view it is. */
import { readView, viewJson } from '@mahjong-fortress/base/position';
import { type Problem, problem } from '@mahjong-fortress/base/problem';
import { fields, listOf, optional, type Read, refine, whole } from '@mahjong-fortress/base/reader';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import { face, HIDDEN_CODE } from './board-notation.ts';
import { boardFields, gameFromBoard, makePosition, POSITION } from './position.ts';
import { type Face, HIDDEN, TILE_COUNT } from './tile.ts';
import type { GameView } from './view.ts';

export function makeView(view: GameView): unknown {
  return viewJson(makePosition(view), view.viewer);
}

const maybeHidden: Read<Face> = (code, path) => (code === HIDDEN_CODE ? ok(HIDDEN) : face(code, path));

/** Everybody sees the top of a stack, and nobody what lies below it. */
const readStack = refine(listOf(maybeHidden, TILE_COUNT), (stack, path) => {
  const top = stack.length - 1;
  if (stack[top] === HIDDEN) {
    return err(problem('hidden-tile', `${path}/${top}`, 'Everyone can see the top tile of a stack.'));
  }
  const known = stack.findIndex((tile, tier) => tier < top && tile !== HIDDEN);
  return known < 0
    ? ok(stack)
    : err(problem('not-hidden', `${path}/${known}`, 'In a view a covered tile is written “??”.'));
});

const readBoard = fields({ ...boardFields(readStack), viewer: optional(whole(0, 3)) });

/** Reads a view out of JSON, for it travels inside messages, and makes sure that it could be one of a game. */
export function parseView(value: unknown): Result<GameView, Problem> {
  return readView(value, POSITION, readBoard, gameFromBoard);
}
