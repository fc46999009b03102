import { at } from '@mahjong-fortress/base/assert';
import { isEmpty, levelAt, withLevel } from '../board.ts';
import { castleBeside, cellsOfCastle, isOneGroup, NO_CASTLE, SEVERAL_CASTLES } from '../castle.ts';
import { CELLS, type Cell, NEIGHBOURS } from '../cell.ts';
import { refusal, type TowersRefusal } from '../refusal.ts';
import type { Survey } from '../survey.ts';
import type { Card } from './card.ts';

const FEWEST_CASTLES = 6;

// Looked up once: these are the answers for most cells of most states.
const NOT_ONE_BLOCK = refusal('not-one-block');
const NOT_GROUND = refusal('not-ground');
const WOULD_JOIN = refusal('would-join');

/** T21: an empty block alone on its cell, without which its castle is still one, or nothing. */
function takingRefusal({ board, castles }: Survey, from: Cell): TowersRefusal | undefined {
  if (levelAt(board, from) !== 1 || !isEmpty(board, from)) return NOT_ONE_BLOCK;
  // Most blocks are taken from a corner or an end, and need no search for ways around them.
  if (at(NEIGHBOURS, from).filter((next) => levelAt(board, next) > 0).length <= 1) return undefined;
  const rest = cellsOfCastle(castles, at(castles.of, from)).filter((cell) => cell !== from);
  return isOneGroup(rest) ? undefined : refusal('falls-apart');
}

/** T21: everything else is judged after putting down. */
function puttingRefusal({ board, castles }: Survey, from: Cell, to: Cell): TowersRefusal | undefined {
  if (from === to) return refusal('same-cell');
  if (levelAt(board, to) > 0 || !isEmpty(board, to)) return NOT_GROUND;
  const beside = castleBeside(castles, to, from);
  if (beside === SEVERAL_CASTLES) return WOULD_JOIN;
  const left = at(castles.of, from);
  const area = at(castles.areas, left) - 1;
  if (area > 0 && beside !== left && at(castles.heights, left) > area) return refusal('left-too-high');
  const count = castles.areas.length - (area === 0 ? 1 : 0) + (beside === NO_CASTLE ? 1 : 0);
  return count < FEWEST_CASTLES ? refusal('too-few-castles') : undefined;
}

export const shift: Card = {
  fields: ['from', 'to'],
  push(card, _, survey, actions) {
    for (let from = 0; from < CELLS; from++) {
      if (takingRefusal(survey, from)) continue;
      for (let to = 0; to < CELLS; to++) {
        if (!puttingRefusal(survey, from, to)) actions.push({ type: 'card', card, from, to });
      }
    }
  },
  refuse: (_, survey, { from, to }) => takingRefusal(survey, from) ?? puttingRefusal(survey, from, to),
  perform(draft, { from, to }, emit) {
    draft.board = withLevel(withLevel(draft.board, from, -1), to, 1);
    emit?.({ type: 'blockShifted', seat: draft.turn.seat, from, to });
  },
};
