import type { Dragon } from './dragon.ts';
import { perShrine } from './shrines.ts';

/** 1 VP per shrine on an edge cell. */
export const steadfastness: Dragon = {
  score: (realm) =>
    perShrine(realm, (cell) => {
      const column = cell % realm.columns;
      const row = Math.floor(cell / realm.columns);
      return column === 0 || row === 0 || column === realm.columns - 1 || row === realm.rows - 1;
    }),
};
