/** The limits of a layout, as layout.schema.json states them. */
import { limits } from './generated/validators.js';
import { cellsOnTier } from './grid.ts';
import { PLAYER_COUNTS, type PlayerCount } from './layout.ts';

export const LIMITS = limits;

function distance(count: number, { min, max }: { readonly min: number; readonly max: number }): number {
  return Math.max(0, min - count, count - max);
}

/** The numbers of players whose advice about tier 1 a shape follows; when it follows none, the nearest. */
export function playersFor(rows: readonly string[]): readonly PlayerCount[] {
  const count = cellsOnTier(rows, 1).length;
  const distances = PLAYER_COUNTS.map((players) => distance(count, LIMITS.tierOneTiles[players]));
  const least = Math.min(...distances);
  return PLAYER_COUNTS.filter((_, index) => distances[index] === least);
}
