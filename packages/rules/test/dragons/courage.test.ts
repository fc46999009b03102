import { expect, test } from 'vitest';
import { type DragonCase, dragonVp, fullRealm, realm } from '../builders.ts';

test.each<DragonCase>([
  ['an empty realm', realm(), 0],
  ['a full realm of one height', fullRealm('-/2'), 0],
  ['a lone stack', realm('. .', '. M1'), 1],
  ['two of one height', realm('M1 M1'), 0],
  ['the higher of two', realm('-/2 M1'), 1],
  ['a diagonal neighbour of the same height', realm('-/2 .', '. -/2'), 0],
  ['a diagonal neighbour that is higher', realm('-/2 .', '. -/3'), 1],
  ['a shrine adds no height', realm('^/2 -/2'), 0],
  ['stacks one cell apart', realm('M1 . ^ . -'), 3],
  ['rows do not wrap around', realm('. . . . . M1', 'M1'), 2],
  ['one tower in a full realm', realm('- - -', '- ^/2 -', '- - -'), 1],
  ['a grid of towers', realm('-/3 - -/3 - -/3 -', '- - - - - -', '-/2 - -/3 - -/9 -', '- - - - - -'), 6],
])('Dragon of Courage: %s', (_, drawn, vp) => {
  expect(dragonVp('courage', drawn)).toBe(vp);
});
