import { describe, expect, test } from 'vitest';
import { hasRoom } from '../src/index.ts';
import {
  activate,
  COVERED,
  destroy,
  face,
  faces,
  forgo,
  fullRealm,
  game,
  legal,
  legalTypes,
  type Position,
  place,
  refused,
  run,
  turn,
} from './builders.ts';

const taken = (hand: string, position: Position = {}) =>
  game({ ...position, turn: { finished: true, hand: faces(hand), taken: faces(hand) } });

const SMALL = { columns: 2, rows: 2 };

describe('§5 placing', () => {
  test('on empty cells and face-down tiles; never on face-up tiles or shrines', () => {
    const now = taken('M1', { size: SMALL, realm: ['. -/2', '^ S1'] });
    expect(legal(now, 'place').map(({ cell }) => cell)).toEqual([0, 1]);
    expect(refused(now, place('M1', 2))).toBe('shrine-there');
    expect(refused(now, place('M1', 3))).toBe('face-up-there');
    expect(refused(now, place('M2', 0))).toBe('not-in-hand');
  });

  test('the tile lies face up on the stack, whatever its height', () => {
    const [player] = run(taken('M1', { realm: ['-/9'] }), place('M1', 0)).players;
    expect(player?.realm.tops[0]).toBe(face('M1'));
    expect(player?.realm.stacks[0]).toEqual([...new Array(9).fill(COVERED), face('M1')]);
  });

  test('tiles need not touch, and go in any order', () => {
    const now = taken('M1 S1');
    expect(legal(now, 'place')).toHaveLength(48);
    const [player] = run(now, place('S1', 23), place('M1', 0)).players;
    expect(player?.realm.tops[23]).toBe(face('S1'));
    expect(player?.realm.tops[0]).toBe(face('M1'));
  });

  test('[R42] which of two identical tiles is placed makes no difference: each cell is listed once', () => {
    expect(legal(taken('M1 M1'), 'place')).toHaveLength(24);
    expect(run(taken('M1 M1'), place('M1', 5)).turn.hand).toEqual(faces('M1'));
  });

  test('all tiles must be placed', () => {
    const now = run(taken('M1 S1'), place('M1', 0));
    expect(legalTypes(now)).toEqual(['place']);
    expect(refused(now, { type: 'end' })).toBe('place-first');
  });
});

describe('[R7] no legal cell', () => {
  const full: Position = { table: [{ realm: fullRealm('S1') }] };

  test('the tile is discarded for no points, as a step of its own', () => {
    const now = taken('M1 M2', full);
    expect(hasRoom(fullRealm('S1'))).toBe(false);
    expect(legal(now, 'forgo')).toEqual([forgo('M1'), forgo('M2')]);
    expect(legalTypes(now)).toEqual(['forgo']);
    const after = run(now, forgo('M2'), forgo('M1'));
    expect(after.players[0]).toMatchObject({ vp: 0, discarded: faces('M2 M1') });
  });

  test('a realm full of shrines has no room either', () => {
    expect(legalTypes(taken('M1', { table: [{ realm: fullRealm('^') }] }))).toEqual(['forgo']);
  });

  test('not while there is room', () => {
    expect(legalTypes(taken('M1', { size: SMALL, realm: ['S1 S1', 'M1 -'] }))).toEqual(['place']);
    expect(refused(taken('M1'), forgo('M1'))).toBe('room-left');
    expect(refused(taken('M1'), forgo('M2'))).toBe('not-in-hand');
  });

  test('[R42] two identical tiles are offered once and go one by one', () => {
    const now = taken('M1 M1', full);
    expect(legal(now, 'forgo')).toEqual([forgo('M1')]);
    expect(legal(run(now, forgo('M1')), 'forgo')).toEqual([forgo('M1')]);
  });

  test('a Spirit may make room first: the tile paid leaves a free cell', () => {
    const now = taken('M1', { ...full, spirits: ['destruction'] });
    const after = run(now, activate('destruction', 5), destroy(0));
    expect(legal(after, 'place')).toEqual([place('M1', 5)]);
    expect(refused(after, forgo('M1'))).toBe('room-left');
  });

  test('a Spirit may make room first: the tile that Wind turned', () => {
    const now = taken('M1', { ...full, spirits: ['wind'] });
    const after = run(now, activate('wind'), turn(7));
    expect(legal(after, 'place')).toEqual([place('M1', 7)]);
  });
});
