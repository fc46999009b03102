import type { Cell } from '@mahjong-fortress/layouts-schema';
import { describe, expect, test } from 'vitest';
import { emptyGrid, type Grid } from '../document/grid.ts';
import { drawn } from './stroke.ts';
import { TOOLS, type ToolId, toolById } from './tools.ts';

const none = { symmetry: 'none', axes: { row: 0, column: 0 } } as const;

function at(...pairs: [row: number, column: number][]): Cell[] {
  return pairs.map(([row, column]) => ({ row, column }));
}

function stroke(id: ToolId, grid: Grid, path: Cell[], height = 2): Grid {
  const tool = toolById(id);
  if (tool.kind !== 'draw') throw new Error('not a drawing tool');
  return drawn(grid, { tool, path, height, mirror: none });
}

const blank = emptyGrid({ rows: 4, columns: 5 });

describe('tools', () => {
  test('paint follows the pointer, also when it jumps', () => {
    expect(stroke('paint', blank, at([0, 0], [3, 3]))).toEqual(['20000', '02000', '00200', '00020']);
  });

  test('erase, raise and lower change each cell of a stroke once', () => {
    const grid = ['12345'];
    const path = at([0, 0], [0, 4], [0, 0]);
    expect(stroke('erase', grid, path)).toEqual(['00000']);
    expect(stroke('raise', grid, path)).toEqual(['23455']);
    expect(stroke('lower', grid, path)).toEqual(['01234']);
  });

  test('rectangle, frame and line reach from the first cell to the last', () => {
    const path = at([0, 0], [3, 3], [2, 2]);
    expect(stroke('rectangle', blank, path, 1)).toEqual(['11100', '11100', '11100', '00000']);
    expect(stroke('frame', blank, path, 1)).toEqual(['11100', '10100', '11100', '00000']);
    expect(stroke('line', blank, path, 1)).toEqual(['10000', '01000', '00100', '00000']);
  });

  test('fill takes what hangs together, not what touches at a corner', () => {
    const grid = ['00100', '01000', '10000', '11111'];
    expect(stroke('fill', grid, at([0, 0]), 3)).toEqual(['33100', '31000', '10000', '11111']);
    expect(stroke('fill', grid, at([3, 3]), 0)).toEqual(['00100', '01000', '00000', '00000']);
  });

  test('what reaches over the edge is left out', () => {
    expect(stroke('rectangle', blank, at([-5, -5], [0, 0]))).toEqual(['20000', '00000', '00000', '00000']);
  });

  test.each([
    [{ row: 3, column: 4 }, ['20002', '00000', '00000', '20002']],
    [{ row: 3, column: 3 }, ['20020', '00000', '00000', '20020']],
  ])('symmetry applies to every stroke, about odd and even axes', (axes, expected) => {
    const tool = toolById('paint');
    if (tool.kind !== 'draw') throw new Error('not a drawing tool');
    expect(drawn(blank, { tool, path: at([0, 0]), height: 2, mirror: { symmetry: 'both', axes } })).toEqual(
      expected,
    );
  });

  test('every tool has an id and a key of its own', () => {
    expect(new Set(TOOLS.map(({ id }) => id)).size).toBe(TOOLS.length);
    expect(new Set(TOOLS.map(({ key }) => key)).size).toBe(TOOLS.length);
  });
});
