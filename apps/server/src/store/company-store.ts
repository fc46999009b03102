/** Whom people don't want to meet, and what they tell an operator about each other. */
import type { ConductReason } from '@mahjong-fortress/online';
import type { Db, Row } from '../db/db.ts';
import { newId } from './player-store.ts';

interface Report {
  readonly player: string;
  readonly game?: string | undefined;
  readonly reason: ConductReason;
  readonly words?: string | undefined;
}

interface Blocked extends Row {
  readonly player: string;
  readonly name: string;
}

export interface CompanyStore {
  /** False where there is no such player. */
  block(player: string, blocked: string, now: number): Promise<boolean>;
  unblock(player: string, blocked: string): Promise<void>;
  blockedBy(player: string): Promise<readonly Blocked[]>;
  /** Everybody who doesn't want to meet them, and whom they don't. */
  apartFrom(player: string): Promise<ReadonlySet<string>>;
  /** Whether one of the two doesn't want to meet the other. */
  isApart(player: string, others: readonly string[]): Promise<boolean>;
  report(player: string, report: Report, now: number): Promise<boolean>;
}

export function makeCompanyStore(db: Db): CompanyStore {
  return {
    async block(player, blocked, now) {
      const rows = await db.query(
        `insert into block (player, blocked, created) select $1, id, $3 from player where id = $2
         on conflict (player, blocked) do update set created = excluded.created returning blocked`,
        [player, blocked, now],
      );
      return rows.length > 0;
    },
    async unblock(player, blocked) {
      await db.query('delete from block where player = $1 and blocked = $2', [player, blocked]);
    },
    async blockedBy(player) {
      return db.query<Blocked>(
        `select p.id as player, p.name from block b join player p on p.id = b.blocked
         where b.player = $1 order by b.created`,
        [player],
      );
    },
    async apartFrom(player) {
      const rows = await db.query<{ other: string }>(
        'select blocked as other from block where player = $1 union select player from block where blocked = $1',
        [player],
      );
      return new Set(rows.map(({ other }) => other));
    },
    async isApart(player, others) {
      if (others.length === 0) return false;
      const rows = await db.query(
        `select 1 from block where (player = $1 and blocked = any($2::text[]))
         or (blocked = $1 and player = any($2::text[])) limit 1`,
        [player, [...others]],
      );
      return rows.length > 0;
    },
    async report(player, { player: about, game, reason, words }, now) {
      const rows = await db.query(
        `insert into report (id, player, about, game, reason, words, created)
         select $1, $2, id, $4, $5, $6, $7 from player where id = $3 returning id`,
        [newId(), player, about, game ?? null, reason, words ?? null, now],
      );
      return rows.length > 0;
    },
  };
}
