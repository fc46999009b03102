import { describe, expect, test } from 'vitest';
import { castlePoints, type Game, standings, stopOf, yearScores } from '../src/index.ts';
import { after, answer, legal, pointsOf, position } from './builders.ts';

/** The last turn of a year. */
const lastTurn = (board: readonly string[], more: object = {}) =>
  position({ board, round: 4, seat: 1, stacks: [], ...more });
const scored = (game: Game) => pointsOf(after(game, 'end'));

describe('scoring', () => {
  test('a castle pays area × level of the own highest knight', () => {
    const game = position({ board: ['3a 2a 1 1 1b', '', '1a 1'] });
    expect(yearScores(game).map(castlePoints)).toEqual([15 + 2, 5]);
    expect(yearScores(game)[0]?.castles).toEqual([
      { cells: [0, 1, 2, 3, 4], area: 5, level: 3, points: 15 },
      { cells: [16, 17], area: 2, level: 1, points: 2 },
    ]);
  });

  test.each([
    { year: 1, points: 5, missed: 2 },
    { year: 2, points: 10, missed: 1 },
    { year: 3, points: 15, missed: 2 },
  ])('the king pays $points in year $year for exactly that level', ({ year, points, missed }) => {
    const bonus = (level: number) =>
      yearScores(position({ board: [`${level}a 3k 3 3 3b`], year })).map(({ king }) => king)[0];
    expect(bonus(year)).toBe(points);
    expect(bonus(missed)).toBe(0);
  });

  test('one knight may earn the bonus, a higher one the castle', () => {
    const [own] = yearScores(position({ board: ['2a 1a 1k'] }));
    expect(own && [castlePoints(own), own.king]).toEqual([6, 5]);
  });

  test('[T27] a row of taken spaces is jumped as a whole; space 0 holds everybody', () => {
    const players = position({ board: [], players: 4, points: [0, 3, 4, 0] }).players;
    expect(stopOf(players, 0, 3)).toBe(5);
    expect(stopOf(players, 0, 0)).toBe(0);
    expect(stopOf(position({ board: [], points: [0, 500] }).players, 0, 500)).toBe(501);
  });

  test('[T28] every stop is judged by itself, and who scores nothing stays', () => {
    // Castles: 2 → jump to 3; the bonus of 5 then leads from 3 to 8, which is taken as well.
    const game = lastTurn(['1a 1k', '', '0b'], { points: [0, 2, 8], players: 3, seat: 2 });
    expect(scored(game)).toEqual([9, 2, 8]);
    expect(scored(lastTurn(['0a', '', '1k', '', '0b'], { points: [4, 5] }))).toEqual([4, 5]);
  });

  test('[T29] fewest points move the king and begin; of several on space 0 the latest to move', () => {
    const ended = after(lastTurn(['1a 1', '', '1k', '', '0b']), 'end');
    expect([ended.stage, ended.year, ended.turn.seat]).toEqual(['king', 1, 1]);
    const begun = after(ended, 'leave');
    expect([begun.year, begun.turn.seat, begun.yearBegunBy]).toEqual([2, 1, 1]);
    const none = ['0a', '', '1k', '', '0b', '', '0c'];
    const turnOf = (seat: number, roundBegunBy: number) =>
      after(lastTurn(none, { players: 3, seat, roundBegunBy }), 'end').turn.seat;
    expect([turnOf(2, 0), turnOf(0, 1), turnOf(1, 2)]).toEqual([2, 0, 1]);
  });

  test('[T30] the king may go anywhere in a castle, also his own, or stay', () => {
    const ended = after(lastTurn(['1k 2 1', '', '1a', '', '0b']), 'end');
    expect(legal(ended, '')).toEqual(['king 0,1', 'king 0,2', 'leave']);
    expect(answer(ended, 'king 2,0')).toBe('figure-there');
    expect(answer(ended, 'king 7,7')).toBe('not-a-castle');
    expect(after(ended, 'king 0,1').board.figures.slice(0, 3)).toEqual([0, 5, 0]);
    const full = after(lastTurn(['1k 1a', '', '0b']), 'end');
    expect(legal(full, '')).toEqual(['leave']);
  });

  test('blocks in front of a player go back, and a new year deals again', () => {
    const game = lastTurn(['1k', '', '1a', '', '0b'], { stacks: [3, 3], supply: 84 });
    const ended = after(game, 'end');
    expect([ended.supply, ended.players[1]?.stacks]).toEqual([90, []]);
    const begun = after(ended, 'leave');
    expect([begun.supply, begun.players[1]?.stacks]).toEqual([66, [3, 3, 3, 3]]);
  });

  test('[T31] most points win; only without points a place is shared', () => {
    const over = after(lastTurn(['1k', '', '1a', '', '0b'], { year: 3 }), 'end');
    expect(over.stage).toBe('over');
    expect(standings(over)).toEqual([
      { seat: 0, place: 1, points: 1 },
      { seat: 1, place: 2, points: 0 },
    ]);
    const none = standings(position({ board: [] }));
    expect(none.map(({ place }) => place)).toEqual([1, 1]);
  });
});
