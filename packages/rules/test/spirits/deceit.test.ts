import { describe, expect, test } from 'vitest';
import {
  activate,
  answers,
  discard,
  faces,
  game,
  legalCells,
  legalTypes,
  type Position,
  payments,
  place,
  refused,
  run,
  shrine,
  take,
} from '../builders.ts';

const spirits: Position['spirits'] = ['deceit'];
const started = (cell: number, fortress: string[], position: Position = {}) =>
  run(game({ spirits, fortress, ...position }), take(cell));
const called = (cell: number, fortress: string[]) => run(started(cell, fortress), activate('deceit'));

describe('Spirit of Deceit', () => {
  test('can be called between the first and the second tile only', () => {
    expect(answers({ spirits, fortress: ['M1 M2 . S1 M3'] }, activate('deceit'))).toEqual({
      choose: 'spirit-between-tiles',
      finish: 'ok',
      'place two': 'spirit-between-tiles',
      'place last': 'spirit-between-tiles',
      lock: 'spirit-between-tiles',
      build: 'only-faith-now',
      end: 'spirit-between-tiles',
    });
  });

  test.each<{ name: string; first: number; rows: string[]; second: number[] }>([
    {
      name: 'all four sides, on any tier, not identical, not available',
      first: 4,
      rows: ['. S1 .', 'S2 M2/M1 S3', 'F1 F2 F3'],
      second: [1, 3, 5, 7],
    },
    { name: 'not diagonally', first: 0, rows: ['S1/M1 .', '. M1'], second: [] },
    { name: 'not two cells away', first: 0, rows: ['S1/M1 . M1'], second: [] },
    { name: 'not what lay below the first tile', first: 0, rows: ['M1/M1 S1'], second: [1] },
    { name: 'not around the edge', first: 2, rows: ['. . S1/M1', 'S2 . .'], second: [] },
    { name: 'the top of a higher stack', first: 0, rows: ['S2/S2/M1 S1/S1/S2'], second: [1] },
  ])('[R14] takes an open tile next to the first cell: $name', ({ first, rows, second }) => {
    if (second.length > 0) expect(legalCells(called(first, rows), 'take')).toEqual(second);
    else expect(refused(started(first, rows), activate('deceit'))).toBe('no-effect');
  });

  test('[R14] a tile blocked on all sides', () => {
    const rows = ['. S1/M1 .', 'S2 M2 S3', '. F1 .'];
    expect(legalCells(called(1, rows), 'take')).toEqual([4]);
  });

  test('an identical tile elsewhere can no longer be taken', () => {
    expect(refused(called(0, ['F1/M1 S1 . M1']), take(3))).toBe('not-next-to-first');
    expect(refused(called(0, ['F1/M1 S1', '. .']), take(2))).toBe('no-tile');
  });

  test('[R31] binds the action to Pair: no shrine, no Discard', () => {
    const now = called(0, ['F1/M1 S1']);
    expect(legalTypes(now)).toEqual(['take']);
    expect(refused(now, shrine)).toBe('bound-to-pair');
    expect(refused(now, discard)).toBe('bound-to-pair');
  });

  test('[R10] needs a tile next to the first cell', () => {
    expect(refused(started(0, ['F1/M1 . S1']), activate('deceit'))).toBe('no-effect');
  });

  test('paid with a tile or a shrine', () => {
    expect(payments(started(0, ['F1/M1 S1'], { realm: ['S1 -'] }), 'deceit')).toEqual([0, 'shrine']);
  });

  test('both tiles are placed', () => {
    const now = run(called(0, ['F1/M1 S1']), take(1));
    expect(now.turn).toMatchObject({ hand: faces('M1 S1'), taken: faces('M1 S1'), finished: true });
    expect(run(now, place('S1', 0), place('M1', 1)).turn.player).toBe(1);
  });
});
