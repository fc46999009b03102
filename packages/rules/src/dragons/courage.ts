import { type Realm, type RealmCell, stackHeight } from '../realm.ts';
import type { Dragon } from './dragon.ts';

function surroundingCells({ columns, rows }: Realm, cell: RealmCell): RealmCell[] {
  const row = Math.floor(cell / columns);
  const column = cell % columns;
  const cells: RealmCell[] = [];
  for (let r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); r++) {
    for (let c = Math.max(0, column - 1); c <= Math.min(columns - 1, column + 1); c++) {
      if (r !== row || c !== column) cells.push(r * columns + c);
    }
  }
  return cells;
}

/** 1 VP per stack that towers over all its neighbours, diagonals included. */
export const courage: Dragon = {
  score(realm) {
    return [...realm.stacks.keys()]
      .filter((cell) => {
        const height = stackHeight(realm, cell);
        return (
          height > 0 && surroundingCells(realm, cell).every((other) => stackHeight(realm, other) < height)
        );
      })
      .map((cell) => ({ vp: 1, cells: [cell] }));
  },
};
