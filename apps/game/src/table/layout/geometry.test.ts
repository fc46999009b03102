import { expect, test } from 'vitest';
import { TILE_SIZE } from '../../art/tile.ts';
import {
  boxAround,
  boxSeen,
  centreOf,
  contains,
  leftOf,
  type PaintedGrid,
  type Point,
  stacksOf,
  topOf,
} from './geometry.ts';

const grid: PaintedGrid = { x: 40, y: 60, columns: 4, rows: 3, scale: 0.5, gap: 0, ratio: 2 };

/** Stacks by row, as in a layout; 0 is a cell without tiles, which cannot be pointed at. */
function heights(...rows: string[]): (cell: number) => number {
  const all = [...rows.join('')].map(Number);
  return (cell) => all[cell] || -1;
}

/** The cell that is met at a point. */
function cellAt(heightAt: (cell: number) => number, point: Point): number | undefined {
  return stacksOf(grid, heightAt)
    .filter(({ box }) => contains(box, point))
    .sort((a, b) => a.above - b.above)
    .at(-1)?.what;
}

test('a higher tier lies further north and a little west', () => {
  expect(topOf(grid, 5, 2)).toBeCloseTo(topOf(grid, 5, 1) - TILE_SIZE.depth * grid.scale);
  expect(leftOf(grid, 5, 2)).toBeCloseTo(leftOf(grid, 5, 1) - TILE_SIZE.lean * grid.scale);
});

test('every stack of a mountain is seen somewhere, and there it answers', () => {
  const at = heights('1221', '1551', '1331');
  for (let cell = 0; cell < 12; cell++) {
    const box = boxSeen(grid, at, cell);
    expect(box, `cell ${cell}`).toBeDefined();
    if (box) expect(cellAt(at, centreOf(box))).toBe(cell);
  }
});

test('a stack hides what lies behind it', () => {
  const at = heights('1000', '5000', '0000');
  const foot = { x: leftOf(grid, 0, 1) + 20, y: topOf(grid, 0, 1) + TILE_SIZE.height * grid.scale - 6 };
  expect(cellAt(at, foot)).toBe(4);
});

test('where no tile lies nothing is seen', () => {
  const at = heights('0000', '0100', '0000');
  expect(cellAt(at, { x: leftOf(grid, 3, 0) + 10, y: topOf(grid, 3, 0) + 10 })).toBeUndefined();
  expect(boxSeen(grid, at, 5)).toBeDefined();
});

test('of a tile that nothing hides all of the top is seen', () => {
  const at = heights('0000', '0300', '0000');
  expect(boxSeen(grid, at, 5)).toEqual({
    x: leftOf(grid, 5, 3),
    y: topOf(grid, 5, 3),
    width: TILE_SIZE.width * grid.scale,
    height: TILE_SIZE.height * grid.scale,
  });
});

test('a board reaches from its first tile to its last and up to the highest', () => {
  const at = heights('0000', '0301', '0000');
  expect(boxAround(stacksOf(grid, at).map(({ box }) => box))).toEqual({
    x: leftOf(grid, 5, 3),
    y: topOf(grid, 5, 3),
    width: leftOf(grid, 7, 1) + TILE_SIZE.width * grid.scale - leftOf(grid, 5, 3),
    height: topOf(grid, 7, 0) + TILE_SIZE.height * grid.scale - topOf(grid, 5, 3),
  });
  expect(boxAround([])).toBeUndefined();
});
