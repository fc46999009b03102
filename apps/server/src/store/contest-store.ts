/** The contests of the days: one deal for everybody, and how everybody did. */
import { randomBytes } from 'node:crypto';
import { secretSeedFrom } from '@mahjong-fortress/base/secret-seed';
import type { Db, Row } from '../db/db.ts';
import { endOf } from '../table/contest.ts';

interface Attempt extends Row {
  readonly id: string;
  readonly player: string;
  readonly points: number;
}

export interface ContestStore {
  /** The secret seed of a day: made when it is asked for first, the same for all servers. */
  seedFor(game: string, day: string): Promise<string>;
  /** If anybody has played that day. */
  seedOf(game: string, day: string): Promise<string | undefined>;
  /** Those who came to the end on that day, the best first. */
  attempts(game: string, day: string): Promise<readonly Attempt[]>;
}

export function makeContestStore(db: Db): ContestStore {
  async function seedOf(game: string, day: string): Promise<string | undefined> {
    const [row] = await db.query<{ seed: string }>('select seed from contest where game = $1 and day = $2', [
      game,
      day,
    ]);
    return row?.seed;
  }

  return {
    seedOf,
    async seedFor(game, day) {
      await db.query(
        'insert into contest (game, day, seed) values ($1, $2, $3) on conflict (game, day) do nothing',
        [game, day, secretSeedFrom(randomBytes(32))],
      );
      const seed = await seedOf(game, day);
      if (seed === undefined) throw new Error(`no deal for ${day}`);
      return seed;
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
