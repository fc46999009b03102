import { describe, expect, test } from 'vitest';
import type { Realm } from '../../src/index.ts';
import { dragonVp, fullRealm, realm } from '../builders.ts';

const empty = realm();

describe('Dragon of Greatness', () => {
  test.each<readonly [name: string, mine: Realm, theirs: Realm, vp: number]>([
    ['two empty realms', empty, empty, 0],
    ['two full realms of one faction', fullRealm('M1'), fullRealm('M1'), 1],
    ['a full realm against an empty one', fullRealm('M1'), empty, 2],
    ['an empty realm against a full one', empty, fullRealm('M1'), 0],
    ['[R33] a neighbour without a tile counts 0', realm('M1'), empty, 2],
    ['[R33] without a tile nothing, not even for a tie', realm('S1'), realm('S1'), 1],
    ['greater', realm('M3'), realm('M2'), 2],
    ['equal', realm('M3'), realm('M1 M2'), 1],
    ['less', realm('M3'), realm('M1 M3'), 0],
    ['the best group counts, not the sum of all', realm('M3 . M3'), realm('M4'), 0],
    ['the greatest sum, not the most tiles', realm('M1 M1 M1 . M6'), realm('M5'), 2],
    ['groups are connected orthogonally', realm('M3 .', '. M3'), realm('M4'), 0],
    ['a group may mix numbers and tiers', realm('M3 M1/3', '. M2'), realm('M5'), 2],
    ['face-down tiles and shrines do not count', realm('M3 - M3 ^'), realm('M4'), 0],
    ['every faction by itself', realm('M3 S3 F3'), realm('M2 S3 F4'), 2 + 1 + 0],
    ['all three', realm('M3 S3 F3'), realm('M2 S2 F2'), 6],
    ['special tiles do not count', realm('Dg Ys Wb'), empty, 0],
  ])('two players compare once: %s', (_, mine, theirs, vp) => {
    expect(dragonVp('greatness', mine, theirs)).toBe(vp);
  });

  test('three players: against the left and the right neighbour', () => {
    expect(dragonVp('greatness', realm('M3'), realm('M2'), realm('M3'))).toBe(3);
    expect(dragonVp('greatness', realm('M3'), realm('M2'), empty)).toBe(4);
  });

  test('four players: not against the one opposite', () => {
    expect(dragonVp('greatness', realm('M3'), realm('M2'), realm('M6 M6'), realm('M1'))).toBe(4);
    expect(dragonVp('greatness', realm('M3'), realm('M6'), realm('M1'), realm('M6'))).toBe(0);
  });
});
