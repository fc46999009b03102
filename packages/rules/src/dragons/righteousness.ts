import { type Realm, type RealmCell, SHRINE, topAt } from '../realm.ts';
import type { Dragon, DragonLine } from './dragon.ts';

const FULL_LINE_VP = 2;

/** Rows or columns: how many there are, how long they are, and where their cells lie. */
interface Lines {
  readonly count: number;
  readonly length: number;
  cellAt(line: number, place: number): RealmCell;
}

function shrinesIn(realm: Realm, { length, cellAt }: Lines, line: number): number {
  let shrines = 0;
  for (let place = 0; place < length; place++) {
    if (topAt(realm, cellAt(line, place)) === SHRINE) shrines++;
  }
  return shrines;
}

/** The first of the best lines; none where there is no shrine. More shrines are always worth more. */
function best(realm: Realm, lines: Lines): DragonLine[] {
  let bestLine = 0;
  let most = 0;
  for (let line = 0; line < lines.count; line++) {
    const shrines = shrinesIn(realm, lines, line);
    if (shrines <= most) continue;
    bestLine = line;
    most = shrines;
  }
  if (most === 0) return [];
  const cells = Array.from({ length: lines.length }, (_, place) => lines.cellAt(bestLine, place));
  return [
    {
      vp: most + (most === lines.length ? FULL_LINE_VP : 0),
      cells: cells.filter((cell) => topAt(realm, cell) === SHRINE),
    },
  ];
}

/** The best row and the best column: 1 VP per shrine in each, 2 VP for a line full of them (R19). */
export const righteousness: Dragon = {
  // A shrine at the crossing counts in both lines, so the best of each is the best of both.
  score(realm) {
    const { columns, rows } = realm;
    return [
      ...best(realm, { count: rows, length: columns, cellAt: (row, column) => row * columns + column }),
      ...best(realm, { count: columns, length: rows, cellAt: (column, row) => row * columns + column }),
    ];
  },
};
