import { bestOf, progressOf } from '../../../../apps/game/src/storage/career.ts';
import { makeCounted } from '../../../../apps/game/src/storage/counted-game.ts';
import { dailyResults, streaksOf } from '../../../../apps/game/src/storage/daily.ts';
import { readStatistics } from '../../../../apps/game/src/storage/statistics.ts';
import type { Door } from '../door.ts';
import { readKept } from '../kept.ts';
import { mutantsOf } from '../mutate/mutants.ts';
import { same } from '../same.ts';

const FIRST_KEY = 'statistics';
const ONE = { id: 'a', layout: 'Castle', against: 'novice', score: 41, won: true };
const ALONE = { layout: 'Замок', against: '', score: 57, won: false, rank: 'dragon' };

/** What the first version left: a list of all games. */
export const firstStatistics: Door = {
  name: 'old-statistics',
  inputs: () =>
    mutantsOf(
      [[], [ONE], [ONE, ALONE, { ...ONE, id: 'b', score: 12, won: false }]].map((list) =>
        JSON.stringify(list),
      ),
    ),
  open(text) {
    const read = readKept(FIRST_KEY, text, readStatistics);
    return () => {
      same(bestOf(read) === undefined, read.length === 0, 'Of some games, none is the best.');
    };
  },
};

const KEY = 'counted/a';
const COUNTED = {
  id: 'a',
  fortress: { id: 'castle' },
  against: [],
  score: 57,
  won: false,
  rank: 'student',
  details: {
    endedAt: 1_790_000_000_000,
    on: '2026-09-21',
    daily: '2026-09-21',
    spirits: ['faith'],
    dragons: ['harmony'],
    called: ['faith'],
    pleased: [],
    achieved: ['first-set', 'nine-tiles'],
  },
} as const;

export const statistics: Door = {
  name: 'statistics',
  inputs: () =>
    mutantsOf([
      makeCounted(COUNTED),
      makeCounted({ ...COUNTED, fortress: { name: 'Home' }, against: ['novice', 'dragon'] }),
    ]),
  open(text) {
    const read = readKept(KEY, text, readStatistics);
    // The sheet adds them up at once.
    progressOf(read);
    streaksOf(dailyResults(read), '2026-09-22');
    return () => {
      const [game] = read;
      if (game)
        same(readKept(KEY, makeCounted(game), readStatistics), read, 'Statistics read back differently.');
    };
  },
};
