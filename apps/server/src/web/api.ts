/** What is asked once and not over a line: who I am, which tables there are, how the server is. */
import { type Problem, problem } from '@mahjong-fortress/base/problem';
import {
  fields,
  listOf,
  optional,
  parseJson,
  type Read,
  refine,
  text,
  variants,
  yesNo,
} from '@mahjong-fortress/base/reader';
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import { makeRecord } from '@mahjong-fortress/match';
import { MOST_SEATS, PROTOCOL, readPace } from '@mahjong-fortress/online';
import { type Context, Hono } from 'hono';
import type { Hall, Placing } from '../hall/hall.ts';
import type { Games } from '../online-game.ts';
import type { GameListing, GameStore } from '../store/game-store.ts';
import type { Player, PlayerStore } from '../store/player-store.ts';
import { recordOf } from '../table/record.ts';
import { cookieFor, noCookie, playerOf } from './identity.ts';
import type { Limited, Limits } from './limiter.ts';
import type { Metrics } from './metrics.ts';
import { guestName, readName } from './names.ts';
import { isOwnOrigin } from './origin.ts';

export interface ApiWorld {
  readonly games: Games;
  readonly hall: Hall;
  readonly gameStore: GameStore;
  readonly players: PlayerStore;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly build: string;
  readonly publicUrl: string | undefined;
  readonly trustsProxy: boolean;
  now(): number;
  isHealthy(): boolean;
  sockets(): number;
}

interface Bindings {
  readonly incoming: { readonly socket: { readonly remoteAddress?: string } };
}
type Env = { Bindings: Bindings; Variables: { player: Player } };
type ApiContext = Context<Env>;

/** A layout with everything around it. */
const BODY_LIMITS = { textLength: 65_536, depth: 24 };

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
  setup: (value) => ok(value),
  seats: readSeats,
  pace: readPace,
  public: yesNo,
});

const readGuest = fields({ name: optional(text(100)) });

function addressOf(c: ApiContext, { trustsProxy }: ApiWorld): string {
  const forwarded = trustsProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return forwarded ?? c.env.incoming.socket.remoteAddress ?? '';
}

async function bodyOf<T>(c: ApiContext, read: Read<T>): Promise<Result<T, Problem>> {
  const length = Number(c.req.header('content-length') ?? 0);
  if (length > BODY_LIMITS.textLength * 4) return err(problem('too-large', '', 'This is too much at once.'));
  const value = parseJson((await c.req.text()) || '{}', BODY_LIMITS);
  return value.ok ? read(value.value, '') : value;
}

export function makeApi(world: ApiWorld): Hono<Env> {
  const { hall, players, gameStore, games, limits, metrics, publicUrl } = world;
  const isSecure = publicUrl?.startsWith('https:') ?? false;
  const app = new Hono<Env>();

  function refuse(
    c: ApiContext,
    status: 400 | 401 | 403 | 404 | 409 | 429,
    { code, path, message }: Problem,
  ) {
    metrics.count('refusals');
    return c.json({ code, path, reason: message }, status);
  }

  /** A sentence that says when again, or nothing. */
  function tooMuch(c: ApiContext, what: Limited, key: string) {
    const waitMs = limits[what].take(key);
    if (waitMs === 0) return undefined;
    const seconds = Math.ceil(waitMs / 1000);
    c.header('Retry-After', `${seconds}`);
    return refuse(
      c,
      429,
      problem('too-many', '', `That was a lot at once. Try again in ${seconds} seconds.`),
    );
  }

  const me = (c: ApiContext) => playerOf(players, c.req.header('cookie'), isSecure);
  const noPlayer = (c: ApiContext) =>
    refuse(c, 401, problem('no-player', '', 'The server doesn’t know you yet.'));

  async function listed(list: readonly GameListing[]) {
    const names = await players.names([...new Set(list.flatMap(({ players: ids }) => ids))]);
    const games = list.map(({ players: ids, settings, turn, due, ...game }) => ({
      ...game,
      seats: settings.seats,
      pace: settings.pace,
      setup: settings.setup,
      players: ids.map((id) => ({ player: id, name: names.get(id) ?? '' })),
      ...(turn === null ? {} : { turn }),
      ...(due == null ? {} : { due }),
    }));
    return { games, now: world.now() };
  }

  app.use('*', async (c, next) => {
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
    const { origin, host } = c.req.header();
    if (c.req.method !== 'GET' && !isOwnOrigin({ origin, host }, publicUrl)) {
      return refuse(c, 403, problem('foreign-origin', '', 'This page belongs to another site.'));
    }
    return tooMuch(c, 'requests', addressOf(c, world)) ?? next();
  });

  app.get('/api/hello', async (c) => {
    const player = await me(c);
    return c.json({
      protocol: PROTOCOL,
      build: world.build,
      games: [...games.values()].map(({ rules, seats, levels }) => ({ id: rules.id, seats, levels })),
      ...(player ? { you: { player: player.id, name: player.name } } : {}),
    });
  });

  app.post('/api/me', async (c) => {
    const body = await bodyOf(c, readGuest);
    if (!body.ok) return refuse(c, 400, body.error);
    const name = body.value.name === undefined ? undefined : readName(body.value.name);
    if (name && !name.ok) return refuse(c, 400, name.error);
    const known = await me(c);
    if (known) {
      if (!name) return c.json({ player: known.id, name: known.name });
      const refused = tooMuch(c, 'names', known.id);
      if (refused) return refused;
      await players.rename(known.id, name.value);
      // Those who sit with them read it at once.
      for (const { id } of await gameStore.of(known.id)) hall.catchUp(id);
      return c.json({ player: known.id, name: name.value });
    }
    const refused = tooMuch(c, 'guests', addressOf(c, world));
    if (refused) return refused;
    const { player, token } = await players.create(name?.value ?? guestName(), world.now());
    c.header('Set-Cookie', cookieFor(token, isSecure));
    return c.json({ player: player.id, name: player.name }, 201);
  });

  app.get('/api/me', async (c) => {
    const player = await me(c);
    if (!player) return noPlayer(c);
    return c.json({
      player: player.id,
      name: player.name,
      ...(await listed(await gameStore.of(player.id))),
    });
  });

  app.delete('/api/me', async (c) => {
    const player = await me(c);
    if (!player) return noPlayer(c);
    await players.remove(player.id);
    c.header('Set-Cookie', noCookie(isSecure));
    return c.body(null, 204);
  });

  app.post('/api/games', async (c) => {
    const player = await me(c);
    if (!player) return noPlayer(c);
    const refused = tooMuch(c, 'tables', player.id);
    if (refused) return refused;
    const body = await bodyOf(c, readNewTable);
    if (!body.ok) return refuse(c, 400, body.error);
    const made = await hall.create({ ...body.value, host: player.id });
    return made.ok ? c.json({ id: made.value }, 201) : refuse(c, 400, made.error);
  });

  app.get('/api/games', async (c) => c.json(await listed(await gameStore.open(world.now()))));

  app.get('/api/games/:id/record', async (c) => {
    const table = await hall.room(c.req.param('id')).table();
    if (!table.ok) return refuse(c, 404, table.error);
    const { seats } = table.value;
    const names = await players.names(seats.flatMap((seat) => (seat.type === 'person' ? [seat.player] : [])));
    const record = recordOf(table.value, names);
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
