import { expect, test } from 'vitest';
import { type DragonCase, dragonVp, fullRealm, realm, realmOf } from '../builders.ts';

test.each<DragonCase>([
  ['an empty realm', realm(), 0],
  ['a full realm: the 16 cells of the edge', fullRealm('^'), 16],
  ['a full realm without a shrine', fullRealm('-'), 0],
  ['the corners', realm('^ . . . . ^', '', '', '^ . . . . ^'), 4],
  ['the inside', realm('', '. ^ ^ ^ ^', '. ^ ^ ^ ^'), 0],
  ['west and east edges', realm('', '^ . . . . ^/2'), 2],
  ['whatever the tier', realm('^ ^/2 ^/5'), 3],
  ['another size of realm', realmOf({ columns: 3, rows: 3 }, ['^ ^ ^', '^ ^ ^', '^ ^ ^']), 8],
])('Dragon of Steadfastness: %s', (_, drawn, vp) => {
  expect(dragonVp('steadfastness', drawn)).toBe(vp);
});
