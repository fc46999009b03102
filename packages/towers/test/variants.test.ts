import { describe, expect, test } from 'vitest';
import { CARD_IDS, type CardId, viewFor } from '../src/index.ts';
import { after, answer, legal, pointsOf, position } from './builders.ts';
import { dealt } from './random-games.ts';

describe('own decks', () => {
  const DECK: readonly CardId[] = ['six', 'seven', 'extra', 'jump', 'leap'];
  const own = (deck: readonly CardId[]) => position({ board: ['1a'], variant: 'own', deck });

  test('everybody has ten cards of their own', () => {
    for (const { deck } of dealt({ seed: 'own', players: 3, variant: 'own' }).players) {
      expect([...deck].sort()).toEqual([...CARD_IDS].sort());
    }
  });

  test('[T32] fewer than three are all drawn, one is simply kept, none are none', () => {
    expect(after(own(['six', 'seven']), 'buy').turn.drawn).toEqual(['six', 'seven']);
    const single = after(own(['six']), 'buy');
    expect([single.turn.drawn, single.turn.bought]).toEqual([[], ['six']]);
    expect(answer(own([]), 'buy')).toBe('deck-empty');
  });

  test('[T33] the others go back together in the order in which they were drawn', () => {
    const drawn = after(own(DECK), 'buy');
    expect(after(drawn, 'keep seven top').players[0]?.deck).toEqual(['six', 'extra', 'jump', 'leap']);
    expect(after(drawn, 'keep seven under').players[0]?.deck).toEqual(['jump', 'leap', 'six', 'extra']);
    expect(after(drawn, 'keep seven under').turn.bought).toEqual(['seven']);
  });

  test('[T33] until one is kept nothing else can be done', () => {
    const drawn = after(own(DECK), 'buy');
    expect(legal(drawn, '').length).toBe(6);
    for (const words of ['end', 'advance', 'buy', 'card six'])
      expect(answer(drawn, words)).toBe('keep-first');
    expect(answer(drawn, 'keep jump top')).toBe('not-drawn');
    expect(answer(own(DECK), 'keep six top')).toBe('nothing-drawn');
  });

  test('[T33] the owner knows where they lie, the others do not', () => {
    const top = after(own(DECK), 'buy', 'keep seven top');
    expect(viewFor(top, 0).players[0]?.deck).toEqual(['six', 'extra', '?', '?']);
    expect(viewFor(top, 1).players[0]?.deck).toEqual(['?', '?', '?', '?']);
    const under = after(own(DECK), 'buy', 'keep seven under');
    expect(viewFor(under, 0).players[0]?.deck).toEqual(['?', '?', 'six', 'extra']);
    const again = after(under, 'buy', 'keep jump top');
    expect(viewFor(again, 0).players[0]?.deck).toEqual(['leap', 'six', 'extra']);
    expect(viewFor(again, undefined).turn.bought).toEqual(['?', '?']);
  });
});

describe('the master version', () => {
  const master = (more: object) =>
    position({
      board: ['1a 1 1', '', '1k', '', '0b', '', '0c'],
      players: 3,
      variant: 'master',
      master: 'edge',
      ...more,
    });

  test('[T35] everybody begins with all ten cards, and none are bought', () => {
    const game = dealt({ seed: 'master', players: 2, variant: 'master' });
    expect(game.players.map(({ hand }) => hand)).toEqual([CARD_IDS, CARD_IDS]);
    expect(answer(master({}), 'buy')).toBe('no-buying');
    expect(legal(master({ hand: ['six'] }), 'card')).toEqual(['card six']);
  });

  test('[T36] most points begin the next round; without any the order stays', () => {
    const end = (points: readonly number[]) => after(master({ seat: 2, points }), 'end');
    expect(end([0, 0, 0]).turn.seat).toBe(0);
    expect(end([1, 3, 2])).toMatchObject({ round: 2, roundBegunBy: 1, turn: { seat: 1 } });
    // Two turns in a row.
    expect(end([1, 2, 3]).turn.seat).toBe(2);
    expect(after(end([1, 3, 2]), 'end').turn.seat).toBe(2);
  });

  test('[T36] most points begin a year too; fewest move the king', () => {
    const ended = after(master({ seat: 2, round: 4, points: [20, 40, 30] }), 'end');
    expect([ended.stage, ended.turn.seat]).toEqual(['king', 0]);
    expect(after(ended, 'leave')).toMatchObject({ year: 2, yearBegunBy: 1, turn: { seat: 1 } });
  });

  test('[T36] scoring starts with who had the first turn of the year', () => {
    // Seat 1 began the year and seat 2 the last round; all reach 3, and whoever comes later jumps farther.
    const board = ['1a 1 1', '', '. . . . . 1b 1 1', '', '1c 1 1', '', '1k'];
    const game = { ...master({ board, seat: 1, round: 4, roundBegunBy: 2 }), yearBegunBy: 1 };
    expect(pointsOf(after({ ...game, options: { ...game.options, master: 'line' } }, 'end'))).toEqual([
      5, 3, 4,
    ]);
  });

  test('[T36] the basic game keeps its order', () => {
    const game = position({ board: ['1a', '', '1k', '', '0b'], seat: 1, points: [1, 5] });
    expect(after(game, 'end').turn.seat).toBe(0);
  });

  test('[T37] its card is scored after the bonus, with jumping', () => {
    // Castles 3, then the edge: two points for the knight and two for having most; 8 is taken.
    const board = ['1a 1 1', '', '. . 1k', '', '. 0b', '', '. 0c'];
    const game = master({ board, seat: 2, round: 4, points: [1, 8, 9] });
    expect(pointsOf(after(game, 'end'))).toEqual([10, 8, 9]);
  });
});
