import { STACK_NAMES } from '../action.ts';
import { raisingRefusal } from '../block.ts';
import { knightsOf, levelAt, withLevel } from '../board.ts';
import { isOwnKnight } from '../knight.ts';
import { refusal } from '../refusal.ts';
import { hasStack, takeFromStack } from '../stack.ts';
import type { Card } from './card.ts';

/** T20: a block under an own knight, who may thus found a castle. */
export const insert: Card = {
  fields: ['to', 'stack'],
  push(card, game, survey, actions) {
    const stacks = STACK_NAMES.filter((name) => hasStack(game, name));
    for (const to of knightsOf(game.board, game.turn.seat)) {
      if (raisingRefusal(survey, to)) continue;
      for (const stack of stacks) actions.push({ type: 'card', card, to, stack });
    }
  },
  refuse(game, survey, { to, stack }) {
    if (!isOwnKnight(game, to)) return refusal('not-your-knight');
    if (!hasStack(game, stack)) return refusal('no-such-stack');
    return raisingRefusal(survey, to);
  },
  perform(draft, { to, stack }, emit) {
    takeFromStack(draft, stack);
    draft.board = withLevel(draft.board, to, 1);
    emit?.({ type: 'blockInserted', seat: draft.turn.seat, cell: to, level: levelAt(draft.board, to) });
  },
};
