import { expect, test } from 'vitest';
import { emptyGrid } from './grid.ts';
import { centredOn, stamped } from './stamping.ts';
import type { Symmetry } from './symmetry.ts';

const piece = ['12', '30'];
const size = { rows: 4, columns: 6 };
const axes = { row: 3, column: 5 };

test.each<[Symmetry, string[]]>([
  ['none', ['120000', '300000', '000000', '000000']],
  ['left-right', ['120021', '300003', '000000', '000000']],
  ['top-bottom', ['120000', '300000', '300000', '120000']],
  ['both', ['120021', '300003', '300003', '120021']],
  ['rotation', ['120000', '300000', '000003', '000021']],
])('a stamp comes with its images: %s', (symmetry, rows) => {
  expect(stamped(emptyGrid(size), piece, { row: 0, column: 0 }, { symmetry, axes })).toEqual(rows);
});

test('a piece lies with its middle under the pointer', () => {
  expect(centredOn(['111', '111', '111'], { row: 4, column: 4 })).toEqual({ row: 3, column: 3 });
  expect(centredOn(piece, { row: 4, column: 4 })).toEqual({ row: 4, column: 4 });
});
