import { at } from '@mahjong-fortress/base/assert';
import { BY_KIND, groupsOf, type Realm, type RealmCell, topAt } from '../realm.ts';
import { FACTIONS, type Kind, kindOf, numberOf } from '../tile.ts';
import type { Dragon } from './dragon.ts';

interface Group {
  readonly sum: number;
  readonly cells: readonly RealmCell[];
}

/** The group with the greatest sum for every faction that has one. */
function bestGroups(realm: Realm): ReadonlyMap<Kind, Group> {
  const best = new Map<Kind, Group>();
  for (const cells of groupsOf(realm, BY_KIND)) {
    const kind = kindOf(topAt(realm, at(cells, 0)));
    let sum = 0;
    for (const cell of cells) sum += numberOf(topAt(realm, cell));
    if (sum > (best.get(kind)?.sum ?? 0)) best.set(kind, { sum, cells });
  }
  return best;
}

/** Per faction the best group against each neighbour's: 2 VP if greater, 1 VP if equal (R33). */
export const greatness: Dragon = {
  compares: true,
  score(realm, neighbours) {
    const ours = bestGroups(realm);
    const others = neighbours.map(bestGroups);
    return FACTIONS.flatMap((faction) => {
      const mine = ours.get(faction);
      if (!mine) return [];
      let vp = 0;
      for (const other of others) {
        const theirs = other.get(faction)?.sum ?? 0;
        vp += mine.sum > theirs ? 2 : mine.sum === theirs ? 1 : 0;
      }
      return vp > 0 ? [{ vp, cells: mine.cells }] : [];
    });
  },
};
