import { BY_KIND, groupsOf, type Realm, type RealmCell, topAt } from '../realm.ts';
import { FACTIONS, type Faction, kindOf, numberOf } from '../tile.ts';
import type { Dragon } from './dragon.ts';

interface Group {
  readonly sum: number;
  readonly cells: readonly RealmCell[];
}

function bestGroup(realm: Realm, faction: Faction): Group {
  return groupsOf(realm, BY_KIND)
    .filter(([cell = 0]) => kindOf(topAt(realm, cell)) === faction)
    .map(
      (cells): Group => ({ cells, sum: cells.reduce((sum, cell) => sum + numberOf(topAt(realm, cell)), 0) }),
    )
    .reduce((best, group) => (group.sum > best.sum ? group : best), { sum: 0, cells: [] });
}

/** Per faction the best group against each neighbour's: 2 VP if greater, 1 VP if equal (R33). */
export const greatness: Dragon = {
  id: 'greatness',
  score(realm, neighbours) {
    return FACTIONS.flatMap((faction) => {
      const mine = bestGroup(realm, faction);
      if (mine.sum === 0) return [];
      const vp = neighbours
        .map((neighbour) => bestGroup(neighbour, faction).sum)
        .reduce((sum, theirs) => sum + (mine.sum > theirs ? 2 : mine.sum === theirs ? 1 : 0), 0);
      return vp > 0 ? [{ vp, cells: mine.cells }] : [];
    });
  },
};
