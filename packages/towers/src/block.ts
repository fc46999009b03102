/** Placing blocks: what the castles allow (§5, §6). */
import { at } from '@mahjong-fortress/base/assert';
import type { Action } from './action.ts';
import { isEmpty, levelAt, withLevel } from './board.ts';
import { castleBeside, NO_CASTLE, SEVERAL_CASTLES } from './castle.ts';
import { CELLS, type Cell } from './cell.ts';
import type { Emit } from './event.ts';
import { activePlayer, changePlayer, type Draft, type Game } from './game.ts';
import { refusal, type TowersRefusal, tooHigh } from './refusal.ts';
import type { Survey } from './survey.ts';

export const BLOCKS = 92;

// Looked up once: these are the answers for most cells of most states.
const FIGURE_THERE = refusal('figure-there');
const NO_CASTLE_BESIDE = refusal('no-castle-beside');
const WOULD_JOIN = refusal('would-join');

/** T16: judged after the placement, for a cell that has blocks already. */
function heightRefusal({ board, castles }: Survey, cell: Cell): TowersRefusal | undefined {
  const area = at(castles.areas, at(castles.of, cell));
  return levelAt(board, cell) < area ? undefined : tooHigh(area);
}

/** Whether one more block may stand there, be it next to a castle or not. */
export function raisingRefusal(survey: Survey, cell: Cell): TowersRefusal | undefined {
  if (levelAt(survey.board, cell) > 0) return heightRefusal(survey, cell);
  return castleBeside(survey.castles, cell) === SEVERAL_CASTLES ? WOULD_JOIN : undefined;
}

export function placingRefusal(survey: Survey, cell: Cell): TowersRefusal | undefined {
  if (!isEmpty(survey.board, cell)) return FIGURE_THERE;
  if (levelAt(survey.board, cell) > 0) return heightRefusal(survey, cell);
  const beside = castleBeside(survey.castles, cell);
  if (beside === NO_CASTLE) return NO_CASTLE_BESIDE;
  return beside === SEVERAL_CASTLES ? WOULD_JOIN : undefined;
}

/** Why no block at all may be placed now. */
function stackRefusal(game: Game): TowersRefusal | undefined {
  const { used, ap } = game.turn;
  if (ap < 1) return refusal('too-few-points');
  if (used === undefined) return activePlayer(game).stacks.length > 0 ? undefined : refusal('no-stack');
  return used > 0 ? undefined : refusal('stack-used-up');
}

export function blockRefusal(game: Game, survey: Survey, cell: Cell): TowersRefusal | undefined {
  return stackRefusal(game) ?? placingRefusal(survey, cell);
}

export function pushBlocks(game: Game, survey: Survey, actions: Action[]): void {
  if (stackRefusal(game)) return;
  for (let cell = 0; cell < CELLS; cell++) {
    if (!placingRefusal(survey, cell)) actions.push({ type: 'block', cell });
  }
}

export function raise(draft: Draft, cell: Cell, emit: Emit): void {
  draft.board = withLevel(draft.board, cell, 1);
  emit?.({ type: 'blockPlaced', seat: draft.turn.seat, cell, level: levelAt(draft.board, cell) });
}

/** T12: the first Block of a turn takes the largest stack. */
export function placeBlock(draft: Draft, cell: Cell, emit: Emit): void {
  const { turn } = draft;
  if (turn.used === undefined) {
    const { stacks } = activePlayer(draft);
    turn.used = at(stacks, 0);
    changePlayer(draft, turn.seat, { stacks: stacks.slice(1) });
  }
  turn.used -= 1;
  raise(draft, cell, emit);
}
