/** Pairs that could be taken. */
import {
  FACES,
  type Face,
  type Fortress,
  firstTiles,
  hasFreeLongSide,
  topFace,
} from '@mahjong-fortress/rules';

/** A face as a bit; none where nothing lies, or nothing that is known. */
function bitOf(face: Face | undefined): number {
  return face === undefined || face < 0 ? 0 : 1 << face;
}

/** The faces, as bits, of the pairs that are open: an available tile of the top tier with an identical available one. */
function pairBits(fortress: Fortress): number {
  // Sets of faces as bits: there are fewer than 32.
  let onTop = 0;
  for (const cell of firstTiles(fortress)) onTop |= bitOf(topFace(fortress, cell));
  let once = 0;
  let twice = 0;
  for (let cell = 0; cell < fortress.stacks.length; cell++) {
    const bit = bitOf(topFace(fortress, cell)) & onTop;
    if (bit === 0 || !hasFreeLongSide(fortress, cell)) continue;
    twice |= once & bit;
    once |= bit;
  }
  return twice;
}

/** How many different pairs are open. */
export function openPairs(fortress: Fortress): number {
  let pairs = 0;
  for (let left = pairBits(fortress); left !== 0; left &= left - 1) pairs++;
  return pairs;
}

/** The faces of the pairs that are open. */
export function openPairFaces(fortress: Fortress): Face[] {
  const bits = pairBits(fortress);
  return FACES.flatMap((_, face) => (bits & (1 << face) ? [face as Face] : []));
}
