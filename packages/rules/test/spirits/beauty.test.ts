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
  refused,
  run,
} from '../builders.ts';

const spirits: Position['spirits'] = ['beauty'];
const fourOnes: Position = { spirits, realm: ['M1 S1 F1 M1'] };

describe('Spirit of Beauty', () => {
  test('[R32] can be called at any moment of the turn, and leads back to it', () => {
    expect(answers(fourOnes, activate('beauty'))).toEqual(ANY_MOMENT);
    expect(phasesAfter(fourOnes, activate('beauty'), lock(0))).toEqual(BACK_AGAIN);
  });

  test.each<{ name: string; rows: string[]; sets: number[] }>([
    { name: 'the same number in several factions', rows: ['M1 S1', 'F1 M1'], sets: [0] },
    { name: 'the same number in one faction', rows: ['. F6 F6 F6 F6'], sets: [1] },
    { name: 'on any tier', rows: ['M1/2 S1 F1/4 M1'], sets: [0] },
    { name: 'two sets to choose from', rows: ['M1 S1 F1 M1', 'M2 S2 F2 M2'], sets: [0, 6] },
  ])('locks $name', ({ rows, sets }) => {
    expect(legalCells(run(game({ spirits, realm: rows }), activate('beauty')), 'lock')).toEqual(sets);
  });

  test.each([
    ['three tiles', 'M1 S1 F1'],
    ['four tiles apart', 'M1 S1 . F1 M1'],
    ['different numbers', 'M1 S1 F1 M2'],
    ['special tiles, which carry no number', 'Ys Ys Ys Ys'],
    ['a set of one kind', 'M1 M2 M3 M4'],
    ['a face-down tile between', 'M1 S1 - F1 M1'],
  ])('[R10] does nothing for %s', (_, row) => {
    expect(refused(game({ spirits, realm: [row] }), activate('beauty'))).toBe('no-effect');
  });

  test.each([
    ['M1 S1 F1 M1', 4, 3],
    ['M1 S1 F1 M1 S1', 5, 4],
    ['M1 S1 F1 M1 S1 F1', 6, 6],
  ])('%s: scores by the table and 1 VP more', (row, size, vp) => {
    const [player] = run(game({ spirits, realm: [row] }), activate('beauty'), lock(0)).players;
    expect(player).toMatchObject({ vp, sets: [{ kind: 'number', size, vp }] });
  });

  test('up to 2 shrines', () => {
    const locked = run(game({ ...fourOnes, own: 4 }), activate('beauty'), lock(0));
    expect(legalTypes(locked)).toEqual(['build', 'done']);
    const built = run(locked, build(0), build(3));
    expect(phaseOf(built)).toBe('choose');
    expect(built.players[0]?.shrines).toBe(1);
  });

  test('[R32] the whole connected group is locked', () => {
    const now = game({ spirits, realm: ['M1 S1 F1 M1 S1', '. . F1 . S2'] });
    const after = run(now, activate('beauty'), lock(0));
    expect(after.turn.locked).toEqual([0, 1, 2, 3, 4, 8]);
  });

  test('one set only', () => {
    const now = game({ spirits, realm: ['M1 S1 F1 M1', 'M2 S2 F2 M2'] });
    const after = run(now, activate('beauty'), lock(6));
    expect(legalTypes(after)).toEqual(['take']);
  });

  test('the step must name such a set', () => {
    const now = run(game({ spirits, realm: ['M1 S1 F1 M1', 'M2 M3 M4 M5'] }), activate('beauty'));
    expect(refused(now, lock(1))).toBe('no-set-there');
    expect(refused(now, lock(6))).toBe('no-set-there');
    expect(refused(now, end)).toBe('effect-first');
  });

  test('[R10] not paid with a tile that the set needs', () => {
    expect(payments(game({ ...fourOnes, realm: ['M1 S1 F1 M1 . S6'] }), 'beauty')).toEqual([5, 'shrine']);
    expect(payments(game({ ...fourOnes, realm: ['M1 S1 F1 M1 S1'], own: 0 }), 'beauty')).toEqual([0, 4]);
  });

  test('[R27] [R46] may lock tiles out of a set that waits; fewer than four need not be locked then', () => {
    const now = game({ spirits, realm: ['M1 M2 M2 M2', '. S2 F2'], turn: { finished: true } });
    expect(phaseOf(now)).toBe('lock');
    const after = run(now, activate('beauty'), lock(1));
    expect(after.players[0]?.sets).toEqual([{ kind: 'number', size: 5, vp: 4 }]);
    expect(after.turn.player).toBe(1);
  });

  test('[R46] what is left of a set that waits has to be locked if it still has four connected tiles', () => {
    const realm = ['M1 M3 M4 M5 M2 M2', '. . . . S2 F2'];
    const now = game({ spirits, realm, own: 3, turn: { finished: true } });
    const after = run(now, activate('beauty'), lock(4), done);
    expect(legalTypes(after)).toEqual(['lock']);
    expect(run(after, lock(0)).players[0]?.sets[1]).toEqual({ kind: 'merchants', size: 4, vp: 2 });
  });

  test('[R27] is not paid with a tile of a set that waits', () => {
    const now = atMoment('lock', fourOnes);
    expect(refused(now, activate('beauty', 18))).toBe('set-must-lock');
  });

  test('the tile paid is out of the game', () => {
    const now = game({ ...fourOnes, realm: ['M1 S1 F1 M1 . S6'] });
    expect(run(now, activate('beauty', 5)).players[0]).toMatchObject({ shrines: 1, discarded: faces('S6') });
  });
});
