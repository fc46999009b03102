/** The limits of a layout, as layout.schema.json states them. */
import { limits } from './generated/validators.js';
import { countOnTier } from './grid.ts';
import { PLAYER_COUNTS, type PlayerCount } from './layout.ts';

export const LAYOUT_LIMITS = limits;

/** How much of a text from outside is looked at; what is longer is refused before anybody tries to understand it. */
export const TEXT_LIMITS = {
  /** Characters of a file of ours, and of a kept fortress. A fortress needs a few hundred. */
  file: 200_000,
  /** Characters of a file of another game. A hundred boards as they are usually written need about half of it. */
  boards: 150_000,
  /** Characters of a backup: thousands of fortresses. */
  backup: 5_000_000,
  /** Bytes of an index, and of one layout that it names. */
  index: 250_000,
  indexed: 50_000,
  /** Characters of what is pasted where a link is expected. */
  link: 5000,
  /** How deep brackets may nest. */
  depth: 16,
} as const;

function distance(count: number, { min, max }: { readonly min: number; readonly max: number }): number {
  return Math.max(0, min - count, count - max);
}

/** The numbers of players whose advice about tier 1 a shape follows; when it follows none, the nearest. */
export function playersFor(rows: readonly string[]): readonly PlayerCount[] {
  const count = countOnTier(rows, 1);
  const distances = PLAYER_COUNTS.map((players) => distance(count, LAYOUT_LIMITS.tierOneTiles[players]));
  const least = Math.min(...distances);
  return PLAYER_COUNTS.filter((_, index) => distances[index] === least);
}
