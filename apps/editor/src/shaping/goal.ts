/** What a fortress should become: as many tiles as the game has, and the advice for the wanted players. */
import { LAYOUT_LIMITS, type PlayerCount } from '@mahjong-fortress/layouts-schema';

export interface Goal {
  readonly tiles: number;
  readonly tierOne: { readonly min: number; readonly max: number };
  /** As high as stacks should get. */
  readonly highest: number;
}

/** The printed boards go up to 3. */
export const USUAL_HEIGHT = 3;

/** Where the advice for all of the players agrees; where it does not, that for the first. */
export function goalFor(players: readonly PlayerCount[], highest = USUAL_HEIGHT): Goal {
  const ranges = players.map((count) => LAYOUT_LIMITS.tierOneTiles[count]);
  const first = ranges[0] ?? LAYOUT_LIMITS.tierOneTiles[3];
  const min = Math.max(...ranges.map((range) => range.min), first.min);
  const max = Math.min(...ranges.map((range) => range.max), first.max);
  return { tiles: LAYOUT_LIMITS.tiles, tierOne: min <= max ? { min, max } : first, highest };
}
