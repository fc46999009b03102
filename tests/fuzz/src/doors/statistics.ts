import { grouped, readStatistics } from '../../../../apps/game/src/storage/statistics.ts';
import type { Door } from '../door.ts';
import { readKept } from '../kept.ts';
import { mutantsOf } from '../mutate/mutants.ts';
import { same } from '../same.ts';

const KEY = 'statistics';
const ONE = { id: 'a', layout: 'Castle', against: 'novice', score: 41, won: true };
const ALONE = { layout: 'Замок', against: '', score: 57, won: false, rank: 'dragon' };

export const statistics: Door = {
  name: 'statistics',
  inputs: () =>
    mutantsOf(
      [[], [ONE], [ONE, ALONE, { ...ONE, id: 'b', score: 12, won: false }]].map((list) =>
        JSON.stringify(list),
      ),
    ),
  open(text) {
    // The sheet groups them at once.
    const read = readKept(KEY, text, readStatistics);
    const groups = grouped(read, 'en');
    return () => {
      same(readKept(KEY, JSON.stringify(read), readStatistics), read, 'Statistics read back differently.');
      same(groups.flatMap(({ games }) => games).length, read.length, 'A counted game belongs to no group.');
    };
  },
};
