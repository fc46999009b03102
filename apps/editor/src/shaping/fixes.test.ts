import {
  cellsOnTier,
  checkLayout,
  type FindingCode,
  longRuns,
  type PlayerCount,
  tileTotal,
} from '@mahjong-fortress/layouts-schema';
import { describe, expect, test } from 'vitest';
import { emptyDocument, type FortressDocument, fromLayout, toDraft, withGrid } from '../document/document.ts';
import { turned } from '../document/grid.ts';
import { applyFix, type FixId, fixesFor } from './fixes.ts';
import { generate } from './generator.ts';

function made(players: readonly PlayerCount[], rows: readonly string[]): FortressDocument {
  return fromLayout({ version: 1, id: 'made', name: 'Made', players, rows });
}

function fixed(id: FixId, document: FortressDocument): FortressDocument {
  const result = applyFix(id, document);
  if (result === undefined) throw new Error('not fixed');
  return result;
}

const codes = (document: FortressDocument): FindingCode[] =>
  checkLayout(toDraft(document)).map(({ code }) => code);

describe('missing and surplus tiles', () => {
  const hill = ['0112222110', '1122332211', '1122332211', '1122332211', '1122332211', '0112222110'];

  test('spread brings the total to 116 and keeps both symmetries', () => {
    const document = fixed('spread', made([3], hill));
    expect(tileTotal(document.grid)).toBe(116);
    expect(turned(document.grid, 'left-right')).toEqual(document.grid);
    expect(turned(document.grid, 'top-bottom')).toEqual(document.grid);
    expect(codes(document)).toEqual([]);
  });

  test.each([
    [6, '222222222'],
    [5, '22222222222'],
  ])('spread keeps both symmetries of a block: %i rows of %s', (rows, digits) => {
    const { grid } = fixed('spread', made([3], new Array(rows).fill(digits)));
    expect(tileTotal(grid)).toBe(116);
    expect(turned(grid, 'left-right')).toEqual(grid);
    expect(turned(grid, 'top-bottom')).toEqual(grid);
  });

  test('take away brings the total to 116 and keeps the symmetry', () => {
    const document = fixed(
      'take-away',
      made(
        [3],
        hill.map((row) => row.replaceAll('2', '3')),
      ),
    );
    expect(tileTotal(document.grid)).toBe(116);
    expect(turned(document.grid, 'left-right')).toEqual(document.grid);
  });

  test('an odd tile finds a place even where symmetry has none', () => {
    const grid = generate({ seed: 'odd', players: 3, symmetry: 'both' });
    const first = grid.findIndex((row) => row.includes('2'));
    const missing = grid.map((row, index) => (index === first ? row.replace('2', '1') : row));
    expect(tileTotal(fixed('spread', made([3], missing)).grid)).toBe(116);
  });
});

describe('rows and tier 1', () => {
  test.each([7, 8, 9, 12, 14])('a row of %i is broken, and no tile is lost', (length) => {
    const row = '2'.repeat(length);
    const ground = '1'.repeat(length);
    const document = made([3], [ground, row, ground, ground, row, ground]);
    const broken = fixed('break-row', document);
    expect(longRuns(broken.grid, 6)).toEqual([]);
    expect(tileTotal(broken.grid)).toBe(tileTotal(document.grid));
    expect(turned(broken.grid, 'left-right')).toEqual(broken.grid);
  });

  test('a steep fortress is spread out, a flat one stacked', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const steep = made([2], generate({ seed, players: 4, symmetry: 'both' }));
      expect(codes(steep)).toContain('tier-one-few');
      expect(codes(fixed('widen', steep))).toEqual([]);
      const flat = made([4], generate({ seed, players: 2, symmetry: 'left-right' }));
      expect(codes(flat)).toContain('tier-one-many');
      expect(codes(fixed('heighten', flat))).not.toContain('tier-one-many');
    }
  });

  test('where advice for two and for four contradicts, each fix does what it says', () => {
    const document = made([2, 4], new Array(6).fill('1122222211'));
    const wide = fixed('widen', document).grid;
    const high = fixed('heighten', document).grid;
    expect(cellsOnTier(wide, 1).length).toBeGreaterThanOrEqual(65);
    expect(cellsOnTier(high, 1).length).toBeLessThanOrEqual(55);
    // In fours, though a few tiles less would have done.
    for (const grid of [wide, high]) {
      expect(turned(grid, 'left-right')).toEqual(grid);
      expect(turned(grid, 'top-bottom')).toEqual(grid);
    }
  });

  test('or it is meant for others', () => {
    const document = made([2], generate({ seed: 'x', players: 4, symmetry: 'both' }));
    expect(codes(fixed('other-players', document))).toEqual([]);
  });
});

test('only what helps is offered', () => {
  const document = emptyDocument('Empty');
  expect(fixesFor('too-few-tiles', document)).toEqual([]);
  expect(fixesFor('too-few-tiles', withGrid(document, ['5555', '5555']))).toEqual([]);
  const begun = withGrid(document, [
    ...new Array(8).fill('00011111111000'),
    ...new Array(2).fill('0'.repeat(14)),
  ]);
  expect(fixesFor('too-few-tiles', begun)).toEqual(['spread']);
  // It is for two already, and for two it is nearest.
  const wide = made([2], new Array(10).fill('1'.repeat(10)));
  expect(codes(wide)).toContain('tier-one-many');
  expect(fixesFor('tier-one-many', wide)).not.toContain('other-players');
});
