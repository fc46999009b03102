/** Tiles, sets and places in the words of a language. */
import { FACES, type Face, HIDDEN, type LockedSet } from '@mahjong-fortress/rules';
import type { Place, Words } from './en.ts';

/** A cell of a grid as people count: rows from the north, columns from the west, both from 1. */
export function placeOf({ columns }: { readonly columns: number }, cell: number): Place {
  return { row: Math.floor(cell / columns) + 1, column: (cell % columns) + 1 };
}

export function faceName(words: Words, face: Face): string {
  const facts = face === HIDDEN ? undefined : FACES[face];
  if (!facts) return '?';
  const { kind, number, symbol } = facts;
  if (kind === 'merchants' || kind === 'soldiers' || kind === 'farmers')
    return words.faces.numbered[kind](number ?? 0);
  return words.faces.symbols[symbol ?? ''] ?? '';
}

export function setName(words: Words, { kind, size }: Pick<LockedSet, 'kind' | 'size'>): string {
  return kind === 'number' ? words.sets.ofNumber(size) : words.sets.of(size, words.kinds[kind]);
}
