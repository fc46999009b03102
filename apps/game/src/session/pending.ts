/** What a player has begun and not yet finished choosing, on the way to one action. */
import type { Picked } from '../table/contract.ts';

export interface Pending extends Picked {
  /** Change: the tile whose new kind is still to be chosen. */
  readonly changing?: number;
}

export const NOTHING_PENDING: Pending = {};
