/** How much of anything is read; what lies beyond is refused before it is understood. */
import { LONGEST_SIDE } from './realm.ts';

export const LIMITS = {
  /** Characters of a position or a record, and how deep brackets may nest in them. */
  textLength: 300_000,
  depth: 32,
  /**
   * Steps of a record. Every turn costs a tile or a token, so there are at most 123 with at most six steps each beside
   * taking, placing, locking and building, which tiles and shrines bound: 1,086 in all. The longest seen had 658.
   */
  actions: 1500,
  columns: 24,
  rows: 16,
  height: 5,
  realmSide: LONGEST_SIDE,
  seedLength: 200,
  /** The points and the round that a drawn position may begin with. */
  drawn: 999,
} as const;
