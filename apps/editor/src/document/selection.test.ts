import { expect, test } from 'vitest';
import { moved, pasted, turnedInPlace } from './selection.ts';

const grid = ['1200', '0000', '0003'];
const area = { row: 0, column: 0, rows: 1, columns: 2 };

test('a moved piece leaves its place empty, and what it crosses untouched', () => {
  const first = moved(grid, { area }, { row: 2, column: 2 });
  expect(first.grid).toEqual(['0000', '0000', '0012']);
  const back = moved(first.grid, first.selection, { row: -1, column: 0 });
  expect(back.grid).toEqual(['0000', '0012', '0003']);
});

test('a piece pushed over the edge comes back whole', () => {
  const out = moved(grid, { area }, { row: 0, column: -1 });
  expect(out.grid).toEqual(['2000', '0000', '0003']);
  expect(moved(out.grid, out.selection, { row: 0, column: 1 }).grid).toEqual(grid);
});

test('turning goes around the middle', () => {
  const wide = { area: { row: 1, column: 0, rows: 1, columns: 3 } };
  const turnedGrid = turnedInPlace(['0000', '1230', '0000'], wide, 'clockwise');
  expect(turnedGrid.grid).toEqual(['0100', '0200', '0300']);
  expect(turnedInPlace(turnedGrid.grid, turnedGrid.selection, 'top-bottom').grid).toEqual([
    '0300',
    '0200',
    '0100',
  ]);
});

test('a pasted piece lies on top', () => {
  expect(pasted(grid, ['5'], { row: 0, column: 1 }).grid).toEqual(['1500', '0000', '0003']);
});
