import { describe, expect, test } from 'vitest';
import { phaseOf } from '../../src/index.ts';
import {
  ANY_MOMENT,
  activate,
  answers,
  atMoment,
  BACK_AGAIN,
  build,
  done,
  end,
  faces,
  game,
  legalCells,
  legalTypes,
  lock,
  type Position,
  payments,
  phasesAfter,
  place,
  refused,
  run,
  take,
} from '../builders.ts';

const spirits: Position['spirits'] = ['cunning'];
const three: Position = { spirits, realm: ['M1 M2 M3'] };
const called = (position: Position) => run(game({ spirits, ...position }), activate('cunning'));
const hand = (codes: string) => ({ finished: true, hand: faces(codes), taken: faces(codes) });

describe('Spirit of Cunning', () => {
  test('can be called at any moment of the turn, and leads back to it', () => {
    expect(answers(three, activate('cunning'))).toEqual(ANY_MOMENT);
    expect(phasesAfter(three, activate('cunning'), lock(0))).toEqual(BACK_AGAIN);
  });

  test.each<{ realm: string[]; kind: string; vp: number; shrines: number }>([
    { realm: ['M1 M2 M3'], kind: 'merchants', vp: 2, shrines: 1 },
    { realm: ['Ys Yu Ya'], kind: 'seasons', vp: 2, shrines: 2 },
    { realm: ['Wb Wr Ws'], kind: 'winds', vp: 2, shrines: 2 },
    { realm: ['Dg Dr Dw'], kind: 'dragons', vp: 3, shrines: 2 },
  ])(
    '[R18] a set of 3 $kind scores $vp VP and carries up to $shrines shrines',
    ({ realm, kind, vp, shrines }) => {
      const now = run(called({ realm, own: 4 }), lock(0));
      expect(now.players[0]?.sets).toEqual([{ kind, size: 3, vp }]);
      expect(now.turn.building?.left).toBe(shrines);
    },
  );

  test('[R18] only sets of exactly 3: no pair, and not three tiles of a larger set', () => {
    expect(refused(game({ spirits, realm: ['M1 M2 . S1 S2'] }), activate('cunning'))).toBe('no-effect');
    const larger = game({ spirits, realm: ['M1 M2 M3 M4'], turn: hand('F1') });
    expect(refused(larger, activate('cunning'))).toBe('no-effect');
    const both = called({ realm: ['M1 M2 M3 M4', 'S1 S2 S3'], turn: hand('F1') });
    expect(legalCells(both, 'lock')).toEqual([6]);
    expect(refused(both, lock(0))).toBe('no-set-there');
  });

  test('[R18] the activation locks one such set at once', () => {
    const now = called(three);
    expect(legalTypes(now)).toEqual(['lock']);
    expect(refused(now, done)).toBe('effect-first');
    expect(refused(now, take(0))).toBe('effect-first');
  });

  test('[R18] [R47] further ones may be locked right after it', () => {
    const now = run(called({ realm: ['M1 M2 M3', 'S1 S2 S3', 'F1 F2 F3'], own: 1 }), lock(0));
    expect(legalTypes(now)).toEqual(['lock', 'done']);
    expect(legalCells(now, 'lock')).toEqual([6, 12]);
    const second = run(now, lock(12));
    expect(legalTypes(second)).toEqual(['lock', 'done']);
    expect(phaseOf(run(second, done))).toBe('choose');
    expect(phaseOf(run(second, lock(6)))).toBe('choose');
  });

  test('[R18] [R47] shrines are built after each of them', () => {
    const now = run(called({ realm: ['M1 M2 M3', 'S1 S2 S3'], own: 3 }), lock(0));
    expect(legalTypes(now)).toEqual(['build', 'done']);
    const built = run(now, build(1));
    expect(legalTypes(built)).toEqual(['lock', 'done']);
    expect(legalTypes(run(built, lock(6)))).toEqual(['build', 'done']);
    expect(phaseOf(run(built, lock(6), build(6)))).toBe('choose');
  });

  test('[R18] a further set may be locked once all tiles are placed, not before', () => {
    const now = run(called({ realm: ['M1 M2 M3', 'S1 S2 . . F1'], turn: hand('S3 F2') }), lock(0));
    const one = run(now, place('S3', 8));
    expect(refused(one, lock(6))).toBe('place-first');
    const all = run(one, place('F2', 11));
    expect(legalTypes(all)).toEqual(['lock', 'end']);
    expect(legalCells(all, 'lock')).toEqual([6]);
    expect(run(all, lock(6)).players[0]?.vp).toBe(4);
  });

  test('[R18] [R47] one that was passed over may be locked once all tiles are placed', () => {
    const realm = ['M1 M2 M3', 'S1 S2 S3'];
    const now = run(called({ realm, turn: hand('F1') }), lock(0), done, place('F1', 23));
    expect(legalCells(now, 'lock')).toEqual([6]);
  });

  test('[R18] [R44] sets of 3 are locked before or after sets of 4, which alone are mandatory', () => {
    const realm = ['M1 M2 M3', 'S1 S2 S3', 'F1 F2 F3 F4'];
    const now = run(called({ realm, turn: { finished: true } }), lock(0));
    expect(legalCells(now, 'lock')).toEqual([12, 6]);
    expect(refused(now, end)).toBe('lock-first');
    expect(legalTypes(run(now, lock(6)))).toEqual(['lock']);
    const after = run(now, lock(12));
    expect(legalTypes(after)).toEqual(['lock', 'end']);
    expect(run(after, end).turn.player).toBe(1);
  });

  test('[R18] a set of 3 that grew to 4 is mandatory', () => {
    const realm = ['M1 M2 M3', 'S1 S2 S3'];
    const now = run(called({ realm, turn: hand('S4') }), lock(0), done, place('S4', 9));
    expect(legalTypes(now)).toEqual(['lock']);
    expect(run(now, lock(6)).players[0]?.sets[1]).toEqual({ kind: 'soldiers', size: 4, vp: 2 });
  });

  test('only for the rest of the turn', () => {
    const next = run(called({ realm: ['M1 M2 M3', 'S1 S2 S3'], turn: { finished: true } }), lock(0), end);
    expect(next.turn).toMatchObject({ player: 1, activated: undefined });
    expect(refused(game({ realm: ['S1 S2 S3'], turn: { finished: true } }), lock(0))).toBe('no-set-there');
  });

  test('[R10] not paid with a tile that the only set needs; a payment may leave a set of 3', () => {
    expect(payments(game({ ...three, realm: ['M1 M2 M3 . . F1'] }), 'cunning')).toEqual([5, 'shrine']);
    const four = game({ spirits, realm: ['M1 M2 M3 M4'], own: 0, turn: hand('F1') });
    expect(payments(four, 'cunning')).toEqual([0, 3]);
  });

  test('[R27] not paid with a tile of a set that waits', () => {
    const now = atMoment('lock', three);
    expect(refused(now, activate('cunning', 18))).toBe('set-must-lock');
  });
});
