/** Who wants to be told about their turns on which browsers, and when not. */
import type { QuietHours } from '@mahjong-fortress/online';
import type { Db, Row } from '../db/db.ts';
import type { PushSubscription } from './push-encryption.ts';
import type { WayToTell } from './waiting-store.ts';

export interface NoticeStore {
  subscribe(player: string, subscription: PushSubscription, now: number): Promise<void>;
  unsubscribe(player: string, endpoint: string): Promise<void>;
  setQuiet(player: string, quiet: QuietHours | undefined): Promise<void>;
  quietOf(player: string): Promise<QuietHours | undefined>;
  subscriptions(player: string): Promise<readonly PushSubscription[]>;
  forget(endpoint: string): Promise<void>;
}

const MINUTE = 60_000;

export const PUSH: WayToTell = {
  wishes: 'notice_wish',
  condition: 'exists (select 1 from push p where p.player = w.player)',
  reminded: 'reminded',
  momentMs: MINUTE / 2,
  digestMs: 15 * MINUTE,
};

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
    async quietOf(player) {
      const [row] = await db.query<{ quiet: QuietHours | null }>(
        'select quiet from notice_wish where player = $1',
        [player],
      );
      return row?.quiet ?? undefined;
    },
    subscriptions: (player) =>
      db.query<PushSubscription & Row>('select endpoint, keys from push where player = $1', [player]),
    async forget(endpoint) {
      await db.query('delete from push where endpoint = $1', [endpoint]);
    },
  };
}
