/** What both mahjong-solitaire formats describe: tiles that are two half-steps wide and high, on levels. */
import type { Result } from '@mahjong-fortress/base/result';
import type { Finding } from '../finding.ts';

/** Boards of other games have 144 tiles, some a few hundred. */
const MAX_PLACES = 2000;
export const MAX_COORDINATE = 200;
export const MAX_BOARDS = 100;

/** In all boards of a file together: as many as the most boards of the usual size have. */
export const MAX_PLACES_IN_FILE = MAX_BOARDS * 144;

/**
 * Where tiles lie, tile by tile in three lists: the level, 0 being the table, and the half tiles from the west and from
 * the north to the north-west corner. An object for each was most of what it cost to read a file.
 */
export interface Places {
  count: number;
  readonly levels: number[];
  readonly xs: number[];
  readonly ys: number[];
}

export function noPlaces(): Places {
  const room = () => [];
  return { count: 0, levels: room(), xs: room(), ys: room() };
}

/** False when a board has no room for more. */
export function addPlace(places: Places, level: number, x: number, y: number): boolean {
  const { count } = places;
  if (count === MAX_PLACES) return false;
  places.levels[count] = level;
  places.xs[count] = x;
  places.ys[count] = y;
  places.count = count + 1;
  return true;
}

export interface SolitaireBoard {
  readonly name?: string;
  readonly author?: string;
  readonly places: Places;
}

/** A board that cannot be used, and why. */
export interface SkippedBoard {
  readonly name: string;
  readonly findings: readonly Finding[];
}

/** What a file holds, board by board: the tiles of a hundred boards at once would be a lot to hold. */
export type BoardFile = Iterable<Result<SolitaireBoard, SkippedBoard>>;
