import { at } from '@mahjong-fortress/base/assert';
import { NO_CASTLE } from '../castle.ts';
import type { Master } from './master.ts';

/** By year: in how many castles, and what for. */
const NEEDED = [4, 5, 6];
const PAID = [5, 15, 30];

export const castles: Master = {
  points({ year, knights, castles: { of } }, seat) {
    const held = new Set(at(knights, seat).map((cell) => at(of, cell)));
    held.delete(NO_CASTLE);
    return held.size >= at(NEEDED, year - 1) ? at(PAID, year - 1) : 0;
  },
};
