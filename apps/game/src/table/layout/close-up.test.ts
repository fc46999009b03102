import { expect, test } from 'vitest';
import { closeBox } from './close-up.ts';

const TABLE = { x: 0, y: 0, width: 390, height: 560, enlarged: 1 };

test.each([
  ['in the middle', { x: 180, y: 300 }],
  ['in a corner', { x: 2, y: 8 }],
  ['at the upper right', { x: 356, y: 12 }],
  ['at the left', { x: 0, y: 400 }],
])('a tile %s is enlarged on the table, and beside itself', (_, at) => {
  const tile = { ...at, width: 31, height: 42 };
  const { x, y, width, height } = closeBox(tile, TABLE);
  expect(width).toBeGreaterThan(2 * tile.width);
  expect(x).toBeGreaterThanOrEqual(0);
  expect(y).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(TABLE.width);
  const isBeside = x >= tile.x + tile.width || x + width <= tile.x || y + height <= tile.y;
  expect(isBeside).toBe(true);
});

test('a twin stays in sight', () => {
  const tile = { x: 180, y: 300, width: 31, height: 42 };
  const twin = { ...tile, y: 220 };
  const { x, width } = closeBox(tile, TABLE, [twin]);
  expect(x + width <= twin.x || x >= twin.x + twin.width).toBe(true);
});
