import { expect, test } from 'vitest';
import { type DragonCase, dragonVp, fullRealm, realm } from '../builders.ts';

test.each<DragonCase>([
  ['an empty realm', realm(), 0],
  ['a realm full of one symbol', fullRealm('Dg'), 2],
  ['a realm full of faction tiles', fullRealm('M1'), 0],
  ['face down does not count', fullRealm('-'), 0],
  ['two symbols of one kind', realm('Ys Yu'), 4],
  ['one symbol twice', realm('Ys . Ys'), 2],
  ['on any tier', realm('Wr/4 Dw'), 4],
  ['beside faction tiles', realm('Wr M1 S2 F3'), 2],
  ['all eleven: 22 VP', realm('Ys Wb Yu Wr Ya Ws', 'Dg Yw Dr Ww Dw'), 22],
])('Dragon of Knowledge: %s', (_, drawn, vp) => {
  expect(dragonVp('knowledge', drawn)).toBe(vp);
});
