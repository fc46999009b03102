/** How far a player may take back. */
import { lastDecision, sealedActions } from '@mahjong-fortress/match';
import { mahjongFortress } from '@mahjong-fortress/rules';
import type { PlayedGame } from './played-game.ts';
import { isHumanTurn } from './seats.ts';

/**
 * How many actions stay when the last decision of a person is taken back, with whatever computers have done since;
 * undefined when none can be: before the first one, and, unless the game is casual, once a tile has come to light.
 */
export function undoTarget(
  { record, match }: PlayedGame,
  { casual }: { readonly casual: boolean },
): number | undefined {
  const target = lastDecision(match, (game) => isHumanTurn(record, game));
  if (target === undefined || casual) return target;
  return target >= sealedActions(mahjongFortress, match) ? target : undefined;
}
