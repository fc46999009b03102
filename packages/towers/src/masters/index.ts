/** All master cards. A card without an entry is a type error. */
import type { MasterId } from '../card-ids.ts';
import { castles } from './castles.ts';
import { diagonals } from './diagonals.ts';
import { edge } from './edge.ts';
import { flat } from './flat.ts';
import { levels } from './levels.ts';
import { line } from './line.ts';
import type { Master } from './master.ts';
import { square } from './square.ts';
import { together } from './together.ts';

export const MASTERS: Readonly<Record<MasterId, Master>> = {
  edge,
  diagonals,
  castles,
  together,
  levels,
  line,
  square,
  flat,
};
