/** How much of anything is read; what lies beyond is refused before it is understood. */
import { LONGEST_SIDE } from './realm.ts';

export const LIMITS = {
  /** Characters of a position, and how deep brackets may nest in it. */
  textLength: 300_000,
  depth: 32,
  columns: 24,
  rows: 16,
  height: 5,
  realmSide: LONGEST_SIDE,
  seedLength: 200,
  /** The points and the round that a drawn position may begin with. */
  drawn: 999,
} as const;
