/** What a player has begun and not yet finished choosing, on the way to one action. */
import type { Face, GameView } from '@mahjong-fortress/rules';
import type { Picked } from '../table/contract.ts';

export interface Pending extends Picked {
  /** Change: the tile whose new kind is still to be chosen. */
  readonly changing?: number;
  /** The cell that a finger rests on: what placing there would bring is shown, and the next touch places. */
  readonly aim?: number;
}

export const NOTHING_PENDING: Pending = {};

/** The tile in hand that goes down next: the one picked, else the first. */
export function faceToPlace({ turn: { hand } }: GameView, pending: Pending): Face | undefined {
  return hand[pending.hand ?? 0] ?? hand[0];
}
