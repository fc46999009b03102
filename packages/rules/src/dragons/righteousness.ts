import { type Realm, type RealmCell, SHRINE, topAt } from '../realm.ts';
import type { Dragon, DragonLine } from './dragon.ts';

const FULL_LINE_VP = 2;

function rowsOf({ columns, rows }: Realm): RealmCell[][] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => row * columns + column),
  );
}

function columnsOf({ columns, rows }: Realm): RealmCell[][] {
  return Array.from({ length: columns }, (_, column) =>
    Array.from({ length: rows }, (_, row) => row * columns + column),
  );
}

function lineScore(realm: Realm, line: readonly RealmCell[]): DragonLine {
  const cells = line.filter((cell) => topAt(realm, cell) === SHRINE);
  return { cells, vp: cells.length + (cells.length === line.length ? FULL_LINE_VP : 0) };
}

function best(realm: Realm, lines: readonly RealmCell[][]): DragonLine {
  return lines
    .map((line) => lineScore(realm, line))
    .reduce((most, line) => (line.vp > most.vp ? line : most), { vp: 0, cells: [] });
}

/** The best row and the best column: 1 VP per shrine in each, 2 VP for a line full of them (R19). */
export const righteousness: Dragon = {
  id: 'righteousness',
  // A shrine at the crossing counts in both lines, so the best of each is the best of both.
  score: (realm) => [best(realm, rowsOf(realm)), best(realm, columnsOf(realm))].filter(({ vp }) => vp > 0),
};
