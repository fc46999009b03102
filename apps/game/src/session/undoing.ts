/** How far a player may take back. */
import { gameNow, lastDecision, sealedActions } from '@mahjong-fortress/match';
import { type Game, mahjongFortress } from '@mahjong-fortress/rules';
import type { PlayedGame } from './played-game.ts';
import { isHumanTurn } from './seats.ts';

/** Whether the person to move has done something in this turn. */
export function hasBegun({ record, match: { games } }: PlayedGame): boolean {
  const [before, now] = games.slice(-2);
  return before !== undefined && now !== undefined && isHumanTurn(record, now) && isSameTurn(before, now);
}

function isSameTurn(before: Game, now: Game): boolean {
  return !now.over && now.turn.player === before.turn.player && now.round === before.round;
}

/**
 * How many actions stay when the last decision is taken back; undefined when nothing can be. Within the own turn and
 * up to the last tile that came to light; in casual mode any decision of a person.
 */
export function undoTarget(
  { record, match }: PlayedGame,
  { casual }: { readonly casual: boolean },
): number | undefined {
  const target = lastDecision(match, (game) => isHumanTurn(record, game));
  const before = target === undefined ? undefined : match.games[target];
  if (target === undefined || !before) return undefined;
  if (casual) return target;
  return isSameTurn(before, gameNow(match)) && target >= sealedActions(mahjongFortress, match)
    ? target
    : undefined;
}
