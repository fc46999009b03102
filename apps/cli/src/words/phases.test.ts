import { layoutById } from '@mahjong-fortress/layouts-schema';
import { type Game, gameFromSetup } from '@mahjong-fortress/rules';
import { en } from '@mahjong-fortress/words/terminal/en';
import { expect, test } from 'vitest';
import { taskOf } from './phases.ts';

/** A game whose stacks have at most so many tiles. */
function gameOfHeight(height: number): Game {
  const layout = layoutById('standard-2')?.rows ?? [];
  const dealt = gameFromSetup({ layout, seed: 'x', players: 2, firstPlayer: 0, spirits: [], dragons: [] });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const stacks = dealt.value.fortress.stacks.map((stack) => stack.slice(0, height));
  return { ...dealt.value, fortress: { ...dealt.value.fortress, stacks } };
}

test.each([
  { height: 3, words: 'Take a first tile from the top tier.' },
  { height: 1, words: 'Take a first tile, or summon the Dragon.' },
  { height: 0, words: 'The fortress is empty: summon the Dragon.' },
])('a turn begins, the fortress is $height tiles high', ({ height, words }) => {
  expect(taskOf(gameOfHeight(height), en)).toBe(words);
});
