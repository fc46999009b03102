import { expect, test } from 'vitest';
import { playerIn } from './player-in.ts';

test.each([
  ['https://games.example/by/wfFrUIYguJhZ', 'wfFrUIYguJhZ'],
  [' /by/wfFrUIYguJhZ?lang=uk ', 'wfFrUIYguJhZ'],
  ['wfFrUIYguJhZ', 'wfFrUIYguJhZ'],
  ['https://games.example/f/abcdefghijkl', undefined],
  ['Ann', undefined],
  ['', undefined],
])('%s', (text, player) => {
  expect(playerIn(text)).toBe(player);
});
