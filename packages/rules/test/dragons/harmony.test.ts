import { expect, test } from 'vitest';
import { type DragonCase, dragonVp, fullRealm, realm, realmOf } from '../builders.ts';

const ODD = { columns: 3, rows: 3 };

test.each<DragonCase>([
  ['[R20] an empty realm scores nothing', realm(), 0],
  ['[R20] a full realm without a shrine: heights both ways', fullRealm('M1/2'), 8],
  ['a full realm of shrines', fullRealm('^'), 12],
  ['one stack mirrors nowhere', realm('M1'), 0],
  ['heights mirror west and east', realm('M1 . . . . -'), 4],
  ['heights mirror north and south', realm('M1', '', '', '-'), 4],
  ['heights differ', realm('M1 . . . . -/2'), 0],
  ['which side a tile shows does not matter, a shrine counts apart', realm('M1/2 . . . . ^/2'), 4],
  ['shrines and heights mirror west and east', realm('^/2 . . . . ^/2'), 6],
  ['[R20] shrines mirror though heights do not', realm('^/2 M1 . . . ^/2'), 2],
  ['shrines mirror only at the same height', realm('^ . . . . ^/2'), 0],
  ['north and south, with shrines', realm('. M1/3', '. ^', '. ^', '. -/3'), 6],
  ['both ways: the four corners', realm('^ . . . . ^', '', '', '^ . . . . ^'), 12],
  ['heights both ways, shrines one way', realm('^ . . . . ^', '', '', '- . . . . -'), 4 + 4 + 2],
  ['the middle columns face each other', realm('. . M1 M1'), 4],
  ['odd size: the line runs through the middle', realmOf(ODD, ['. M1', '', '. -']), 8],
  ['odd size: a shrine in the very middle', realmOf(ODD, ['', '. ^']), 12],
  ['odd size: beside the middle', realmOf(ODD, ['', '^']), 4 + 2],
])('Dragon of Harmony: %s', (_, drawn, vp) => {
  expect(dragonVp('harmony', drawn)).toBe(vp);
});
