/** The decisions outside a turn: where castles, knights and the king go, and which card is kept. */
import { at } from '@mahjong-fortress/base/assert';
import type { Random } from '@mahjong-fortress/base/random';
import { type Action, after, type Game, legalActions, NEIGHBOURS } from '@mahjong-fortress/towers';
import { cardRank, type Sight, valueFor } from './evaluate.ts';

/** Open ground around a castle is room for it to grow. */
function roomAround({ board }: Game, cell: number): number {
  const around = at(NEIGHBOURS, cell).flatMap((next) => [next, ...at(NEIGHBOURS, next)]);
  return around.filter((next) => board.levels[next] === 0).length;
}

function worth(game: Game, action: Action, sight: Sight): number {
  switch (action.type) {
    case 'keep':
      return cardRank(action.card);
    case 'knight':
      return roomAround(game, action.cell);
    case 'king':
    case 'leave':
      // Once he stands, the new year has begun, and its bonus counts.
      return valueFor(after(game, action), game.turn.seat, sight);
    default:
      return 0;
  }
}

/** The best of what may be done, by lot among equals. */
export function bestDecision(game: Game, sight: Sight, random: Random): Action {
  const actions = legalActions(game);
  const values = actions.map((action) => worth(game, action, sight));
  const most = Math.max(...values);
  const best = actions.filter((_, index) => values[index] === most);
  return at(best, random.below(best.length));
}
