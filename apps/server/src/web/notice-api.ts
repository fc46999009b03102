/** Notices, for those who asked for them. */
import { problem } from '@mahjong-fortress/base/problem';
import { fields, optional, text } from '@mahjong-fortress/base/reader';
import type { Hono } from 'hono';
import type { NoticeStore } from '../notices/notice-store.ts';
import { isPushService } from '../notices/push.ts';
import type { PushKey } from '../notices/push-key.ts';
import { readQuietHours } from '../notices/quiet-hours.ts';
import { type Answering, bodyOf, type Env } from './answering.ts';

export interface NoticeWorld {
  readonly notices: NoticeStore;
  /** Only where people come over https. */
  readonly pushKey: PushKey | undefined;
  now(): number;
}

const readSubscription = fields({
  endpoint: text(1000),
  keys: fields({ p256dh: text(200), auth: text(100) }),
});
const readEndpoint = fields({ endpoint: text(1000) });
const readWish = fields({ quiet: optional(readQuietHours) });

export function addNotices(
  app: Hono<Env>,
  { notices, pushKey, now }: NoticeWorld,
  answering: Answering,
): void {
  const { refuse, asPlayer } = answering;
  const noPush = problem('no-push', '', 'Notices need https.');

  app.get('/api/push', (c) => (pushKey ? c.json({ key: pushKey.public }) : refuse(c, 404, noPush)));

  app.post(
    '/api/me/push',
    asPlayer(async (c, player) => {
      if (!pushKey) return refuse(c, 404, noPush);
      const body = await bodyOf(c, readSubscription);
      if (!body.ok) return refuse(c, 400, body.error);
      if (!isPushService(body.value.endpoint))
        return refuse(
          c,
          400,
          problem('push-service', 'endpoint', 'This server doesn’t know this push service.'),
        );
      await notices.subscribe(player.id, body.value, now());
      return c.body(null, 204);
    }),
  );

  app.delete(
    '/api/me/push',
    asPlayer(async (c, player) => {
      const body = await bodyOf(c, readEndpoint);
      if (!body.ok) return refuse(c, 400, body.error);
      await notices.unsubscribe(player.id, body.value.endpoint);
      return c.body(null, 204);
    }),
  );

  app.put(
    '/api/me/notices',
    asPlayer(async (c, player) => {
      const body = await bodyOf(c, readWish);
      if (!body.ok) return refuse(c, 400, body.error);
      await notices.setQuiet(player.id, body.value.quiet);
      return c.body(null, 204);
    }),
  );
}
