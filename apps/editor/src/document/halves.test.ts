import { expect, test } from 'vitest';
import { type Half, madeSymmetric } from './halves.ts';
import type { Symmetry } from './symmetry.ts';

const grid = ['1200', '3004'];
const axes = { row: 1, column: 3 };

test.each<[Half, Symmetry, string[]]>([
  ['left', 'left-right', ['1221', '3003']],
  ['right', 'none', ['0000', '4004']],
  ['top', 'both', ['1200', '1200']],
  ['bottom', 'top-bottom', ['3004', '3004']],
  ['left', 'rotation', ['1203', '3021']],
  ['bottom', 'rotation', ['4003', '3004']],
])('the %s half wins, %s', (half, symmetry, made) => {
  expect(madeSymmetric(grid, half, { symmetry, axes })).toEqual(made);
});

test('a column on the axis stays; a half turn about it turns one half of it', () => {
  const odd = ['120', '340', '560'];
  const through = { row: 2, column: 2 };
  expect(madeSymmetric(odd, 'left', { symmetry: 'none', axes: through })).toEqual(['121', '343', '565']);
  expect(madeSymmetric(odd, 'left', { symmetry: 'rotation', axes: through })).toEqual(['125', '343', '521']);
});

test('what has no room for an image beside the paper becomes empty', () => {
  expect(madeSymmetric(['1234'], 'left', { symmetry: 'none', axes: { row: 0, column: 2 } })).toEqual([
    '1210',
  ]);
});
