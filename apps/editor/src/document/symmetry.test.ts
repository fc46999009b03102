import { describe, expect, test } from 'vitest';
import { clampAxes, hasAxis, middleAxes, mirrored, mirrorOf, orbitOf, type Symmetry } from './symmetry.ts';

const cell = { row: 1, column: 2 };

describe.each([
  ['even: between two cells', { rows: 6, columns: 8 }],
  ['odd: through a cell', { rows: 7, columns: 9 }],
] as const)('axes in the middle, %s', (_, size) => {
  const axes = middleAxes(size);
  const right = { row: 1, column: size.columns - 3 };
  const below = { row: size.rows - 2, column: 2 };
  const opposite = { row: size.rows - 2, column: size.columns - 3 };
  test.each<[Symmetry, object[]]>([
    ['none', [cell]],
    ['left-right', [cell, right]],
    ['top-bottom', [cell, below]],
    ['both', [cell, right, below, opposite]],
    ['rotation', [cell, opposite]],
  ])('%s', (symmetry, images) => {
    expect(orbitOf(cell, { symmetry, axes })).toEqual(images);
  });
});

test('a cell on the axis is its own image, once', () => {
  expect(
    orbitOf({ row: 0, column: 4 }, { symmetry: 'left-right', axes: { row: 0, column: 8 } }),
  ).toHaveLength(1);
  expect(orbitOf({ row: 3, column: 4 }, { symmetry: 'both', axes: { row: 6, column: 8 } })).toHaveLength(1);
});

test('an axis can be moved by half a cell', () => {
  const at = (column: number) => orbitOf(cell, { symmetry: 'left-right', axes: { row: 0, column } })[1];
  expect(at(7)).toEqual({ row: 1, column: 5 });
  expect(at(8)).toEqual({ row: 1, column: 6 });
  expect(clampAxes({ row: -3, column: 99 }, { rows: 6, columns: 8 })).toEqual({ row: 0, column: 14 });
});

test('cells that are images of one another come once', () => {
  const mirror = { symmetry: 'left-right', axes: { row: 0, column: 3 } } as const;
  expect(
    mirrored(
      [
        { row: 0, column: 0 },
        { row: 0, column: 3 },
      ],
      mirror,
    ),
  ).toHaveLength(2);
});

test('which axes are shown', () => {
  expect(hasAxis('left-right', 'column')).toBe(true);
  expect(hasAxis('left-right', 'row')).toBe(false);
  expect(hasAxis('rotation', 'row')).toBe(true);
  expect(hasAxis('none', 'row')).toBe(false);
});

test.each<[Symmetry, string[]]>([
  ['both', ['0000', '0121', '0121']],
  ['left-right', ['0121', '0212']],
  ['top-bottom', ['120', '330', '120']],
  ['rotation', ['1200', '0330', '0021']],
  ['none', ['1230', '2000']],
])('the symmetry of a shape: %s', (symmetry, grid) => {
  expect(mirrorOf(grid)?.symmetry).toBe(symmetry);
});

test('the axes of a shape are its own, not those of the paper', () => {
  expect(mirrorOf(['00000', '00121'])?.axes).toEqual({ row: 2, column: 6 });
  expect(mirrorOf(['000'])).toBeUndefined();
});
