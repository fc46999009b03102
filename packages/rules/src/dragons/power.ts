import { cellsWhere, isFaceUp, stackHeight, topAt } from '../realm.ts';
import { FACTIONS, kindOf, numberOf } from '../tile.ts';
import type { Dragon } from './dragon.ts';

const POWER_TIER = 3;

/** For each faction the highest number on a face-up tile of tier 3 or higher. */
export const power: Dragon = {
  score(realm) {
    const high = cellsWhere(realm, isFaceUp).filter((cell) => stackHeight(realm, cell) >= POWER_TIER);
    return FACTIONS.flatMap((faction) => {
      const ranked = high
        .filter((cell) => kindOf(topAt(realm, cell)) === faction)
        .sort((a, b) => numberOf(topAt(realm, b)) - numberOf(topAt(realm, a)));
      const [best] = ranked;
      return best === undefined ? [] : [{ vp: numberOf(topAt(realm, best)), cells: [best] }];
    });
  },
};
