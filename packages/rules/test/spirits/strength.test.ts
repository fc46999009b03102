import { describe, expect, test } from 'vitest';
import { activePlayer, DOWN, EMPTY, phaseOf } from '../../src/index.ts';
import {
  ANY_MOMENT,
  activate,
  answers,
  BACK_AGAIN,
  COVERED,
  end,
  eventsOf,
  face,
  faces,
  fullRealm,
  game,
  legal,
  legalCells,
  legalTypes,
  lock,
  move,
  type Position,
  payments,
  phasesAfter,
  place,
  refused,
  run,
} from '../builders.ts';

const spirits: Position['spirits'] = ['strength'];
const SMALL = { columns: 2, rows: 2 };
const called = (position: Position) => run(game({ spirits, ...position }), activate('strength'));

describe('Spirit of Strength', () => {
  test('can be called at any moment of the turn, and leads back to it', () => {
    const position: Position = { spirits, realm: ['M1 - . S1'] };
    expect(answers(position, activate('strength'))).toEqual(ANY_MOMENT);
    expect(phasesAfter(position, activate('strength'), move(0, 5), move(1, 4))).toEqual(BACK_AGAIN);
  });

  test('moves top tiles without a shrine, each to another cell under the rules of placing', () => {
    const now = called({ size: SMALL, realm: ['M1 ^', '-/2 .'] });
    expect(legal(now, 'move')).toEqual([move(0, 2), move(0, 3), move(2, 3)]);
  });

  test.each([
    [move(0, 4), 'face-up-there'],
    [move(0, 1), 'shrine-there'],
    [move(0, 0), 'same-cell'],
    [move(2, 2), 'same-cell'],
    [move(1, 3), 'under-shrine'],
    [move(3, 5), 'no-tile'],
    [end, 'effect-first'],
  ] as const)('answers: never onto a face-up tile, never from under a shrine: %o', (action, code) => {
    expect(refused(called({ realm: ['M1 ^ - . S1 .'] }), action)).toBe(code);
  });

  test('[R43] tiles keep their face; what lay below lies face down', () => {
    const now = run(called({ realm: ['M1/2 - . .'] }), move(0, 3), move(1, 2));
    expect(activePlayer(now).realm.tops.slice(0, 4)).toEqual([DOWN, EMPTY, DOWN, face('M1')]);
    expect(activePlayer(now).realm.stacks.slice(0, 4)).toEqual([[COVERED], [], [COVERED], [face('M1')]]);
  });

  test('two different tiles', () => {
    const now = run(called({ realm: ['M1 S1'] }), move(0, 5));
    expect(refused(now, move(5, 6))).toBe('moved-already');
    expect(legalTypes(now)).toEqual(['move']);
    expect(new Set(legal(now, 'move').map(({ from }) => from))).toEqual(new Set([1]));
  });

  test('the second may go onto the first if that lies face down, not if it lies face up', () => {
    const down = run(called({ realm: ['- S1'] }), move(0, 5), move(1, 5));
    expect(activePlayer(down).realm.stacks[5]).toEqual([COVERED, face('S1')]);
    expect(refused(run(called({ realm: ['M1 S1'] }), move(0, 5)), move(1, 5))).toBe('face-up-there');
  });

  test('the second may be a tile that the first uncovered', () => {
    const now = run(called({ realm: ['M1/2'] }), move(0, 5), move(0, 4));
    expect(activePlayer(now).realm.tops.slice(0, 6)).toEqual([EMPTY, EMPTY, EMPTY, EMPTY, DOWN, face('M1')]);
  });

  test('sets are locked only after both moves, then at once, whatever is still in hand (R26)', () => {
    const turn = { finished: true, hand: faces('F1'), taken: faces('F1') };
    const one = run(called({ realm: ['M1 M2 M3 . . M4', 'S1'], turn }), move(5, 3));
    expect(legalTypes(one)).toEqual(['move']);
    const both = run(one, move(6, 23));
    expect(legal(both, 'lock')).toEqual([lock(0)]);
    expect(legalTypes(both)).toEqual(['lock']);
    expect(phaseOf(run(both, lock(0)))).toBe('place');
  });

  test('only sets that hold a moved tile: a set completed by placing still waits (R26)', () => {
    const turn = { finished: true, hand: faces('F1'), taken: faces('F1') };
    const now = run(called({ realm: ['M1 M2 M3 M4', '', 'S1 S2'], turn }), move(12, 23), move(13, 17));
    expect(phaseOf(now)).toBe('place');
    const joined = run(called({ realm: ['M1 M2 M3 M4', '', 'S1 M5'], turn }), move(12, 23), move(13, 4));
    expect(run(joined, lock(0)).players[0]?.sets).toEqual([{ kind: 'merchants', size: 5, vp: 3 }]);
  });

  test('two sets at once are locked in the order the player chooses', () => {
    const realm = ['M1 M2 M3 . . M4', 'S1 S2 S3 . . S4'];
    const now = run(called({ realm }), move(5, 3), move(11, 9));
    expect(legalCells(now, 'lock')).toEqual([0, 6]);
    const after = run(now, lock(6), lock(0));
    expect(after.players[0]?.sets.map(({ kind }) => kind)).toEqual(['soldiers', 'merchants']);
    expect(phaseOf(after)).toBe('choose');
  });

  test.each([
    { name: 'at the beginning of the turn', turn: {} },
    { name: 'once all tiles are placed', turn: { finished: true } },
  ])('[R48] a set that the second move breaks again is not locked, $name', ({ turn }) => {
    const now = run(called({ realm: ['M1 M2 M3 . . M4'], turn }), move(5, 3), move(0, 23));
    expect(now.players[0]?.sets).toEqual([]);
    expect(phaseOf(now)).toBe('choose');
  });

  test('[R44] its sets wait together with those from placing, and the order is free', () => {
    const realm = ['M1 M2 M3 M4', 'S1 S2 S3', '', 'S4 F1'];
    const now = run(called({ realm, turn: { finished: true } }), move(18, 9), move(19, 23));
    expect(legalCells(now, 'lock')).toEqual([0, 6]);
    for (const [first, second] of [
      [0, 6],
      [6, 0],
    ] as const) {
      expect(run(now, lock(first), lock(second)).players[0]?.sets).toHaveLength(2);
    }
    expect(refused(run(now, lock(6)), end)).toBe('lock-first');
  });

  test.each<{ name: string; realm: string[]; first: [number, number] }>([
    { name: 'only one tile', realm: ['M1 ^', '^ .'], first: [0, 3] },
    { name: 'the other tiles stand under shrines', realm: ['M1 ^/2', '. ^'], first: [0, 2] },
  ])('[R15] one move is enough when no second is possible: $name', ({ realm, first }) => {
    expect(phaseOf(run(called({ size: SMALL, realm }), move(...first)))).toBe('choose');
  });

  test('[R15] otherwise the second move is made', () => {
    const now = run(called({ size: SMALL, realm: ['M1 S1', '^ .'] }), move(0, 3));
    expect(legal(now, 'move')).toEqual([move(1, 0)]);
  });

  test.each<{ name: string; position: Position; pays: (number | 'shrine')[] }>([
    { name: 'an empty realm', position: {}, pays: [] },
    { name: 'nothing but shrines', position: { table: [{ realm: fullRealm('^') }] }, pays: [] },
    { name: 'the only tile is paid', position: { realm: ['M1'] }, pays: ['shrine'] },
    { name: 'no room', position: { size: SMALL, realm: ['M1 M2', 'S1 ^'] }, pays: [0, 1, 2] },
    { name: 'face-down tiles move too', position: { realm: ['-'] }, pays: ['shrine'] },
  ])('[R10] needs a move after the payment: $name', ({ position, pays }) => {
    const now = game({ spirits, own: 1, ...position, table: [{ shrines: 1, ...position.table?.[0] }] });
    expect(payments(now, 'strength')).toEqual(pays);
    if (!pays.includes('shrine')) expect(refused(now, activate('strength'))).toBe('no-effect');
  });

  test('[R27] once all tiles are placed, a tile of a set that waits does not move at all', () => {
    const now = called({ realm: ['M1 M2 M3 M4 M5 S1'], turn: { finished: true } });
    expect(refused(now, move(4, 6))).toBe('set-must-lock');
    expect(new Set(legal(now, 'move').map(({ from }) => from))).toEqual(new Set([5]));
    const none = game({ spirits, realm: ['M1 M2 M3 M4'], turn: { finished: true } });
    expect(refused(none, activate('strength'))).toBe('no-effect');
  });

  test('[R27] but another tile may join it', () => {
    const now = called({ realm: ['M1 M2 M3 M4 . M5'], turn: { finished: true } });
    const after = run(now, move(5, 4), lock(0));
    expect(after.players[0]?.sets).toEqual([{ kind: 'merchants', size: 5, vp: 3 }]);
  });

  test('[R27] before that, a tile of a complete set may move away', () => {
    const turn = { finished: true, hand: faces('F1'), taken: faces('F1') };
    const now = run(called({ realm: ['M1 M2 M3 M4', 'S1'], turn }), move(0, 23), move(6, 17));
    expect(run(now, place('F1', 0)).players[0]?.sets).toEqual([]);
  });

  test('tells what happened', () => {
    expect(eventsOf(called({ realm: ['M1 S1'] }), move(0, 5))).toEqual([
      { type: 'tileMoved', player: 0, from: 0, to: 5 },
    ]);
  });
});
