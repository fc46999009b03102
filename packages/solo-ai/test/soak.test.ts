import { BUNDLED_LAYOUTS } from '@mahjong-fortress/layouts-schema';
import { DRAGON_IDS, SPIRIT_IDS } from '@mahjong-fortress/rules';
import { describe, expect, test } from 'vitest';
import { BOTS, playSoakGame, summariseSoak } from '../src/index.ts';

const layouts = BUNDLED_LAYOUTS.map(({ id, rows }) => ({ id, rows }));
const options = { seed: 'soak', layouts };

describe('a soak', () => {
  // The long one is `npm run mf -- soak --games 2000`; this one meets every number of players.
  test('nobody crashes, stalls or does what is not allowed', () => {
    const games = [10, 148, 94, 57].map((index) => playSoakGame(options, index));
    const { failures, met } = summariseSoak(games);
    expect(failures).toEqual([]);
    for (const players of [1, 2, 3, 4]) expect(met[`${players} players`]).toBe(1);
  });

  test('a game comes out the same again', () => {
    expect(playSoakGame(options, 3)).toEqual(playSoakGame(options, 3));
  });

  test.each([
    {
      name: 'a crash',
      decide: () => {
        throw new Error('oops');
      },
      failure: 'oops',
    },
    { name: 'a stall', decide: () => [], failure: 'novice has no answer' },
    {
      name: 'an illegal action',
      decide: () => [{ type: 'build', cell: 0 }] as const,
      failure: 'novice: {"type":"build","cell":0} is refused',
    },
  ])('finds $name', ({ decide, failure }) => {
    const { decide: honest } = BOTS.novice;
    // A broken bot for the time of one game.
    Object.assign(BOTS.novice, { decide });
    try {
      const { failures } = summariseSoak([playSoakGame(options, 3)]);
      expect(failures.map((game) => game.failure)).toEqual([expect.stringContaining(failure)]);
    } finally {
      Object.assign(BOTS.novice, { decide: honest });
    }
  });

  test('two thousand games meet every fortress, number of players, Spirit, Dragon and level', () => {
    const planned = Array.from({ length: 2000 }, (_, index) =>
      playSoakGame({ ...options, layouts: unplayable }, index),
    );
    const { met } = summariseSoak(planned);
    const pairs = new Set(
      planned.flatMap(({ spirits, dragons }) =>
        spirits.flatMap((one) => dragons.map((two) => `${one} ${two}`)),
      ),
    );
    expect(pairs.size).toBe(SPIRIT_IDS.length * DRAGON_IDS.length);
    for (const { id } of layouts) expect(met[id]).toBeGreaterThan(100);
    for (const id of SPIRIT_IDS) expect(met[`Spirit ${id}`]).toBeGreaterThan(100);
    for (const id of DRAGON_IDS) expect(met[`Dragon ${id}`]).toBeGreaterThan(100);
    for (const level of ['novice', 'pupil', 'apprentice', 'master', 'dragon']) {
      expect(met[`level ${level}`]).toBeGreaterThan(100);
    }
  });
});

/** Fortresses that cannot be dealt: what was planned is told all the same, without playing. */
const unplayable = layouts.map(({ id }) => ({ id, rows: ['1'] }));
