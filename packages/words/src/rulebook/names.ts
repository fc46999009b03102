/** Tiles, sets and places in the words of a language. */
import { FACES, type Face, HIDDEN, type LockedSet } from '@mahjong-fortress/rules';
import type { Rulebook } from './en.ts';

interface GridColumns {
  readonly columns: number;
}

export function faceName({ faces }: Pick<Rulebook, 'faces'>, face: Face): string {
  const facts = face === HIDDEN ? undefined : FACES[face];
  if (!facts) return '?';
  const { kind, number, symbol } = facts;
  if (kind === 'merchants' || kind === 'soldiers' || kind === 'farmers')
    return faces.numbered[kind](number ?? 0);
  return faces.symbols[symbol ?? ''] ?? '';
}

/** The name of a tile as what something is done to: «берёт Весну». */
export function faceAsObject({ facesAsObject }: Pick<Rulebook, 'facesAsObject'>, face: Face): string {
  return faceName({ faces: facesAsObject }, face);
}

export function setName(
  { sets, kinds }: Pick<Rulebook, 'sets' | 'kinds'>,
  { kind, size }: Pick<LockedSet, 'kind' | 'size'>,
): string {
  return kind === 'number' ? sets.ofNumber(size) : sets.of(size, kinds[kind]);
}

/** A cell of a grid as people count: rows from the north, columns from the west, both from 1. */
export function placeName(
  { place }: Pick<Rulebook, 'place'>,
  { columns }: GridColumns,
  cell: number,
): string {
  return place(Math.floor(cell / columns) + 1, (cell % columns) + 1);
}
