import { LIVE_PACES } from '@mahjong-fortress/online';
import { describe, expect, test } from 'vitest';
import type { Listing } from '../../online/tables.ts';
import { inOrder } from './my-games.tsx';
import { fittingTable, olderTable } from './pairing.ts';

const ANN = { player: 'ann', name: 'Ann' };
const BOB = { player: 'bob', name: 'Bob' };

function table(id: string, changes: Partial<Listing> = {}): Listing {
  return {
    id,
    game: 'mahjong-fortress',
    stage: 'gathering',
    seats: 2,
    pace: LIVE_PACES.steady,
    setup: {},
    players: [ANN],
    touched: 0,
    free: 1,
    here: true,
    ...changes,
  };
}

describe('a quick game', () => {
  const wanted = { game: 'mahjong-fortress', players: 2, pace: LIVE_PACES.steady } as const;
  const found = (...tables: Listing[]) => fittingTable(tables, wanted, 'bob')?.id;

  test('is the one that has waited longest', () => {
    // Lists begin with the newest.
    expect(found(table('new'), table('old'))).toBe('old');
  });

  test.each<[string, Partial<Listing>]>([
    ['of another game', { game: 'towers' }],
    ['for three', { seats: 3 }],
    ['at another pace', { pace: LIVE_PACES.quick }],
    ['of one’s own', { players: [BOB] }],
    ['that nobody is at', { here: false }],
    ['that counts', { rated: true }],
    ['that everybody has left', { players: [] }],
  ])('is none %s', (_, changes) => {
    expect(found(table('a', changes))).toBeUndefined();
  });

  test('of two who looked at the same moment, the younger one moves', () => {
    // Lists begin with the newest, for both of them.
    const tables = [table('mine', { players: [BOB] }), table('theirs', { players: [ANN] })];
    const from = (me: string, own: string) => olderTable(tables, wanted, { me, own })?.id;
    expect([from('bob', 'mine'), from('ann', 'theirs'), from('bob', 'gone')]).toEqual([
      'theirs',
      undefined,
      undefined,
    ]);
  });

  test('over days may begin where nobody is just now', () => {
    const pace = { type: 'slow', days: 3 } as const;
    const slow = table('a', { pace, here: false });
    expect(fittingTable([slow], { ...wanted, pace }, 'bob')?.id).toBe('a');
  });
});

test('games that wait for me come first, those that are over last and not all', () => {
  const over = Array.from({ length: 8 }, (_, index) =>
    table(`over${index}`, { stage: 'over', touched: 100 - index }),
  );
  const games = [
    ...over,
    table('theirs', { stage: 'playing', turn: 'bob', touched: 9 }),
    table('mine', { stage: 'playing', turn: 'ann', touched: 1 }),
    table('newer', { stage: 'playing', turn: 'ann', touched: 5 }),
  ];
  const order = inOrder(games, 'ann').map(({ id }) => id);
  expect(order.slice(0, 4)).toEqual(['newer', 'mine', 'theirs', 'over0']);
  expect(order.length).toBe(8);
});
