/** What is asked once and not over a line: which tables there are, how the server is; the rest is beside it. */
import { problem } from '@mahjong-fortress/base/problem';
import {
  anything,
  fields,
  listOf,
  optional,
  type Read,
  refine,
  text,
  variants,
  yesNo,
} from '@mahjong-fortress/base/reader';
import { err, ok } from '@mahjong-fortress/base/result';
import type { Placing } from '@mahjong-fortress/online';
import { MOST_SEATS, PROTOCOL, readPace } from '@mahjong-fortress/online';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { addGallery, type GalleryWorld } from '../gallery/gallery-api.ts';
import { addPages } from '../gallery/pages/pages.ts';
import { addStopPage } from '../notices/stop-page.ts';
import type { Games } from '../online-game.ts';
import {
  type AnsweringWorld,
  type ApiContext,
  bodyOf,
  type Env,
  MOST_BODY_BYTES,
  makeAnswering,
  TOO_LARGE,
} from './answering.ts';
import { addDaily, type DailyWorld } from './daily-api.ts';
import { addDevices, type DeviceWorld } from './device-api.ts';
import { listed } from './listing.ts';
import { addMe, type MeWorld } from './me-api.ts';
import { METRICS_TYPE } from './metrics.ts';
import { addNotices, type NoticeWorld } from './notice-api.ts';
import { isOwnOrigin } from './origin.ts';
import { NOT_STORABLE } from './storable.ts';
import { tableRecord } from './table-record.ts';

export interface ApiWorld
  extends AnsweringWorld,
    MeWorld,
    DeviceWorld,
    DailyWorld,
    NoticeWorld,
    GalleryWorld {
  readonly games: Games;
  readonly build: string;
  isHealthy(): boolean;
  sockets(): number;
}

const readPlacing: Read<Placing> = variants({ host: {}, open: {}, computer: { level: text(40) } });

/** Everybody else may take what is left open, but the host can sit only once. */
const readSeats = refine(listOf(readPlacing, MOST_SEATS), (seats, path) =>
  seats.filter(({ type }) => type === 'host').length <= 1
    ? ok(seats)
    : err(problem('seats', path, 'The host has one seat.')),
);

const readNewTable = fields({
  cid: text(40),
  game: text(40),
  setup: anything,
  seats: readSeats,
  pace: readPace,
  public: yesNo,
  rated: optional(yesNo),
});

export function makeApi(world: ApiWorld): Hono<Env> {
  const { hall, company, gameStore, games, metrics, publicUrl } = world;
  const answering = makeAnswering(world);
  const { refuse, tooMuch, addressOf, me, asPlayer } = answering;
  const app = new Hono<Env>();

  app.use('*', async (c, next) => {
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
    const { origin, host } = c.req.header();
    if (c.req.method !== 'GET' && !isOwnOrigin({ origin, host }, publicUrl)) {
      return refuse(c, 403, problem('foreign-origin', '', 'This page belongs to another site.'));
    }
    // A page of the gallery comes with two dozen pictures.
    const kind = /^\/(f\/\w+\/picture|gallery\/style)/.test(c.req.path) ? 'pictures' : 'requests';
    const refused = tooMuch(c, kind, addressOf(c));
    if (refused) return refused;
    // Its one spelling; a path and a query are decoded once.
    return c.req.url.includes('%00') ? refuse(c, 400, NOT_STORABLE) : next();
  });
  app.use(
    '*',
    bodyLimit({ maxSize: MOST_BODY_BYTES, onError: (c) => refuse(c as ApiContext, 400, TOO_LARGE) }),
  );

  app.get('/api/hello', async (c) => {
    const player = await me(c);
    return c.json({
      protocol: PROTOCOL,
      build: world.build,
      games: [...games.values()].map(({ rules, seats, levels, daily }) => ({
        id: rules.id,
        seats,
        levels,
        ...(daily ? { daily: true } : {}),
      })),
      ...([...games.values()].some(({ gallery }) => gallery) ? { gallery: true } : {}),
      ...(player ? { you: { player: player.id, name: player.name } } : {}),
    });
  });

  addMe(app, world, answering);
  addDaily(app, world, answering);
  addNotices(app, world, answering);
  addStopPage(app, world);
  addDevices(app, world, answering);
  addGallery(app, world, answering);
  addPages(app, world, answering);

  app.post(
    '/api/games',
    asPlayer(async (c, player) => {
      const refused = tooMuch(c, 'tables', player.id);
      if (refused) return refused;
      const body = await bodyOf(c, readNewTable);
      if (!body.ok) return refuse(c, 400, body.error);
      const made = await hall.create({ ...body.value, rated: body.value.rated ?? false, host: player.id });
      return made.ok ? c.json({ id: made.value }, 201) : refuse(c, 400, made.error);
    }),
  );

  app.get('/api/games', async (c) => {
    const player = await me(c);
    const apart = player ? await company.apartFrom(player.id) : new Set<string>();
    // Where they couldn't sit down anyway.
    const open = (await gameStore.open(world.now())).filter(
      ({ players: people, settings }) => ![settings.host, ...people].some((one) => apart.has(one)),
    );
    return c.json(await listed(world, open));
  });

  app.get('/api/best/:game', async (c) =>
    c.json(await listed(world, await gameStore.best(c.req.param('game'), world.now()))),
  );

  app.get('/api/games/:id/record', async (c) => {
    const found = await tableRecord(world, c.req.param('id'));
    if (!found.ok) return refuse(c, 404, found.error);
    return found.value.ok ? c.json(found.value.value) : refuse(c, 409, found.value.error);
  });

  app.get('/api/health', (c) =>
    world.isHealthy()
      ? c.json({ ok: true })
      : c.json({ ok: false, reason: 'The database doesn’t answer or can’t store anything.' }, 503),
  );

  app.get('/metrics', (c) => {
    const { rooms, visitors } = hall.count();
    c.header('Content-Type', METRICS_TYPE);
    return c.body(metrics.text({ sockets: world.sockets(), tables_in_memory: rooms, visitors }));
  });

  app.notFound((c) =>
    refuse(c as ApiContext, 404, problem('no-such-address', '', 'There is nothing at this address.')),
  );
  app.onError((error, c) => {
    console.error(`${c.req.method} ${c.req.path}: ${error.message}`);
    return c.json(
      { code: 'try-again', path: '', reason: 'Something went wrong here. Try again in a moment.' },
      503,
    );
  });
  return app;
}
