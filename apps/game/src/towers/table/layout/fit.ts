/** How large the board can be in the room it has, and how steeply one looks down on it. */
import { at } from '@mahjong-fortress/base/assert';
import { ALL_CELLS, type Board, isEmpty, SIDE } from '@mahjong-fortress/towers';
import type { Size } from '../../../table/layout/places.ts';
import { clamp } from '../../../table/layout/places.ts';
import type { Quarters } from '../contract.ts';
import { nearness, riseOf, type Sight, spacePointOf, yawOf } from './sight.ts';
import { FIGURE } from './silhouette.ts';

/** The wooden frame around the cells and the thickness of the board, in cells. */
export const FRAME = 0.42;
export const THICKNESS = 0.34;

/** From the middle of the board to a corner of its frame. */
const REACH = (SIDE / 2 + FRAME) * Math.SQRT2;

/** The lowest look is the finest; steeper ones make cells that a finger can meet on a narrow screen. */
const LOWEST = 0.56;
const STEEPEST = 0.84;
/** How high a cell should be for a finger, in pixels. */
const FINGER = 44;
/** Room at the edges of the box, in pixels. */
const MARGIN = 6;

/** How far something reaches above the frame's back corner, in cells, whichever way the board is turned. */
function overhang(board: Board, tilt: number): number {
  const rise = riseOf({ tilt, unit: 1 });
  // A castle of two levels with a figure in the far corner always finds room, so that the board seldom changes its size.
  let most = 2 * rise + FIGURE.height - (REACH - nearness({ yaw: Math.PI / 4 }, { x: 3.5, y: 3.5 })) * tilt;
  for (const cell of ALL_CELLS) {
    const level = at(board.levels, cell);
    if (level === 0 && isEmpty(board, cell)) continue;
    // The far corner of a roof, or the head of who stands on it.
    const top = level * rise + (isEmpty(board, cell) ? Math.SQRT1_2 * tilt : FIGURE.height);
    for (const quarters of [0, 1, 2, 3] as const) {
      const far = -nearness({ yaw: yawOf(quarters, false) }, spacePointOf(cell));
      most = Math.max(most, top - (REACH - far) * tilt);
    }
  }
  // In steps, for the same reason.
  return Math.ceil(most * 2) / 2;
}

function fitCorner(board: Board, { width, height }: Size): Omit<Sight, 'yaw'> {
  const sizeAt = (tilt: number) => {
    const over = overhang(board, tilt);
    const high = 2 * REACH * tilt + THICKNESS + over;
    return {
      tilt,
      over,
      unit: Math.min((width - 2 * MARGIN) / (2 * REACH), (height - 2 * MARGIN) / high),
      high,
    };
  };
  let best = sizeAt(LOWEST);
  for (let tilt = LOWEST + 0.02; tilt <= STEEPEST; tilt += 0.02) {
    if (best.unit * Math.SQRT2 * best.tilt >= FINGER) break;
    const next = sizeAt(tilt);
    if (next.unit ** 2 * next.tilt > best.unit ** 2 * best.tilt) best = next;
  }
  const { tilt, unit, over, high } = best;
  const top = (height - high * unit) / 2;
  return { tilt, unit, x: width / 2, y: top + (over + REACH * tilt) * unit };
}

function fitFlat({ width, height }: Size): Omit<Sight, 'yaw'> {
  const side = SIDE + 2 * FRAME;
  const unit = (Math.min(width, height) - 2 * MARGIN) / side;
  return { tilt: 1, unit, x: width / 2, y: height / 2 };
}

export function fitBoard(
  board: Board,
  size: Size,
  { quarters, isFlat }: { readonly quarters: Quarters; readonly isFlat: boolean },
): Sight {
  const fit = isFlat ? fitFlat(size) : fitCorner(board, size);
  // Whole pixels keep what is painted sharp.
  return { ...fit, unit: clamp(Math.floor(fit.unit), 8, 160), yaw: yawOf(quarters, isFlat) };
}
