/** What several Dragons ask of shrines. */
import { at } from '@mahjong-fortress/base/assert';
import { neighboursOf, type Realm, type RealmCell, shrineCells } from '../realm.ts';
import type { DragonLine } from './dragon.ts';

/** 1 VP for every shrine that satisfies a question about its cell. */
export function perShrine(realm: Realm, question: (cell: RealmCell) => boolean): DragonLine[] {
  return shrineCells(realm)
    .filter(question)
    .map((cell) => ({ vp: 1, cells: [cell] }));
}

export function hasNeighbour(
  realm: Realm,
  cell: RealmCell,
  question: (other: RealmCell) => boolean,
): boolean {
  return at(neighboursOf(realm), cell).some(question);
}
