import { LIVE_PACES, type News, type Pace } from '@mahjong-fortress/online';
import { describe, expect, test } from 'vitest';
import type { Listing } from '../../../online/tables.ts';
import { isFree } from './next-game.tsx';
import { turnsElsewhere } from './next-way.tsx';

const SLOW: Pace = { type: 'slow', days: 3 };

function listing(id: string, changes: Partial<Listing> = {}): Listing {
  const game = { game: 'towers', stage: 'playing', seats: 2, pace: SLOW, setup: {} } as const;
  return { id, ...game, players: [], turn: 'me', touched: 0, ...changes };
}

function news(pace: Pace, changes: Partial<News['table']>, seat?: number): News {
  return {
    type: 'news',
    game: 'here',
    from: 0,
    list: [],
    about: { game: 'towers', setup: {}, pace, public: false, host: 'me', commitment: '' },
    table: { stage: 'playing', seats: [], watchers: 0, pausing: [], turn: 1, ...changes },
    ...(seat === undefined ? {} : { seat }),
    now: 0,
  };
}

test('the games that wait for me elsewhere: the most urgent first', () => {
  const games = [
    listing('here'),
    listing('newer', { touched: 9 }),
    listing('older', { touched: 5 }),
    listing('theirs', { turn: 'you' }),
    listing('paused', { stage: 'paused' }),
    listing('later', { due: 20 }),
    listing('soon', { due: 10 }),
  ];
  const next = turnsElsewhere({ games, player: 'me', now: 0 }, 'here');
  expect(next.map(({ id }) => id)).toEqual(['soon', 'later', 'older', 'newer']);
});

describe('somebody is free for another game', () => {
  test.each([
    { when: 'after their turn over days', now: news(SLOW, {}, 0), free: true },
    { when: 'in their turn', now: news(SLOW, {}, 1), free: false },
    { when: 'while others think in a live game', now: news(LIVE_PACES.quick, {}, 0), free: false },
    { when: 'after the end', now: news(LIVE_PACES.quick, { stage: 'over' }, 0), free: true },
    { when: 'who only watches', now: news(SLOW, {}), free: false },
  ])('$when: $free', ({ now, free }) => {
    expect(isFree(now)).toBe(free);
  });
});
