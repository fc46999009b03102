import { isFaceUp, topAt } from '../realm.ts';
import { kindOf } from '../tile.ts';
import type { Dragon } from './dragon.ts';
import { hasNeighbour, perShrine } from './shrines.ts';

/** 1 VP per shrine next to a stack topped by a face-up Dragon tile. */
export const devotion: Dragon = {
  score: (realm) =>
    perShrine(realm, (cell) =>
      hasNeighbour(realm, cell, (other) => {
        const top = topAt(realm, other);
        return isFaceUp(top) && kindOf(top) === 'dragons';
      }),
    ),
};
