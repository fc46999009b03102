import { describe, expect, test } from 'vitest';
import { type MasterId, yearScores } from '../src/index.ts';
import { position } from './builders.ts';

const pays = (master: MasterId, board: readonly string[], year = 3) =>
  yearScores(position({ board, year, variant: 'master', master })).map((score) => score.master);

describe('master cards', () => {
  test.each([
    { year: 1, each: 2 },
    { year: 2, each: 5 },
    { year: 3, each: 10 },
  ])(
    '[T38] edge and diagonals pay $each in year $year, on any level, and once more for most',
    ({ year, each }) => {
      expect(pays('edge', ['0a 1a 2b', '. 0a'], year)).toEqual([3 * each, each]);
      expect(pays('edge', ['0a 0b'], year)).toEqual([each, each]);
      expect(pays('edge', ['. . .', '. 0a', '. 0b'], year)).toEqual([0, 0]);
      expect(pays('diagonals', ['0a . . . . . . 1a', '. 0b'], year)).toEqual([3 * each, each]);
      expect(pays('diagonals', ['. 0a 0b'], year)).toEqual([0, 0]);
    },
  );

  test('[T39] castles asks for 4, 5, 6, more are fine, the ground is none', () => {
    const four = ['1a . 1a . 1a . 1a', '', '0a 0a'];
    const five = ['1a . 1a . 1a . 1a', '', '1a'];
    const six = ['1a . 1a . 1a . 1a', '', '1a . 1a'];
    const own = (board: readonly string[], year: number) => pays('castles', board, year)[0];
    expect([own(four, 1), own(four, 2), own(four, 3)]).toEqual([5, 0, 0]);
    expect([own(five, 1), own(five, 2), own(five, 3)]).toEqual([5, 15, 0]);
    expect([own(six, 1), own(six, 2), own(six, 3)]).toEqual([5, 15, 30]);
    expect(own(['1a 1a 1a 1a'], 1)).toBe(0);
  });

  const SIX: Readonly<Record<'together' | 'levels' | 'line' | 'flat', readonly string[]>> = {
    together: ['0a 3a 0a', '. 1a', '. 0a 0a'],
    levels: ['0a . 1a . 2a', '3a . 4a . 5a'],
    line: ['0a 1a 0a . 2a 0a . 0a'],
    flat: ['1a . 1a . 1a . 1a', '', '1a . 1a'],
  };
  const PAID = { together: 40, levels: 40, line: 50, flat: 50 } as const;

  test.each(Object.entries(SIX) as [keyof typeof SIX, readonly string[]][])(
    '[T40] %s pays for all six knights, in the last year only',
    (master, board) => {
      expect(pays(master, board)).toEqual([PAID[master], 0]);
      expect(pays(master, board, 2)).toEqual([0, 0]);
      expect(pays(master, [board[0]?.replace(/\da/, '.') ?? '', ...board.slice(1)])).toEqual([0, 0]);
    },
  );

  test('[T41] together means one group, side by side', () => {
    expect(pays('together', ['0a 0a 0a', '. . . 0a 0a 0a'])[0]).toBe(0);
    expect(pays('together', ['0a 0a 0a', '. . 0a 0a 0a'])[0]).toBe(40);
  });

  test('[T42] a line is a row or a column, never a diagonal', () => {
    expect(pays('line', ['0a', '0a', '0a', '', '0a', '0a', '0a'])[0]).toBe(50);
    const slant = Array.from({ length: 6 }, (_, row) => `${'. '.repeat(row)}0a`);
    expect(pays('line', slant)[0]).toBe(0);
  });

  test('levels and flat look at every knight', () => {
    expect(pays('levels', ['0a . 1a . 2a', '3a . 4a . 4a'])[0]).toBe(0);
    expect(pays('flat', ['1a . 1a . 1a . 1a', '', '1a . 2a'])[0]).toBe(0);
  });

  test.each([
    { board: ['0a 2a', '1a 0a'], points: 50 },
    { board: ['0a . . 1a', '. 0b', '', '0a . . 0a'], points: 50 },
    { board: ['0a 0a 0a', '0a 0a 0a'], points: 50 },
    { board: ['0a . 0a', '0a . 0a'], points: 0 },
    { board: ['. 0a', '0a . 0a', '. 0a'], points: 0 },
    { board: ['. . . . . . 0a 0a', '0a 0a'], points: 0 },
    { board: ['0a . . . . . . 0a', ...new Array<string>(6).fill(''), '0a . . . . . . 0a'], points: 50 },
  ])('[T43] square: $board pays $points', ({ board, points }) => {
    expect(pays('square', board)[0]).toBe(points);
    expect(pays('square', board, 2)[0]).toBe(0);
  });
});
