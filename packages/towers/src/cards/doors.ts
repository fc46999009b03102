import { sharesDoor } from '../knight.ts';
import { refusal } from '../refusal.ts';
import { knightMove } from './knight-move.ts';

const NO_WAY = refusal('no-way');

/** T24: in and out by doors as always, the level limit alone is lifted. */
export const doors = knightMove({
  refuse: (_, survey, from, to) => (sharesDoor(survey, from, to) ? undefined : NO_WAY),
});
