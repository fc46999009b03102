/** Who wants to be told about their turns, where, and what they were told last. */
import type { Db, Row } from '../db/db.ts';
import type { PushSubscription } from './push-encryption.ts';
import type { QuietHours } from './quiet-hours.ts';

/** Somebody who should know something. */
export interface Waiting extends Row {
  readonly player: string;
  readonly told: number;
  readonly quiet: QuietHours | null;
  /** The games in which they are awaited. */
  readonly games: readonly string[];
  /** How many of them are near their deadline. */
  readonly soon: number;
}

export interface NoticeStore {
  subscribe(player: string, subscription: PushSubscription, now: number): Promise<void>;
  unsubscribe(player: string, endpoint: string): Promise<void>;
  setQuiet(player: string, quiet: QuietHours | undefined): Promise<void>;
  subscriptions(player: string): Promise<readonly PushSubscription[]>;
  /** Those who are awaited somewhere, were not told yet, and look at no table. */
  waiting(now: number): Promise<readonly Waiting[]>;
  /** Of several servers that want to tell somebody, one may. */
  claim(waiting: Waiting, now: number): Promise<boolean>;
  forget(endpoint: string): Promise<void>;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Who was at a table a moment ago has seen it. */
const MOMENT_MS = 30_000;
/** One notice for all that happens in such a time. */
const DIGEST_MS = 15 * MINUTE;

/** A quarter of the turn, but no more than a day, before it is over; told once for each deadline. */
const IS_SOON = `(g.settings->'pace'->>'type' = 'slow' and g.due is not null and g.reminded is distinct from g.due
  and g.due + g.lost - $1 < least((g.settings->'pace'->>'days')::double precision / 4, 1) * ${DAY})`;

const WAITING = `
  select w.player, w.told, w.quiet, jsonb_agg(g.id order by g.touched, g.id) as games,
    count(*) filter (where ${IS_SOON})::integer as soon
  from notice_wish w join game g on g.turn = w.player and g.stage = 'playing'
  where w.told < $1 - ${DIGEST_MS}
    and exists (select 1 from push p where p.player = w.player)
    and not exists (select 1 from presence s where s.player = w.player and s.here and s.seen > $1 - ${MOMENT_MS})
  group by w.player, w.told, w.quiet
  having bool_or(g.touched >= w.told and g.touched < $1 - ${MOMENT_MS}) or bool_or(${IS_SOON})
  limit 500`;

export function makeNoticeStore(db: Db): NoticeStore {
  async function wish(player: string): Promise<void> {
    await db.query('insert into notice_wish (player) values ($1) on conflict (player) do nothing', [player]);
  }

  return {
    async subscribe(player, { endpoint, keys }, now) {
      await wish(player);
      await db.query(
        `insert into push (endpoint, player, keys, created) values ($1, $2, $3::jsonb, $4)
         on conflict (endpoint) do update set player = excluded.player, keys = excluded.keys`,
        [endpoint, player, JSON.stringify(keys), now],
      );
    },
    async unsubscribe(player, endpoint) {
      await db.query('delete from push where player = $1 and endpoint = $2', [player, endpoint]);
    },
    async setQuiet(player, quiet) {
      await wish(player);
      await db.query('update notice_wish set quiet = $2::jsonb where player = $1', [
        player,
        quiet ? JSON.stringify(quiet) : null,
      ]);
    },
    subscriptions: (player) =>
      db.query<PushSubscription & Row>('select endpoint, keys from push where player = $1', [player]),
    waiting: (now) => db.query<Waiting>(WAITING, [now]),
    async claim({ player, told, games }, now) {
      const rows = await db.query(
        'update notice_wish set told = $3 where player = $1 and told = $2 returning player',
        [player, told, now],
      );
      if (rows.length === 0) return false;
      await db.query(`update game g set reminded = g.due where g.id = any($2::text[]) and ${IS_SOON}`, [
        now,
        [...games],
      ]);
      return true;
    },
    async forget(endpoint) {
      await db.query('delete from push where endpoint = $1', [endpoint]);
    },
  };
}
