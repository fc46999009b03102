import { expect, test } from 'vitest';
import { type DragonCase, dragonVp, fullRealm, realm } from '../builders.ts';

test.each<DragonCase>([
  ['an empty realm', realm(), 0],
  ['a realm full of shrines of one height', fullRealm('^/2'), 0],
  ['a higher neighbour', realm('^ M1/2'), 1],
  ['an equally high neighbour', realm('^/2 M1/2'), 0],
  ['a lower neighbour', realm('^/3 M1/2'), 0],
  ['a neighbour above, face down', realm('. -/3', '. ^/2'), 1],
  ['a diagonal neighbour does not count', realm('-/3', '. ^'), 0],
  ['a row does not wrap around', realm('. . . . . -/3', '^'), 0],
  ['four higher neighbours: still 1', realm('. -/3', '-/3 ^ -/3', '. -/3'), 1],
  ['a shrine does not count as height', realm('^/2 ^/2'), 0],
  ['steps of shrines', realm('^ ^/2 ^/3 ^/4'), 3],
  [
    'a full chessboard of heights',
    realm(...new Array(2).fill(['^ -/2 ^ -/2 ^ -/2', '-/2 ^ -/2 ^ -/2 ^']).flat()),
    12,
  ],
])('Dragon of Humility: %s', (_, drawn, vp) => {
  expect(dragonVp('humility', drawn)).toBe(vp);
});
