import { expectToFulfil } from '@mahjong-fortress/match/testing';
import { describe, test } from 'vitest';
import { mahjongFortress, PLAYER_COUNTS, SPIRIT_IDS } from '../src/index.ts';
import { LAYOUTS } from './builders.ts';

describe('Mahjong Fortress', () => {
  test.each(['a', 'b', 'c', 'd', 'e'])('fulfils the contract of a game: %s', (seed) => {
    for (const players of PLAYER_COUNTS) {
      const setup = { layout: LAYOUTS.hill, seed, players, spirits: SPIRIT_IDS };
      expectToFulfil(mahjongFortress, setup, seed);
    }
  });
});
