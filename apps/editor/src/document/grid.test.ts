import { layoutById } from '@mahjong-fortress/layouts-schema';
import { describe, expect, test } from 'vitest';
import { emptyDocument, fromDraft, fromLayout, toDraft, toLayout } from './document.ts';
import { centred, emptyGrid, type Grid, resized, sizeOf, stamp, turned, withHeights } from './grid.ts';

describe('grid', () => {
  test('a change leaves the grid before as it was, and clamps heights', () => {
    const before = ['000', '050'];
    const after = withHeights(
      before,
      [
        { row: 1, column: 1 },
        { row: 0, column: 0 },
        { row: 9, column: 9 },
      ],
      (h) => h + 1,
    );
    expect(before).toEqual(['000', '050']);
    expect(after).toEqual(['100', '050']);
    expect(withHeights(['1'], [{ row: 0, column: 0 }], () => -4)).toEqual(['0']);
  });

  test('a stamp has holes where it is empty, and may hang over the edge', () => {
    expect(stamp(['111', '111'], ['20', '02'], { row: 0, column: 1 })).toEqual(['121', '112']);
    expect(stamp(['111', '111'], ['22', '22'], { row: -1, column: 2 })).toEqual(['112', '111']);
  });

  test('four quarter turns and two flips change nothing', () => {
    const piece = ['123', '450'];
    expect(turned(piece, 'clockwise')).toEqual(['41', '52', '03']);
    const round = [1, 2, 3, 4].reduce<readonly string[]>((grid) => turned(grid, 'clockwise'), piece);
    expect(round).toEqual(piece);
    expect(turned(turned(piece, 'left-right'), 'left-right')).toEqual(piece);
    expect(turned(turned(piece, 'top-bottom'), 'top-bottom')).toEqual(piece);
  });

  test('resizing loses no tile', () => {
    const grid = ['0000', '0120', '0000'];
    expect(resized(grid, { rows: 1, columns: 1 })).toEqual(['12']);
    expect(resized(grid, { rows: 5, columns: 6 })).toEqual([
      '000000',
      '000000',
      '001200',
      '000000',
      '000000',
    ]);
    expect(sizeOf(resized(grid, { rows: 99, columns: 99 }))).toEqual({ rows: 16, columns: 24 });
    expect(resized(['1000', '0000'], { rows: 2, columns: 2 })).toEqual(['10', '00']);
  });

  test('resizing by steps of one and back changes nothing', () => {
    const grid = ['00000', '00120', '00000', '00000'];
    let size = sizeOf(grid);
    let now: Grid = grid;
    for (const by of [1, 1, 1, -1, -1, -1]) {
      size = { rows: size.rows + by, columns: size.columns + by };
      now = resized(now, size);
    }
    expect(now).toEqual(grid);
    expect(resized(resized(grid, { rows: 3, columns: 4 }), sizeOf(grid))).toEqual(grid);
  });

  test('the shape snaps to the middle', () => {
    expect(centred(['1200', '0000', '0000'])).toEqual(['0000', '0120', '0000']);
    expect(centred(emptyGrid({ rows: 2, columns: 2 }))).toEqual(['00', '00']);
  });
});

describe('document', () => {
  const castle = layoutById('castle');
  if (!castle) throw new Error('no castle');

  test('a layout opened with room around it leaves without it', () => {
    const document = fromLayout(castle);
    const size = sizeOf(document.grid);
    const own = sizeOf(castle.rows);
    expect((size.columns - own.columns) % 2).toBe(0);
    expect((size.rows - own.rows) % 2).toBe(0);
    const { $schema, ...expected } = castle;
    expect(toLayout(document)).toEqual(expected);
  });

  test('a draft keeps the size of its drawing', () => {
    const document = emptyDocument('Nothing yet');
    expect(fromDraft(toDraft(document))).toEqual(document);
  });

  test('the largest fortress opens too', () => {
    const wall = { ...castle, rows: new Array(16).fill('1'.repeat(24)) };
    expect(sizeOf(fromLayout(wall).grid)).toEqual({ rows: 16, columns: 24 });
  });
});
