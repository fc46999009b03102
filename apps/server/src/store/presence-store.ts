/** Who is at which table, on all nodes together; a node that died is believed for half a minute. */
import type { Db } from '../db/db.ts';
import { makeBatches, rowsBy } from './batches.ts';

export const BELIEVED_MS = 30_000;
export const REFRESH_MS = 10_000;

interface Visit {
  readonly game: string;
  readonly player: string;
}

export interface Presence {
  readonly here: boolean;
  readonly seen: number;
}

export interface PresenceStore {
  put(visits: readonly Visit[], here: boolean, now: number): Promise<void>;
  of(game: string, now: number): Promise<ReadonlyMap<string, Presence>>;
}

interface Visits {
  readonly visits: readonly Visit[];
  readonly here: boolean;
  readonly seen: number;
}

type PresenceRow = Presence & Visit & Record<string, unknown>;

export function makePresenceStore(db: Db, node: string): PresenceStore {
  const puts = makeBatches<Visits, void>(async (wanted) => {
    // Of somebody who comes and goes, the last counts.
    const rows = new Map(
      wanted.flatMap(({ visits, here, seen }) =>
        visits.map(({ game, player }) => [`${game} ${player}`, { game, player, here, seen }]),
      ),
    );
    await db.query(
      `insert into presence (game, player, node, here, seen)
       select v.game, v.player, $2, v.here, v.seen
       from jsonb_to_recordset($1::jsonb) as v (game text, player text, here boolean, seen double precision)
       -- Who has been deleted leaves no trace by leaving.
       join player p on p.id = v.player
       on conflict (game, player, node) do update set here = excluded.here, seen = excluded.seen`,
      [JSON.stringify([...rows.values()]), node],
    );
    return () => {};
  });

  const looks = makeBatches<{ readonly game: string; readonly now: number }, readonly PresenceRow[]>(
    async (questions) => {
      const rows = await db.query<PresenceRow>(
        `select game, player, bool_or(here and seen > $2) as here, max(seen) as seen from presence
         where game = any($1::text[]) group by game, player`,
        [questions.map(({ game }) => game), Math.max(...questions.map(({ now }) => now)) - BELIEVED_MS],
      );
      const games = rowsBy(rows, ({ game }) => game);
      return ({ game }) => games.get(game) ?? [];
    },
  );

  return {
    async put(visits, here, seen) {
      if (visits.length > 0) await puts.ask({ visits, here, seen });
    },
    async of(game, now) {
      const rows = await looks.ask({ game, now });
      return new Map(rows.map(({ player, here, seen }) => [player, { here, seen }]));
    },
  };
}
