import { expect, test } from 'vitest';
import { type DragonCase, dragonVp, fullRealm, realm } from '../builders.ts';

test.each<DragonCase>([
  ['an empty realm', realm(), 0],
  ['a full realm without a Dragon', fullRealm('^'), 0],
  ['a full realm without a shrine', fullRealm('Dg'), 0],
  ['one Dragon next to it', realm('^ Dg'), 1],
  ['several Dragons: still 1', realm('. Dg', 'Dr ^ Dw'), 1],
  ['one Dragon serves several shrines', realm('. ^', '^ Dg/3 ^', '. ^/2'), 4],
  ['diagonal does not count', realm('^ .', '. Dg'), 0],
  ['a Dragon face down does not count', realm('^ -'), 0],
  ['another special tile does not count', realm('^ Ys', 'Wb'), 0],
  ['rows do not wrap around', realm('. . . . . ^', 'Dg'), 0],
  ['a chessboard', realm(...new Array(2).fill(['^ Dg ^ Dg ^ Dg', 'Dr ^ Dr ^ Dr ^']).flat()), 12],
])('Dragon of Devotion: %s', (_, drawn, vp) => {
  expect(dragonVp('devotion', drawn)).toBe(vp);
});
