import { expect, test } from 'vitest';
import type { Badge } from './answer.ts';
import { balancedFor } from './badges.ts';
import { FILTERS, optionText, queryOf } from './filters.ts';
import { queryText, readQuery } from './query.ts';

const WORDS = {
  symmetries: { none: 'None', 'left-right': 'LR', 'top-bottom': 'TB', both: 'Both', rotation: 'Turn' },
  lengths: { short: 'Short', usual: 'Usual', long: 'Long' },
  licenceNames: { 'CC0-1.0': 'CC0', 'CC-BY-4.0': 'CC BY', 'CC-BY-SA-4.0': 'CC BY-SA' },
} as const;

test('every choice of every filter is understood, and has a name', () => {
  for (const filter of FILTERS) {
    const values = filter.type === 'choice' ? filter.values : [filter.type === 'text' ? '40-60' : '1'];
    for (const value of values) {
      const read = readQuery(new URLSearchParams({ [filter.field]: value }));
      expect(read.ok, `${filter.field}=${value}`).toBe(true);
      if (read.ok) expect(queryText(read.value)).toBe(`${filter.field}=${value}`);
      expect(optionText(filter.field, value, WORDS)).not.toBe('');
    }
  }
});

test('a field that is being filled in narrows nothing down yet', () => {
  expect(queryOf({ order: 'newest', tierOne: '40-', tag: 'low', players: '' })).toEqual({
    order: 'newest',
    page: 1,
    tag: 'low',
  });
  expect(queryOf({ tierOne: '40-60', balanced: '1' })).toMatchObject({ tierOne: [40, 60], balanced: true });
});

test('balanced is what enough games have shown', () => {
  const badge = (players: number, games: number): Badge => ({
    players,
    games,
    wanted: 200,
    verdicts: [{ type: 'balanced' }],
  });
  expect(balancedFor([badge(2, 200), badge(3, 10), { players: 4, games: 0, wanted: 200 }])).toEqual([2]);
});
