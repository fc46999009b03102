/** What the value function thinks things are worth, in victory points. Begun by hand, then tuned by self-play. */
export interface Weights {
  /** By size, the largest set that one more tile of a kind could make; the last entry holds for all larger ones. */
  readonly reach: readonly number[];
  /** How much more that is worth for special tiles, whose sets carry two shrines. */
  readonly special: number;
  /** By size, a group of face-up tiles. */
  readonly group: readonly number[];
  /** Every tier above the first that a face-up tile lies on: a shrine there will score more. */
  readonly height: number;
  /** Every tier of a free stack whose top lies face down. */
  readonly base: number;
  /** A cell that takes a tile, for the first few. */
  readonly room: readonly number[];
  /** A shrine in the supply, the first, the second …; the last entry holds for all further ones. */
  readonly supply: readonly number[];
  /** How much of the points of the Dragon cards counts before the end. */
  readonly dragon: number;
  /** A pair left open to the next player, up to three. */
  readonly gift: number;
  /** So many turns before the end, plans for later begin to lose their worth. */
  readonly horizon: number;
}

/** The entry of a list whose last one holds for all that come after. */
export function weightAt(list: readonly number[], index: number): number {
  return list[Math.min(index, list.length - 1)] ?? 0;
}

export const WEIGHTS: Weights = {
  reach: [0, 0, 0.25, 0.83, 1.15, 2.28, 2.47, 2.6],
  special: 1.43,
  group: [0, 0, 0.52, 1.49, 3, 4, 6, 7, 9],
  height: 0.34,
  base: 0.16,
  room: [0, 1, 0.73, 0.46, 0.19, 0.15, 0.1, 0.06],
  supply: [0, 1.29, 0.97, 0.63, 0.3],
  dragon: 0.7,
  gift: 0.49,
  horizon: 2.93,
};

/** A beginner's eyes: points on the table and tiles that lie together, nothing about room, height or others. */
export const NOVICE_WEIGHTS: Weights = {
  ...WEIGHTS,
  reach: [0],
  special: 1,
  group: [0, 0, 0.5, 1, 3, 4, 6, 7, 9],
  height: 0,
  base: 0,
  room: [0],
  supply: [0, 1, 0.5, 0],
  dragon: 0.3,
  gift: 0,
};
