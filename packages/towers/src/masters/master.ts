/** What every master card tells the rules: one small interface, one file per card (§12). */
import { at } from '@mahjong-fortress/base/assert';
import type { Castles } from '../castle.ts';
import type { Cell } from '../cell.ts';
import { KNIGHTS } from '../knight.ts';

/** What a master card looks at. */
export interface Realm {
  readonly year: number;
  /** The cells of everybody's knights. */
  readonly knights: readonly (readonly Cell[])[];
  readonly levels: readonly number[];
  readonly castles: Castles;
}

export interface Master {
  points(realm: Realm, seat: number): number;
}

/** A card of the last year that pays for something about all six knights (T40). */
export function forAllSix(points: number, holds: (cells: readonly Cell[], realm: Realm) => boolean): Master {
  return {
    points(realm, seat) {
      const cells = at(realm.knights, seat);
      return realm.year === 3 && cells.length === KNIGHTS && holds(cells, realm) ? points : 0;
    },
  };
}

/** The points of a year for each own knight on such a cell, and once more for having more than every other player. */
const EACH = [2, 5, 10];

export function forEachOn(isCounted: (cell: Cell) => boolean): Master {
  return {
    points({ year, knights }, seat) {
      const counts = knights.map((cells) => cells.filter(isCounted).length);
      const own = at(counts, seat);
      const hasMost = counts.every((count, other) => other === seat || count < own);
      return at(EACH, year - 1) * (own + (hasMost ? 1 : 0));
    },
  };
}
