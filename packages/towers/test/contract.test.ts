import { expectToFulfil } from '@mahjong-fortress/match/testing';
import { describe, test } from 'vitest';
import { towers } from '../src/index.ts';
import { setups } from './random-games.ts';

describe('Towers', () => {
  test.each(setups(2))('fulfils the contract of a game: $variant, $players players, seed $seed', (setup) => {
    expectToFulfil(towers, setup, setup.seed);
  });
});
