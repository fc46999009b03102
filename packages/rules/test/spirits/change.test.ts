import { describe, expect, test } from 'vitest';
import { activePlayer, DOWN, KINDS, type Kind, phaseOf } from '../../src/index.ts';
import {
  ANY_MOMENT,
  activate,
  answers,
  BACK_AGAIN,
  change,
  end,
  face,
  faces,
  game,
  legal,
  legalTypes,
  lock,
  type Position,
  payments,
  phasesAfter,
  place,
  refused,
  run,
} from '../builders.ts';

const spirits: Position['spirits'] = ['change'];
const called = (realm: string[], position: Position = {}) =>
  run(game({ spirits, realm, ...position }), activate('change'));
const ALL_PLACED = { turn: { finished: true } };

describe('Spirit of Change', () => {
  test('can be called at any moment of the turn, and leads back to it', () => {
    const position: Position = { spirits, realm: ['M1 M2 Ys M3'] };
    expect(answers(position, activate('change'))).toEqual(ANY_MOMENT);
    expect(phasesAfter(position, activate('change'), change(2, 'merchants'))).toEqual(BACK_AGAIN);
  });

  test.each<{ name: string; realm: string[]; steps: [number, Kind][] }>([
    { name: 'completes a set', realm: ['M1 M2 Ys M3'], steps: [[2, 'merchants']] },
    { name: 'joins groups', realm: ['. M1', 'M2 Wb M3', '. M4'], steps: [[7, 'merchants']] },
    { name: 'counts as another special kind', realm: ['Dg Dr Ys Dw'], steps: [[2, 'dragons']] },
    {
      name: 'one of several tiles, one of several kinds',
      realm: ['M1 M2 M3 Ys S1 S2', 'Dg . . S3'],
      steps: [
        [3, 'merchants'],
        [3, 'soldiers'],
        [6, 'merchants'],
      ],
    },
    { name: 'on any tier', realm: ['M1/2 M2 Ys/3 M3'], steps: [[2, 'merchants']] },
  ])('$name', ({ realm, steps }) => {
    expect(legal(called(realm), 'change')).toEqual(steps.map(([cell, kind]) => change(cell, kind)));
  });

  test('the set is locked at once, the changed tile in it', () => {
    const now = run(called(['M1 M2 Ys M3 M4 S1']), change(2, 'merchants'));
    expect(activePlayer(now).realm.tops.slice(0, 6)).toEqual([DOWN, DOWN, DOWN, DOWN, DOWN, face('S1')]);
    expect(now.turn.locked).toEqual([0, 1, 2, 3, 4]);
  });

  test.each<{ name: string; realm: string[]; step: [number, Kind]; vp: number; shrines: number }>([
    { name: 'a Dragon among Merchants', realm: ['M1 M2 Dg M3'], step: [2, 'merchants'], vp: 2, shrines: 1 },
    { name: 'a Season among Dragons', realm: ['Dg Dr Ys Dw'], step: [2, 'dragons'], vp: 3, shrines: 2 },
    { name: 'a Dragon among Winds', realm: ['Wb Wr Dg Ws Ww'], step: [2, 'winds'], vp: 3, shrines: 2 },
  ])('[R16] the set counts as the chosen kind: $name', ({ realm, step, vp, shrines }) => {
    const now = run(called(realm, { own: 4 }), change(...step));
    expect(now.players[0]?.sets).toMatchObject([{ kind: step[1], vp }]);
    expect(now.turn.building?.left).toBe(shrines);
  });

  test('it can enlarge a set that waits to be locked', () => {
    const now = run(called(['M1 M2 M3 M4 Ys'], ALL_PLACED), change(4, 'merchants'));
    expect(now.players[0]?.sets).toEqual([{ kind: 'merchants', size: 5, vp: 3 }]);
    expect(now.turn.player).toBe(1);
  });

  test.each<{ name: string; realm: string[]; cell: number; code: string | undefined }>([
    {
      name: 'a set of 4 would break',
      realm: ['M1 . F1 F2 F3 Dg', 'M2', 'M3', 'Ys Yu Ya Yw'],
      cell: 18,
      code: 'would-break-set',
    },
    { name: 'four of 5 remain', realm: ['M1', 'M2', 'M3', 'Ys Yu Ya Yw Ys'], cell: 18, code: undefined },
    {
      name: 'four of 5 remain, but not connected',
      realm: ['. M1 F1 F2 F3 Dg', '. M2', '. M3', 'Ys Yu Ya Yw Ys'],
      cell: 19,
      code: 'would-break-set',
    },
    {
      name: 'four of 6 remain connected, one is cut off',
      realm: ['. M1', '. M2', '. M3', 'Ys Yu Ya Yw Ys Yu'],
      cell: 19,
      code: undefined,
    },
    {
      name: 'six remain in two threes',
      realm: ['. . . M1 M2', 'Ys Yu Ya Ys M3', 'F1 F2 . Ya Yw', 'F3 Dg . Yu'],
      cell: 9,
      code: 'would-break-set',
    },
    { name: 'a group of 3 may be left', realm: ['M1', 'M2', 'M3', 'Ys Yu Ya'], cell: 18, code: undefined },
  ])('[R16] leaving a set of its own kind: $name', ({ realm, cell, code }) => {
    expect(refused(called(realm, ALL_PLACED), change(cell, 'merchants'))).toBe(code);
  });

  test('[R16] [R46] tiles cut off from the four need not be locked; the four must', () => {
    const now = called(['. M1', '. M2', '. M3', 'Ys Yu Ya Yw Ys Yu'], ALL_PLACED);
    const changed = run(now, change(19, 'merchants'));
    expect(legal(changed, 'lock')).toEqual([lock(20)]);
    expect(legalTypes(changed)).toEqual(['lock']);
    const after = run(changed, lock(20));
    expect(after.players[0]?.realm.tops[18]).toBe(face('Ys'));
    expect(after.turn.player).toBe(1);
  });

  test('answer: Change cannot be used to avoid a lock or to leave a tile out', () => {
    const avoid = called(['M1 . F1 F2 F3 Dg', 'M2', 'M3', 'Ys Yu Ya Yw'], ALL_PLACED);
    expect(refused(avoid, change(18, 'merchants'))).toBe('would-break-set');
    const leaveOut = game({ spirits, realm: ['Ys Yu Ya Yw Ys'], ...ALL_PLACED });
    expect(refused(leaveOut, activate('change'))).toBe('no-effect');
    const whole = run(called(['M1 M2 Ys M3 M4 M5']), change(2, 'merchants'));
    expect(whole.turn.locked).toHaveLength(6);
  });

  test('[R16] the own set is protected before all tiles are placed, too', () => {
    const turn = { finished: true, hand: faces('F1'), taken: faces('F1') };
    const now = called(['M1', 'M2', 'M3 Dg', 'Ys Yu Ya Yw'], { turn });
    expect(refused(now, change(18, 'merchants'))).toBe('would-break-set');
    const after = run(now, change(13, 'merchants'), place('F1', 23));
    expect(legal(after, 'lock')).toEqual([lock(18)]);
  });

  test.each<{ name: string; cell: number; kind: Kind; code: string }>([
    { name: 'a faction tile', cell: 0, kind: 'soldiers', code: 'not-special' },
    { name: 'a face-down tile', cell: 4, kind: 'merchants', code: 'not-special' },
    { name: 'a shrine', cell: 5, kind: 'merchants', code: 'not-special' },
    { name: 'an empty cell', cell: 9, kind: 'merchants', code: 'not-special' },
    { name: 'the kind it is', cell: 2, kind: 'seasons', code: 'same-kind' },
    { name: 'too few', cell: 2, kind: 'winds', code: 'set-too-small' },
    { name: 'no kind at all', cell: 2, kind: 'clouds' as Kind, code: 'unknown-action' },
  ])('refuses $name: $code', ({ cell, kind, code }) => {
    const now = called(['M1 M2 Ys M3 - ^']);
    expect(refused(now, change(cell, kind))).toBe(code);
    expect(refused(now, end)).toBe('effect-first');
  });

  test.each(KINDS)('three %s and a special tile of another kind', (kind) => {
    const codes = {
      merchants: 'M1',
      soldiers: 'S1',
      farmers: 'F1',
      seasons: 'Ys',
      winds: 'Wb',
      dragons: 'Dg',
    };
    const special = kind === 'dragons' ? 'Ys' : 'Dg';
    const now = called([`${codes[kind]} ${codes[kind]} ${codes[kind]} ${special}`]);
    expect(legal(now, 'change')).toEqual([change(3, kind)]);
  });

  test('[R10] not paid with a tile that the set needs', () => {
    const now = game({ spirits, realm: ['M1 M2 Ys M3 . S1'] });
    expect(payments(now, 'change')).toEqual([5, 'shrine']);
    expect(refused(now, activate('change', 2))).toBe('no-effect');
  });

  test('[R27] not paid with a tile of a set that waits', () => {
    const now = game({ spirits, realm: ['M1 M2 M3 M4 Ys'], own: 0, ...ALL_PLACED });
    expect(refused(now, activate('change', 0))).toBe('set-must-lock');
    expect(refused(now, activate('change', 4))).toBe('no-effect');
    expect(phaseOf(now)).toBe('lock');
  });
});
