import { describe, expect, test } from 'vitest';
import { depthOf } from './depth.ts';

describe('what is drawn over what', () => {
  test('a row further south lies over every tier of the row behind it', () => {
    expect(depthOf({ row: 3, column: 0, tier: 1 })).toBeGreaterThan(
      depthOf({ row: 2, column: 23, tier: 12 }),
    );
  });

  test('in a row a higher tier lies over a lower one, wherever it stands', () => {
    expect(depthOf({ row: 3, column: 0, tier: 2 })).toBeGreaterThan(depthOf({ row: 3, column: 23, tier: 1 }));
  });

  test('on a tier the tile further east covers the side of its neighbour', () => {
    expect(depthOf({ row: 3, column: 5, tier: 2 })).toBeGreaterThan(depthOf({ row: 3, column: 4, tier: 2 }));
  });

  test('a shadow falls on the tier below and on no tile of its own', () => {
    const shadow = depthOf({ row: 3, column: 23, tier: 2 }, 'shadow');
    expect(shadow).toBeLessThan(depthOf({ row: 3, column: 0, tier: 2 }));
    expect(shadow).toBeGreaterThan(depthOf({ row: 3, column: 23, tier: 1 }));
  });

  test('what a wall casts to the south lies over the tiles it falls on and under those above them', () => {
    const cast = depthOf({ row: 4, column: 0, tier: 1 }, 'cast');
    expect(cast).toBeGreaterThan(depthOf({ row: 4, column: 23, tier: 1 }));
    expect(cast).toBeLessThan(depthOf({ row: 4, column: 0, tier: 2 }, 'shadow'));
  });
});
