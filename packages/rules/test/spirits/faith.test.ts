import { describe, expect, test } from 'vitest';
import { DOWN, phaseOf, SHRINE } from '../../src/index.ts';
import {
  activate,
  answers,
  atMoment,
  build,
  building,
  done,
  end,
  faces,
  game,
  legalCells,
  legalTypes,
  lock,
  type Position,
  payments,
  refused,
  run,
} from '../builders.ts';

const spirits: Position['spirits'] = ['faith'];
const allPlaced = (position: Position) => game({ spirits, own: 4, ...position, turn: { finished: true } });

describe('Spirit of Faith', () => {
  test('[R17] can be called from the first lock of the turn on', () => {
    expect(answers({ spirits, own: 4 }, activate('faith'))).toEqual({
      choose: 'nothing-locked',
      finish: 'nothing-locked',
      'place two': 'nothing-locked',
      'place last': 'nothing-locked',
      lock: 'nothing-locked',
      build: 'ok',
      end: 'nothing-locked',
    });
  });

  test('[R17] while building, between two locks, and at the end of the turn', () => {
    const first = run(allPlaced({ realm: ['M1 M2 M3 M4', 'S1 S2 S3 S4'] }), lock(0));
    expect(phaseOf(first)).toBe('build');
    expect(refused(first, activate('faith'))).toBeUndefined();
    const between = run(first, done);
    expect(phaseOf(between)).toBe('lock');
    expect(phaseOf(run(between, activate('faith'), build(0)))).toBe('lock');
    const last = run(between, lock(6), build(6));
    expect(phaseOf(last)).toBe('end');
    expect(legalTypes(last)).toEqual(['end', 'activate']);
    expect(run(last, activate('faith'), build(7)).turn.player).toBe(1);
  });

  test('answer: with Faith a special set can carry three shrines', () => {
    const locked = run(allPlaced({ realm: ['Wb Wr Ws Ww'] }), lock(0), build(0), build(1));
    const after = run(locked, activate('faith'), build(2));
    expect(after.players[0]?.realm.tops.slice(0, 4)).toEqual([SHRINE, SHRINE, SHRINE, DOWN]);
    expect(after.players[0]?.shrines).toBe(0);
  });

  test('answer: with several sets the extra shrine goes to any of them', () => {
    const now = run(allPlaced({ realm: ['M1 M2 M3 M4', 'S1 S2 S3 S4'] }), lock(0), build(1), lock(6));
    expect(legalCells(run(now, activate('faith')), 'build')).toEqual([0, 2, 3, 6, 7, 8, 9]);
  });

  test('[R50] it comes on top of what the sets allow, and building goes on', () => {
    const now = run(allPlaced({ realm: ['M1 M2 M3 M4'] }), lock(0), activate('faith'), build(0));
    expect(phaseOf(now)).toBe('build');
    expect(now.turn.building?.left).toBe(1);
    expect(run(now, build(3)).players[0]?.shrines).toBe(1);
  });

  test.each([
    [build(4), 'not-locked-this-turn'],
    [build(5), 'shrine-there'],
    [build(6), 'not-locked-this-turn'],
    [build(12), 'not-locked-this-turn'],
    [done, 'effect-first'],
    [end, 'effect-first'],
  ] as const)('refuses %o: %s', (action, code) => {
    const now = run(allPlaced({ realm: ['M1 M2 M3 M4 - ^', 'F1'] }), lock(0), activate('faith'));
    expect(refused(now, action)).toBe(code);
  });

  test('not a second shrine on one tile', () => {
    const now = run(allPlaced({ realm: ['Wb Wr Ws Ww'] }), lock(0), build(0), activate('faith'));
    expect(refused(now, build(0))).toBe('shrine-there');
    expect(legalCells(now, 'build')).toEqual([1, 2, 3]);
  });

  test.each<{ name: string; own: number; pays: (number | 'shrine')[] }>([
    { name: 'two own shrines: one to pay, one to build', own: 2, pays: [12, 'shrine'] },
    { name: 'the only own shrine is for building', own: 1, pays: [12] },
  ])('[R10] $name', ({ own, pays }) => {
    const now = atMoment('build', { spirits, own, realm: ['', '', 'F1'] });
    expect(payments(now, 'faith')).toEqual(pays);
    if (!pays.includes('shrine')) expect(refused(now, activate('faith'))).toBe('no-effect');
  });

  test('[R10] not without a shrine to build', () => {
    const now = game({
      spirits,
      own: 0,
      realm: ['- - - -', 'F1'],
      turn: { finished: true, locked: [0, 1, 2, 3] },
    });
    expect(refused(now, activate('faith', 6))).toBe('no-effect');
  });

  test('[R10] not when every tile locked this turn carries one', () => {
    const now = game({
      spirits,
      own: 2,
      realm: ['^ ^ ^ ^ -'],
      turn: { finished: true, locked: [0, 1, 2, 3] },
    });
    expect(refused(now, activate('faith'))).toBe('no-effect');
  });

  test('[R28] building ends by itself when Faith built the last own shrine', () => {
    const now = game({ spirits, own: 1, realm: ['- - - -', 'F1'], turn: building([0, 1, 2, 3], 2) });
    expect(run(now, activate('faith', 6), build(0)).turn.player).toBe(1);
  });

  test('[R27] not paid with a tile of a set that waits', () => {
    const now = run(allPlaced({ realm: ['M1 M2 M3 M4', 'S1 S2 S3 S4'] }), lock(0));
    expect(refused(now, activate('faith', 6))).toBe('set-must-lock');
  });

  test('tiles locked in an earlier turn get no shrine', () => {
    const next = game({ spirits, realm: ['- - - -'], own: 3, turn: { finished: true, taken: faces('F1') } });
    expect(refused(next, activate('faith'))).toBe('nothing-locked');
  });
});
