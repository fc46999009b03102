import { expect, test } from 'vitest';
import { CELL, cellAt, fittedCamera, panned, rimOf, zoomed } from './camera.ts';

const size = { rows: 10, columns: 14 };

test('the whole paper fits, in the middle', () => {
  const camera = fittedCamera(size, { width: 1000, height: 500 });
  expect(camera.x + 7 * CELL.width * camera.scale).toBeCloseTo(500);
  expect(camera.y).toBeGreaterThan(0);
  expect(cellAt(camera, { x: 500, y: 250 })).toEqual({ row: 5, column: 7 });
});

test('zooming keeps the place under the pointer, within limits', () => {
  const camera = fittedCamera(size, { width: 1000, height: 500 });
  const point = { x: 333, y: 111 };
  expect(cellAt(zoomed(camera, 1.7, point), point)).toEqual(cellAt(camera, point));
  expect(zoomed(camera, 1e9, point).scale).toBe(4);
});

test('the rim of the paper stays wide enough on the screen', () => {
  const onScreen = (scale: number) => Math.round(rimOf({ scale }) * scale);
  expect([0.3, 0.65, 1].map(onScreen)).toEqual([14, 14, 14]);
  expect(onScreen(2)).toBe(28);
});

test('panning moves cells along', () => {
  const camera = { scale: 1, x: 0, y: 0 };
  expect(cellAt(panned(camera, { x: CELL.width, y: 0 }), { x: CELL.width + 1, y: 1 })).toEqual({
    row: 0,
    column: 0,
  });
});
