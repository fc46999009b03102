/** Who is at which table, on all nodes together; a node that died is believed for half a minute. */
import type { Db } from '../db/db.ts';

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

export function makePresenceStore(db: Db, node: string): PresenceStore {
  return {
    async put(visits, here, now) {
      if (visits.length === 0) return;
      await db.query(
        `insert into presence (game, player, node, here, seen)
         select v.game, v.player, $2, $3, $4 from jsonb_to_recordset($1::jsonb) as v (game text, player text)
         -- Who has been deleted leaves no trace by leaving.
         join player p on p.id = v.player
         on conflict (game, player, node) do update set here = excluded.here, seen = excluded.seen`,
        [JSON.stringify(visits), node, here, now],
      );
    },
    async of(game, now) {
      const rows = await db.query<{ player: string; here: boolean; seen: number }>(
        `select player, bool_or(here and seen > $2) as here, max(seen) as seen from presence
         where game = $1 group by player`,
        [game, now - BELIEVED_MS],
      );
      return new Map(rows.map(({ player, here, seen }) => [player, { here, seen }]));
    },
  };
}
