import { describe, expect, test } from 'vitest';
import { dealOnto, isAvailable, topTier, withoutTop } from './fortress.ts';
import { allTiles } from './tile.ts';

const row = (...heights: number[]) => dealOnto([heights], allTiles());

describe('§3 available tiles', () => {
  test.each([
    { name: 'a lone tile', fortress: row(1), cell: 0, available: true },
    { name: 'an empty cell', fortress: row(0, 1), cell: 0, available: false },
    { name: 'the middle of three', fortress: row(1, 1, 1), cell: 1, available: false },
    { name: 'the end of three', fortress: row(1, 1, 1), cell: 2, available: true },
    { name: 'the middle, higher than both neighbours', fortress: row(1, 2, 1), cell: 1, available: true },
    { name: 'the middle, lower than both neighbours', fortress: row(2, 1, 2), cell: 1, available: false },
  ])('$name: $available', ({ fortress, cell, available }) => {
    expect(isAvailable(fortress, cell)).toBe(available);
  });

  test('taking a tile frees its neighbour and may lower the top tier', () => {
    const fortress = row(1, 2, 1);
    expect(topTier(fortress)).toBe(2);
    expect(topTier(withoutTop(fortress, 1))).toBe(1);
  });
});
