import { describe, expect, test } from 'vitest';
import { activePlayer, DOWN, phaseOf, SHRINE } from '../../src/index.ts';
import {
  ANY_MOMENT,
  activate,
  answers,
  BACK_AGAIN,
  build,
  done,
  end,
  eventsOf,
  faces,
  game,
  legal,
  legalCells,
  legalTypes,
  lock,
  type Position,
  payments,
  phasesAfter,
  place,
  refused,
  run,
  shift,
  turn,
} from '../builders.ts';

const spirits: Position['spirits'] = ['wind'];
const called = (...realm: string[]) => run(game({ spirits, realm }), activate('wind'));

describe('Spirit of Wind', () => {
  test('can be called at any moment of the turn, and leads back to it', () => {
    const position: Position = { spirits, realm: ['M1 ^ -'] };
    expect(answers(position, activate('wind'))).toEqual(ANY_MOMENT);
    expect(phasesAfter(position, activate('wind'), shift(1, 2))).toEqual(BACK_AGAIN);
    expect(phasesAfter(position, activate('wind'), turn(0), shift(1, 0))).toEqual(BACK_AGAIN);
  });

  test('turns any face-up tile, and moves any shrine to any face-down top without one', () => {
    const now = called('M1 ^ - S1/2', '^/2 -/3');
    expect(legalCells(now, 'turn')).toEqual([0, 3]);
    expect(legal(now, 'shift')).toEqual([shift(1, 2), shift(1, 7), shift(6, 2), shift(6, 7)]);
    expect(legalTypes(now)).toEqual(['turn', 'shift']);
  });

  test('[R13] [R49] turning is optional: moving alone ends the effect', () => {
    const now = run(called('M1 ^ -'), shift(1, 2));
    expect(refused(now, turn(0))).toBe('choose-first');
    expect(activePlayer(now).realm.tops.slice(1, 3)).toEqual([DOWN, SHRINE]);
    expect(legalTypes(now)).toEqual(['take']);
  });

  test('[R13] after turning, the move is made when it can be', () => {
    const now = run(called('M1 S1 ^ -'), turn(0));
    expect(legal(now, 'shift')).toEqual([shift(2, 0), shift(2, 3)]);
    expect(legalTypes(now)).toEqual(['shift']);
    expect(refused(now, turn(1))).toBe('turned-already');
    expect(refused(now, end)).toBe('effect-first');
  });

  test('[R13] the tile just turned is a target too, be it the only one', () => {
    const now = called('M1 ^');
    expect(legal(now, 'shift')).toEqual([]);
    expect(legal(run(now, turn(0)), 'shift')).toEqual([shift(1, 0)]);
  });

  test('[R13] without a shrine turning is all', () => {
    const now = run(called('M1 -'), turn(0));
    expect(phaseOf(now)).toBe('choose');
    expect(activePlayer(now).realm.tops.slice(0, 2)).toEqual([DOWN, DOWN]);
  });

  test.each<{ name: string; realm: string[]; pays: (number | 'shrine')[] }>([
    { name: 'nothing at all', realm: [], pays: [] },
    { name: 'a shrine and nowhere to move it', realm: ['^ ^'], pays: [] },
    { name: 'face-down tiles and no shrine', realm: ['- -'], pays: [] },
    { name: 'the only face-up tile is paid', realm: ['M1 ^'], pays: ['shrine'] },
    { name: 'the tile paid uncovers a target', realm: ['M1/2 ^'], pays: [0, 'shrine'] },
    { name: 'another face-up tile is left', realm: ['M1 S1'], pays: [0, 1, 'shrine'] },
  ])('[R10] at least one of the two must happen: $name', ({ realm, pays }) => {
    const now = game({ spirits, realm });
    expect(payments(now, 'wind')).toEqual(pays);
    if (!pays.includes('shrine')) expect(refused(now, activate('wind'))).toBe('no-effect');
  });

  test('turning is not locking: no VP, no set, no shrine built on it', () => {
    const now = run(called('M1'), turn(0));
    expect(now.players[0]).toMatchObject({ vp: 0, sets: [] });
    expect(now.turn).toMatchObject({ locked: [], building: undefined });
  });

  test('answer: a shrine cannot be built on the tile that Wind turned, but can be moved there', () => {
    const hand = { finished: true, hand: faces('M4'), taken: faces('M4') };
    const start = game({ spirits, realm: ['M1 M2 M3 . S1', '^'], own: 3, turn: hand });
    const turned = run(start, activate('wind'), turn(4));
    expect(refused(turned, shift(6, 4))).toBeUndefined();
    const locked = run(turned, shift(6, 4), place('M4', 3), lock(0));
    expect(refused(locked, build(4))).toBe('shrine-there');
    const elsewhere = run(
      game({ spirits, realm: ['M1 M2 M3 . S1'], own: 3, turn: hand }),
      activate('wind'),
      turn(4),
    );
    expect(refused(run(elsewhere, place('M4', 3), lock(0)), build(4))).toBe('not-in-set');
  });

  test('moves keep the supplies as they are', () => {
    const now = run(called('M1 ^ -'), shift(1, 2));
    expect(now.shrines).toBe(31);
    expect(now.players[0]?.shrines).toBe(0);
  });

  test('tells what happened', () => {
    const now = called('M1 ^ -');
    expect(eventsOf(now, turn(0))).toEqual([{ type: 'tileTurned', player: 0, cell: 0 }]);
    expect(eventsOf(now, shift(1, 2))).toEqual([{ type: 'shrineMoved', player: 0, from: 1, to: 2 }]);
  });

  test.each([
    [turn(2), 'not-face-up'],
    [turn(1), 'not-face-up'],
    [turn(5), 'not-face-up'],
    [shift(0, 2), 'no-shrine-there'],
    [shift(2, 2), 'no-shrine-there'],
    [shift(1, 0), 'not-face-down'],
    [shift(1, 1), 'not-face-down'],
    [shift(1, 3), 'not-face-down'],
    [shift(1, 5), 'not-face-down'],
    [done, 'effect-first'],
    [lock(0), 'effect-first'],
  ] as const)('refuses %o: %s', (action, code) => {
    expect(refused(called('M1 ^ - ^/2'), action)).toBe(code);
  });

  test('[R27] once all tiles are placed, no tile of a set that waits is turned', () => {
    const now = run(
      game({ spirits, realm: ['M1 M2 M3 M4 . S1'], turn: { finished: true } }),
      activate('wind'),
    );
    expect(legalCells(now, 'turn')).toEqual([5]);
    expect(refused(now, turn(0))).toBe('set-must-lock');
    const none = game({ spirits, realm: ['M1 M2 M3 M4'], turn: { finished: true } });
    expect(refused(none, activate('wind'))).toBe('no-effect');
  });

  test('[R27] before that, a tile of a complete set may be turned', () => {
    const hand = { finished: true, hand: faces('F1'), taken: faces('F1') };
    const now = run(game({ spirits, realm: ['M1 M2 M3 M4'], turn: hand }), activate('wind'), turn(0));
    expect(run(now, place('F1', 23)).turn.player).toBe(1);
  });
});
