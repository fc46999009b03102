import { placingRefusal, raise } from '../block.ts';
import { CELLS } from '../cell.ts';
import { refusal } from '../refusal.ts';
import { freeBlocks } from '../stack.ts';
import type { Card } from './card.ts';

/** A block of the supply; the stack of the turn is not touched. */
export const extra: Card = {
  fields: ['to'],
  push(card, game, survey, actions) {
    if (freeBlocks(game) <= 0) return;
    for (let to = 0; to < CELLS; to++) {
      if (!placingRefusal(survey, to)) actions.push({ type: 'card', card, to });
    }
  },
  refuse: (game, survey, { to }) =>
    freeBlocks(game) > 0 ? placingRefusal(survey, to) : refusal('no-free-block'),
  perform(draft, { to }, emit) {
    draft.supply -= 1;
    raise(draft, to, emit);
  },
};
