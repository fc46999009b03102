/** Several servers on one PostgreSQL, bad weather between them and the people, and no bus for a while. */
import { setTimeout as sleep } from 'node:timers/promises';
import { ownRandom } from '@mahjong-fortress/base/volume';
import { expect, test } from 'vitest';
import { startRedis } from './support/databases.ts';
import type { Weather } from './support/person.ts';
import { freePort } from './support/ports.ts';
import { postgresDatabase } from './support/prepared.ts';
import { NO_POSTGRES, NO_REDIS } from './support/programs.ts';
import { startServerProcess } from './support/server-process.ts';
import { games } from './support/sizes.ts';
import { expectSound, finished, seatRobots, tell } from './support/tables.ts';

const GAMES = games({ usual: 3, ordeal: 50 });
const random = ownRandom('weather');

/** Some texts are lost with their socket, some come twice, some late and out of order. */
const BAD: Weather = () => {
  const luck = random.below(100);
  if (luck < 1) return [];
  if (luck < 7) return [0, random.below(40)];
  return luck < 20 ? [random.below(60)] : [0];
};

test('a race of three nodes loses nothing and does nothing twice', async ({ skip, onTestFinished }) => {
  const database = await postgresDatabase();
  if (database === undefined) return skip(NO_POSTGRES);
  let redis = await startRedis();
  if (!redis) return skip(NO_REDIS);
  onTestFinished(() => redis?.stop());
  const { port } = redis;
  const env = { DATABASE_URL: database, BUS_URL: redis.url };
  const ports = [await freePort(), await freePort(), await freePort()];
  const servers = await Promise.all(ports.map((own) => startServerProcess({ port: own, env })));
  onTestFinished(async () => {
    await Promise.all(servers.map((server) => server.kill()));
  });
  const urls = servers.map(({ url }) => url);
  const seated = await Promise.all(
    Array.from({ length: GAMES }, () => seatRobots({ urls, people: 3, weather: BAD })),
  );
  const each = seated.map(finished);
  const ends = Promise.all(each);
  // Once early on, and once among those that have gone on for long.
  for (const moment of [sleep(300 + random.below(1000)), Promise.any(each)]) {
    await moment;
    await redis?.stop();
    await sleep(700);
    redis = await startRedis(port);
  }
  for (const [index, end] of (await ends).entries()) {
    const game = seated[index];
    if (game) expectSound(game, end);
    expect(end.watched.last.table.outcome?.how).toBe('played');
  }
  tell('three servers in bad weather, the bus cut twice', await ends);
});
