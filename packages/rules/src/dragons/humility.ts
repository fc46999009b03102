import { stackHeight } from '../realm.ts';
import type { Dragon } from './dragon.ts';
import { hasNeighbour, perShrine } from './shrines.ts';

/** 1 VP per shrine whose stack stands next to a higher one. */
export const humility: Dragon = {
  score: (realm) =>
    perShrine(realm, (cell) =>
      hasNeighbour(realm, cell, (other) => stackHeight(realm, other) > stackHeight(realm, cell)),
    ),
};
