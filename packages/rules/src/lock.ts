/** Sets: which there are, what they score, and locking them (§6). */
import { at } from '@mahjong-fortress/base/assert';
import type { Emit } from './event.ts';
import { activePlayer, changePlayer, type Draft, type Game, isAllPlaced, type LockedSet } from './game.ts';
import {
  BY_KIND,
  cellsWhere,
  groupsOf,
  isFaceUp,
  neighboursOf,
  type Realm,
  type RealmCell,
  type Top,
  takesTile,
  topAt,
  withCellsDown,
  withTile,
} from './realm.ts';
import { remembering } from './remembering.ts';
import { type Face, isSpecialKind, kindOf } from './tile.ts';

export const SET_SIZE = 4;

export type Sets = readonly (readonly RealmCell[])[];

const VP_BY_SIZE: readonly number[] = [0, 0, 0, 2, 2, 3, 5, 6, 8];

/** The table of §6; sets above 8 tiles score 1 VP more per tile, which makes their VP their size. */
function vpBySize(size: number): number {
  return VP_BY_SIZE[size] ?? size;
}

export function lockedSet(kind: LockedSet['kind'], size: number): LockedSet {
  const bonus = kind === 'dragons' || kind === 'number' ? 1 : 0;
  return { kind, size, vp: vpBySize(size) + bonus };
}

/** How many shrines the owner may build on a set right after locking it. */
export function shrinesOn(kind: LockedSet['kind']): number {
  return kind === 'number' || isSpecialKind(kind) ? 2 : 1;
}

/** The sets of 4 or more that must be locked once all tiles are placed. */
export const mandatorySets = remembering((realm: Realm): Sets => groupsOf(realm, BY_KIND, SET_SIZE));

function isOfKind(top: Top, face: Face): boolean {
  return isFaceUp(top) && kindOf(top) === kindOf(face);
}

/** Whether there are enough tiles of one kind for a set, if only they lay together. */
function couldMakeSet(realm: Realm, faces: readonly Face[]): boolean {
  return faces.some((face) => {
    const lying = cellsWhere(realm, (top) => isOfKind(top, face)).length;
    return lying + faces.filter((other) => isOfKind(other, face)).length >= SET_SIZE;
  });
}

function mostLockedBy(realm: Realm, [face, ...rest]: readonly Face[]): number {
  if (face === undefined) {
    const sets = mandatorySets(realm).map((cells) =>
      lockedSet(kindOf(topAt(realm, at(cells, 0))), cells.length),
    );
    return sets.reduce((sum, { vp }) => sum + vp, 0);
  }
  const neighbours = neighboursOf(realm);
  const besideItsKind = cellsWhere(realm, takesTile).filter((cell) =>
    at(neighbours, cell).some((next) => isOfKind(topAt(realm, next), face)),
  );
  // Anywhere else it adds to no set.
  const elsewhere = mostLockedBy(realm, rest);
  return Math.max(elsewhere, ...besideItsKind.map((cell) => mostLockedBy(withTile(realm, cell, face), rest)));
}

/** The most VP that tiles can lock in a realm when they are placed where they score best. */
export function mostLocked(realm: Realm, faces: readonly Face[]): number {
  return couldMakeSet(realm, faces) ? mostLockedBy(realm, faces) : 0;
}

/** R27: once all tiles are placed, the tiles of a set that waits to be locked stay in it. */
export function isHeldForLocking(game: Game, cell: RealmCell): boolean {
  return isAllPlaced(game.turn) && game.turn.waiting.some((set) => set.includes(cell));
}

/** Turns a set face down, scores it and lets its owner build. */
export function lockCells(
  draft: Draft,
  cells: readonly RealmCell[],
  kind: LockedSet['kind'],
  emit: Emit,
): void {
  const { turn } = draft;
  const player = activePlayer(draft);
  const set = lockedSet(kind, cells.length);
  changePlayer(draft, {
    realm: withCellsDown(player.realm, cells),
    vp: player.vp + set.vp,
    sets: [...player.sets, set],
  });
  // A cell can be locked, covered and locked again in one turn.
  turn.locked = [...turn.locked.filter((cell) => !cells.includes(cell)), ...cells];
  turn.building = { cells, left: shrinesOn(kind) };
  emit?.({ type: 'setLocked', player: turn.player, cells, set });
}

/** Locks a set of one kind. */
export function lockSet(draft: Draft, cells: readonly RealmCell[], emit: Emit): void {
  lockCells(draft, cells, kindOf(topAt(activePlayer(draft).realm, at(cells, 0))), emit);
}

/**
 * Brings the list of sets that must be locked up to date. Before all tiles are placed only the sets that a Spirit
 * made are on it, and they only leave it (R26).
 */
export function refreshWaiting(draft: Draft): void {
  const { turn } = draft;
  const { realm } = activePlayer(draft);
  if (isAllPlaced(turn)) turn.waiting = mandatorySets(realm);
  else if (turn.waiting.length > 0) {
    turn.waiting = turn.waiting.filter((set) => isFaceUp(topAt(realm, at(set, 0))));
  }
}
