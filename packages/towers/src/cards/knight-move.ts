/** A card that moves one own knight to an empty cell, in a way of its own. */
import { at } from '@mahjong-fortress/base/assert';
import { isEmpty, knightsOf } from '../board.ts';
import { ALL_CELLS, type Cell } from '../cell.ts';
import type { Game } from '../game.ts';
import { moveKnight, moverRefusal } from '../knight.ts';
import { type RefusalCode, refusal, type TowersRefusal } from '../refusal.ts';
import type { Survey } from '../survey.ts';
import type { Card } from './card.ts';

interface Moving {
  /** The cells that the card leads to from each cell, on a board with nothing on it; absent where it may lead anywhere. */
  readonly reach?: { readonly cells: readonly (readonly Cell[])[]; readonly otherwise: RefusalCode };
  refuse(game: Game, survey: Survey, from: Cell, to: Cell): TowersRefusal | undefined;
}

export function knightMove({ reach, refuse }: Moving): Card {
  return {
    fields: ['from', 'to'],
    push(card, game, survey, actions) {
      for (const from of knightsOf(game.board, game.turn.seat)) {
        for (const to of reach ? at(reach.cells, from) : ALL_CELLS) {
          if (!isEmpty(game.board, to)) continue;
          if (!refuse(game, survey, from, to)) actions.push({ type: 'card', card, from, to });
        }
      }
    },
    refuse(game, survey, { from, to }) {
      const refused = moverRefusal(game, from, to);
      if (refused) return refused;
      if (reach && !at(reach.cells, from).includes(to)) return refusal(reach.otherwise);
      return refuse(game, survey, from, to);
    },
    perform: (draft, { from, to }, emit) => moveKnight(draft, from, to, emit),
  };
}
