/** The clock of a game: how far the end is. */
import { type Game, seatCount } from '@mahjong-fortress/rules';
import type { Weights } from './weights.ts';

/** Tiles a turn takes off the fortress, on the average of decent play. */
const TILES_PER_TURN = 1.75;

/** How many turns each player still has if everybody hurries; half a one when the Dragon has come. */
export function turnsLeft(game: Game): number {
  const seats = seatCount(game);
  let above = 0;
  for (const stack of game.fortress.stacks) if (stack.length > 1) above += stack.length - 1;
  return above / (TILES_PER_TURN * seats) + game.track / seats + 0.5;
}

/** How much plans for later still count with so many turns left: all at first, little when the end is near. */
export function weightOfLater(turns: number, { horizon }: Weights): number {
  return Math.min(1, turns / horizon);
}
