import { expect, test } from 'vitest';
import { BUNDLED_LAYOUTS } from './bundled.ts';

test.each(BUNDLED_LAYOUTS.map((layout) => [layout.id, layout.rows] as const))(
  '[§11] %s uses all 116 tiles',
  (_, rows) => {
    const tiles = [...rows.join('')].reduce((sum, digit) => sum + Number(digit), 0);
    expect(tiles).toBe(116);
  },
);
