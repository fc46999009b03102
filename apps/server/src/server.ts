/** Puts the parts together: database, bus, computers, hall, and what listens for people. */
import { createServer, type Server as HttpServer, type RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { SILENT_BUS } from './bus/bus.ts';
import { openNotifyBus } from './bus/notify-bus.ts';
import { openRedisBus } from './bus/redis-bus.ts';
import { openComputers } from './computers/computers.ts';
import { type Db, StartProblem } from './db/db.ts';
import { migrate } from './db/migrations.ts';
import { openPglite } from './db/pglite.ts';
import { openPostgres } from './db/postgres.ts';
import { startBadges } from './gallery/badges.ts';
import { moderatorCheck } from './gallery/care-api.ts';
import { startStatistics } from './gallery/statistics.ts';
import { startTally } from './gallery/tally.ts';
import { type Hall, openHall } from './hall/hall.ts';
import { openWays } from './notices/ways.ts';
import { type Games, loadGames } from './online-game.ts';
import { adoptOpenGames, type DifferingGame } from './rules-check.ts';
import type { Settings } from './settings.ts';
import { makeAppender } from './store/appender.ts';
import { type GameStore, makeGameStore } from './store/game-store.ts';
import { newId } from './store/player-store.ts';
import { startPulse } from './store/pulse.ts';
import { makeStores } from './store/stores.ts';
import { makeApi } from './web/api.ts';
import { makeLimits } from './web/limiter.ts';
import { makeLineServer } from './web/line-server.ts';
import { makeMetrics } from './web/metrics.ts';

export interface ServerOptions extends Settings {
  /** The module that lists the games. */
  readonly registry: string;
  /** Answers what is not for the server: the files of the game. */
  readonly site?: RequestListener;
}

export interface RunningServer {
  readonly http: HttpServer;
  /** Ends everything that is under way and gives the database back. */
  close(): Promise<void>;
}

const NAMED_GAMES = 10;

function refusalOf(differing: readonly DifferingGame[]): StartProblem {
  const named = differing.slice(0, NAMED_GAMES).map(({ game, id, why }) => `  ${game} ${id}: ${why}`);
  const more = differing.length > NAMED_GAMES ? [`  … and ${differing.length - NAMED_GAMES} more`] : [];
  const message = [
    `With these rules ${differing.length} open games come to something else:`,
    ...named,
    ...more,
    'Start the build that they were played with, or set OTHER_RULES=close to serve all others and keep these closed.',
  ].join('\n');
  return new StartProblem({ code: 'other-rules', message });
}

function isForServer(url: string | undefined): boolean {
  return /^\/(api\/|metrics(\?|$)|(gallery|f|by)([/?]|$))/.test(url ?? '');
}

export async function openServer(options: ServerOptions): Promise<RunningServer> {
  const games = await loadGames(options.registry);
  const db = options.databaseUrl ? await openPostgres(options.databaseUrl) : await openPglite(options.data);
  const node = newId();
  try {
    await migrate(db);
    const gameStore = makeGameStore(db);
    const differing = await adoptOpenGames(gameStore, games);
    if (differing.length > 0 && !options.keepsGoing) throw refusalOf(differing);
    return await openHouse(options, { games, db, node, gameStore });
  } catch (error) {
    await db.close();
    throw error;
  }
}

interface Foundations {
  readonly games: Games;
  readonly db: Db;
  readonly node: string;
  readonly gameStore: GameStore;
}

async function openHouse(
  options: ServerOptions,
  { games, db, node, gameStore }: Foundations,
): Promise<RunningServer> {
  const { databaseUrl, busUrl, publicUrl, trustsProxy, generosity } = options;
  const metrics = makeMetrics();
  // What the rooms remember of clocks is out of date after an outage.
  let hall: Hall | undefined;
  const pulse = await startPulse(db, () => hall?.forgetAll());
  const { now } = pulse;
  const appender = makeAppender(db, now);
  const computers = openComputers(options.registry);
  const onWake = (game: string): void => hall?.catchUp(game);
  const bus = busUrl
    ? openRedisBus(busUrl, node, onWake)
    : databaseUrl
      ? openNotifyBus(databaseUrl, node, onWake)
      : SILENT_BUS;
  const stores = makeStores(db, node);
  const { players } = stores;
  const opened = openHall(
    { ...stores, games, gameStore, appender, computers, bus, metrics, now, upSince: now() },
    { polls: db.isShared },
  );
  hall = opened;
  const limits = makeLimits(generosity);
  const build = [...games.values()].map(({ version }) => version).join('-');
  const lines = makeLineServer({ hall: opened, players, limits, metrics, build, publicUrl, generosity });
  const ways = await openWays({ db, ...stores, publicUrl, mailServer: options.mailServer, now });
  const { worth, badges } = stores.gallery;
  const stopTally = startTally({ worth, games, now });
  const stopStatistics = startStatistics(db);
  const shown = [...games.values()].find(({ gallery }) => gallery)?.gallery;
  const stopBadges = shown ? startBadges({ badges, game: shown, registry: options.registry, now }) : () => {};
  const api = makeApi({
    ...stores,
    db,
    games,
    hall: opened,
    gameStore,
    ...ways,
    limits,
    metrics,
    build,
    publicUrl,
    trustsProxy,
    now,
    isHealthy: () => pulse.isSound() && appender.isSound(),
    sockets: lines.count,
    dismiss: lines.dismiss,
    isModerator: moderatorCheck(options),
  });
  const answerApi = getRequestListener((request, env) => api.fetch(request, env as never));
  const http = createServer((request, response) => {
    if (isForServer(request.url) || !options.site) answerApi(request, response);
    else options.site(request, response);
  });
  http.on('upgrade', lines.upgrade);

  async function close(): Promise<void> {
    ways.stop();
    stopTally();
    stopStatistics();
    stopBadges();
    opened.close();
    lines.close();
    http.close();
    http.closeIdleConnections();
    await appender.finish();
    await computers.close();
    pulse.close();
    await bus.close();
    await db.close();
  }
  return { http, close };
}
