import { layoutById } from '@mahjong-fortress/layouts-schema';
import { type Action, type Game, gameFromSetup, legalActions, play, viewFor } from '@mahjong-fortress/rules';
import { en } from '@mahjong-fortress/words/terminal/en';
import { expect, test } from 'vitest';
import { taskOf } from './task.ts';

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
  expect(taskOf(viewFor(gameOfHeight(height), 0), en)).toBe(words);
});

/** After the first legal action of a type; undefined where there is none. */
function after(game: Game | undefined, type: Action['type']): Game | undefined {
  const action = game && legalActions(game).find((one) => one.type === type);
  const played = action && play(game, action);
  return played?.ok ? played.value.game : undefined;
}

test('what the screens tell apart, the terminal tells apart: a pair is placed one tile after the other', () => {
  const game = gameOfHeight(3);
  const pairs = legalActions(game).flatMap((first) => {
    const taken = play(game, first);
    return (taken.ok && after(taken.value.game, 'take')) || [];
  });
  const [pair] = pairs;
  expect(pair && taskOf(viewFor(pair, 0), en)).toMatch(
    /Place your pair in your realm, one tile after the other\.$/,
  );
});
