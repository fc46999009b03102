import { at } from '@mahjong-fortress/base/assert';
import { type Realm, type RealmCell, SHRINE, shrineCells, stackHeight, topAt } from '../realm.ts';
import type { Dragon, DragonLine } from './dragon.ts';

const HEIGHTS_VP = 4;
const SHRINES_VP = 2;

type Mirror = (cell: RealmCell) => RealmCell;

/** Across the bold line between the middle columns, and across the one between the middle rows. */
function mirrorsOf({ columns, rows }: Realm): Mirror[] {
  return [
    (cell) => cell - 2 * (cell % columns) + columns - 1,
    (cell) => (rows - 1 - Math.floor(cell / columns)) * columns + (cell % columns),
  ];
}

function shrineHeight(realm: Realm, cell: RealmCell): number {
  return topAt(realm, cell) === SHRINE ? stackHeight(realm, cell) : 0;
}

/** 4 VP if the stack heights mirror, 2 VP if the shrines do, for each of the two directions (R20). */
export const harmony: Dragon = {
  score(realm) {
    const stacked = [...realm.stacks.keys()].filter((cell) => at(realm.stacks, cell).length > 0);
    const shrines = shrineCells(realm);
    return mirrorsOf(realm).flatMap((mirror) => {
      const lines: DragonLine[] = [];
      const heightsMirror = stacked.every(
        (cell) => stackHeight(realm, cell) === stackHeight(realm, mirror(cell)),
      );
      const shrinesMirror = shrines.every(
        (cell) => shrineHeight(realm, cell) === shrineHeight(realm, mirror(cell)),
      );
      if (stacked.length > 0 && heightsMirror) lines.push({ vp: HEIGHTS_VP, cells: stacked });
      if (shrines.length > 0 && shrinesMirror) lines.push({ vp: SHRINES_VP, cells: shrines });
      return lines;
    });
  },
};
