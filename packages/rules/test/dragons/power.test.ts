import { expect, test } from 'vitest';
import { type DragonCase, dragonVp, fullRealm, realm } from '../builders.ts';

test.each<DragonCase>([
  ['an empty realm', realm(), 0],
  ['a full realm on tier 2', fullRealm('M6/2'), 0],
  ['a full realm on tier 3 counts one faction once', fullRealm('M6/3'), 6],
  ['tier 3', realm('M4/3'), 4],
  ['tier 3 and higher', realm('M4/3 S2/5'), 6],
  ['the highest number of each faction', realm('M1/3 M5/3 M3/4 S2/3 F6/3 F1/3'), 5 + 2 + 6],
  ['a higher number on tier 2 does not count', realm('M1/3 M6/2'), 1],
  ['face down or under a shrine does not count', realm('-/3 ^/3 F2/3'), 2],
  ['special tiles have no number', realm('Dg/3 Ys/4 Wb/5'), 0],
  ['18 VP at most', realm('M6/3 S6/3 F6/3 M6/3'), 18],
])('Dragon of Power: %s', (_, drawn, vp) => {
  expect(dragonVp('power', drawn)).toBe(vp);
});
