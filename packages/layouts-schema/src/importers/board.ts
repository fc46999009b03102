/** What both mahjong-solitaire formats describe: tiles that are two half-steps wide and high, on levels. */
import type { Finding } from '../finding.ts';

export interface Place {
  /** 0 is the table. */
  readonly level: number;
  /** Half tiles from the west and from the north, of the tile's north-west corner. */
  readonly x: number;
  readonly y: number;
}

export interface Board {
  readonly name?: string;
  readonly author?: string;
  readonly places: readonly Place[];
}

/** A board that cannot be used, and why. */
export interface SkippedBoard {
  readonly name: string;
  readonly findings: readonly Finding[];
}

/** What a file holds. */
export interface BoardFile {
  readonly boards: readonly Board[];
  readonly skipped: readonly SkippedBoard[];
}

/** Boards of other games have 144 tiles, some a few hundred. */
export const MAX_PLACES = 2000;
export const MAX_COORDINATE = 200;
