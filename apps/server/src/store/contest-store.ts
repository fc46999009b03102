/** The contests of the days: one deal for everybody, and how everybody did. */
import { randomBytes } from 'node:crypto';
import { secretSeedFrom } from '@mahjong-fortress/base/secret-seed';
import type { Db, Row } from '../db/db.ts';
import type { DailyGame } from '../online-game.ts';
import { endOf } from '../table/contest.ts';

interface Attempt extends Row {
  readonly id: string;
  readonly player: string;
  readonly points: number;
}

/** What everybody plays on a day. */
export interface ContestDeal extends Row {
  /** Secret while the day lasts. */
  readonly seed: string;
  /** Null for days on which it was not kept yet: what was played was all in the date then. */
  readonly played: DailyGame | null;
}

export interface ContestStore {
  /** The deal of a day: made when it is asked for first, the same for all servers. */
  dealFor(game: string, day: string, draw: () => Promise<DailyGame>): Promise<ContestDeal>;
  /** If anybody has played that day. */
  dealOf(game: string, day: string): Promise<ContestDeal | undefined>;
  /** The last day before that one on which somebody came to the end. */
  playedBefore(game: string, day: string): Promise<string | undefined>;
  /** Those who came to the end on that day, the best first. */
  attempts(game: string, day: string): Promise<readonly Attempt[]>;
}

export function makeContestStore(db: Db): ContestStore {
  async function dealOf(game: string, day: string): Promise<ContestDeal | undefined> {
    const [deal] = await db.query<ContestDeal>(
      'select seed, played from contest where game = $1 and day = $2',
      [game, day],
    );
    return deal;
  }

  return {
    dealOf,
    async dealFor(game, day, draw) {
      const before = await dealOf(game, day);
      if (before) return before;
      await db.query(
        'insert into contest (game, day, seed, played) values ($1, $2, $3, $4::jsonb) on conflict (game, day) do nothing',
        [game, day, secretSeedFrom(randomBytes(32)), JSON.stringify(await draw())],
      );
      const deal = await dealOf(game, day);
      if (!deal) throw new Error(`no deal for ${day}`);
      return deal;
    },
    async playedBefore(game, day) {
      const [row] = await db.query<{ day: string | null }>(
        `select max(settings->>'daily') as day from game
         where game = $1 and settings->>'daily' < $2 and result->>'how' = 'played'`,
        [game, day],
      );
      return row?.day ?? undefined;
    },
    attempts: (game, day) =>
      db.query<Attempt>(
        `select id, players->>0 as player, (result->'points'->>0)::double precision as points from game
         where game = $1 and settings->>'daily' = $2 and result->>'how' = 'played'
         and (result->>'at')::double precision < $3
         order by points desc, (result->>'at')::double precision`,
        [game, day, endOf(day)],
      ),
  };
}
