/** What both mahjong-solitaire formats describe: tiles that are two half-steps wide and high, on levels. */

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

/** Boards of other games have 144 tiles, some a few hundred. */
export const MAX_PLACES = 2000;
export const MAX_COORDINATE = 200;
