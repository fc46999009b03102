import { expect, test } from 'vitest';
import { type DragonCase, dragonVp, fullRealm, realm } from '../builders.ts';

test.each<DragonCase>([
  ['an empty realm', realm(), 0],
  ['all face up', fullRealm('M1'), 0],
  ['a full realm face down is one group', fullRealm('-'), 1],
  ['a single stack is a group', realm('-'), 1],
  ['with or without a shrine, whatever the height', realm('- ^ -/3 ^/2'), 1],
  ['a face-up top splits groups', realm('- - M1 - -'), 2],
  ['an empty cell splits groups', realm('- . -'), 2],
  ['diagonal stacks are apart', realm('- .', '. -'), 2],
  ['rows do not wrap around', realm('. . . . . -', '-'), 2],
  ['a ring around a face-up tile is one group', realm('- - -', '- M1 -', '- - -'), 1],
  ['a chessboard', realm(...new Array(2).fill(['- M1 - M1 - M1', 'M1 - M1 - M1 -']).flat()), 12],
])('Dragon of Serenity: %s', (_, drawn, vp) => {
  expect(dragonVp('serenity', drawn)).toBe(vp);
});
