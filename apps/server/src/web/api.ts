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
import { makeRecord } from '@mahjong-fortress/match';
import { MOST_SEATS, PROTOCOL, readPace } from '@mahjong-fortress/online';
import { Hono } from 'hono';
import type { Placing } from '../hall/hall.ts';
import type { Games } from '../online-game.ts';
import { recordOf } from '../table/record.ts';
import { playersOf } from '../table/table.ts';
import { type AnsweringWorld, type ApiContext, bodyOf, type Env, makeAnswering } from './answering.ts';
import { addDaily, type DailyWorld } from './daily-api.ts';
import { addDevices, type DeviceWorld } from './device-api.ts';
import { listed } from './listing.ts';
import { addMe, type MeWorld } from './me-api.ts';
import { addNotices, type NoticeWorld } from './notice-api.ts';
import { isOwnOrigin } from './origin.ts';

export interface ApiWorld extends AnsweringWorld, MeWorld, DeviceWorld, DailyWorld, NoticeWorld {
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
  const { hall, players, gameStore, games, metrics, publicUrl } = world;
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
    return tooMuch(c, 'requests', addressOf(c)) ?? next();
  });

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
      ...(player ? { you: { player: player.id, name: player.name } } : {}),
    });
  });

  addMe(app, world, answering);
  addDaily(app, world, answering);
  addNotices(app, world, answering);
  addDevices(app, world, answering);

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

  app.get('/api/games', async (c) => c.json(await listed(world, await gameStore.open(world.now()))));

  app.get('/api/games/:id/record', async (c) => {
    const table = await hall.room(c.req.param('id')).table();
    if (!table.ok) return refuse(c, 404, table.error);
    const record = recordOf(table.value, await players.names(playersOf(table.value)), world.now());
    return record.ok
      ? c.json(makeRecord(table.value.game.rules, record.value))
      : refuse(c, 409, record.error);
  });

  app.get('/api/health', (c) =>
    world.isHealthy()
      ? c.json({ ok: true })
      : c.json({ ok: false, reason: 'The database doesn’t answer.' }, 503),
  );

  app.get('/metrics', (c) => {
    const { rooms, visitors } = hall.count();
    return c.text(metrics.text({ sockets: world.sockets(), tables_in_memory: rooms, visitors }));
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
