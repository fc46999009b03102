import { describe, expect, test } from 'vitest';
import { expectToFulfil } from '../src/testing/contract.ts';
import { deckGame } from './deck-game.ts';

const SEEDS = ['a', 'b', 'c', 'd', 'e'];

describe('the tiny game of the tests', () => {
  test.each(SEEDS)('fulfils the contract: %s', (seed) => {
    for (const players of [1, 2, 3, 4]) expectToFulfil(deckGame, { seed, players }, seed);
  });

  test('says what is wrong with a setup', () => {
    expect(deckGame.begin({ seed: '', players: 5 })).toMatchObject({ ok: false, error: { path: 'players' } });
  });
});

test.each([
  { path: 'deck', value: { deck: 13, points: [0], passed: [false], player: 0 } },
  { path: 'passed', value: { deck: 3, points: [0, 0], passed: [false], player: 0 } },
  { path: 'player', value: { deck: 3, points: [0], passed: [false], player: 2 } },
])('a view of the tiny game that cannot be: $path', ({ path, value }) => {
  expect(deckGame.parseView(value)).toMatchObject({ ok: false, error: { path } });
});
