import { expect, test } from 'vitest';
import { type DragonCase, dragonVp, fullRealm, realm, realmOf } from '../builders.ts';

test.each<DragonCase>([
  ['an empty realm', realm(), 0],
  ['no shrine', fullRealm('-'), 0],
  ['a full realm: 6 + 4, and 2 for each full line', fullRealm('^'), 14],
  ['one shrine is a row and a column', realm('^'), 2],
  ['the best row and the best column', realm('^ ^ ^', '. . . ^', '. . . ^'), 3 + 2],
  ['the crossing counts twice', realm('^ ^ ^', '^', '^'), 3 + 3],
  ['a full row', realm('^ ^ ^ ^ ^ ^'), 6 + 2 + 1],
  ['a full column', realm('^', '^', '^', '^'), 4 + 2 + 1],
  ['both full', realm('^ ^ ^ ^ ^ ^', '^', '^', '^'), 6 + 2 + 4 + 2],
  ['[R19] of two choices the one worth most', realm('^ ^ ^ ^ ^', '^', '^', '. ^'), 5 + 3],
  ['a face-up tile breaks a line', realm('^ ^ ^ M1 ^ ^'), 5 + 1],
  ['another size of realm', realmOf({ columns: 2, rows: 3 }, ['^ ^']), 2 + 2 + 1],
])('Dragon of Righteousness: %s', (_, drawn, vp) => {
  expect(dragonVp('righteousness', drawn)).toBe(vp);
});
