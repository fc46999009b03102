/**
 * Which of two things is drawn over the other. Seen from the south and a little from the east: row, then tier, then
 * column. Between the tiles of a row and tier and those of the next lies room for shadows, which fall on the tier below
 * and must never darken a tile beside them.
 */

/** More than the columns and tiers a board can have, so that no rank runs into the next. */
const COLUMNS = 32;
const TIERS = 32;

const LAYERS = ['shadow', 'tile', 'cast'] as const;
type Layer = (typeof LAYERS)[number];

/** The place of a tile among the others of its board. */
export interface TilePlace {
  readonly row: number;
  readonly column: number;
  /** 1 is the table. */
  readonly tier: number;
}

export function depthOf({ row, column, tier }: TilePlace, layer: Layer = 'tile'): number {
  return ((row * TIERS + tier) * LAYERS.length + LAYERS.indexOf(layer)) * COLUMNS + column;
}
