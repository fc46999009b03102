/** Several servers on one PostgreSQL, bad weather between them and the people, and no bus for a while. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startPostgres, startRedis } from './support/databases.ts';
import type { Weather } from './support/person.ts';
import { freePort } from './support/ports.ts';
import { NO_POSTGRES, NO_REDIS } from './support/programs.ts';
import { startServerProcess } from './support/server-process.ts';
import { expectSound, finished, seatRobots, tell } from './support/tables.ts';

const GAMES = Number(process.env.ORDEAL_GAMES ?? 3);

/** Some texts are lost with their socket, some come twice, some late and out of order. */
const BAD: Weather = () => {
  const luck = Math.random();
  if (luck < 0.01) return [];
  if (luck < 0.07) return [0, 40 * Math.random()];
  return luck < 0.2 ? [60 * Math.random()] : [0];
};

test('a race of three nodes loses nothing and does nothing twice', async ({ skip, onTestFinished }) => {
  const postgres = await startPostgres();
  if (!postgres) return skip(NO_POSTGRES);
  onTestFinished(postgres.stop);
  let redis = await startRedis();
  if (!redis) return skip(NO_REDIS);
  onTestFinished(() => redis?.stop());
  const { port } = redis;
  const env = { DATABASE_URL: postgres.url, BUS_URL: redis.url };
  const ports = [await freePort(), await freePort(), await freePort()];
  const servers = await Promise.all(ports.map((own) => startServerProcess({ port: own, env })));
  onTestFinished(async () => {
    await Promise.all(servers.map((server) => server.kill()));
  });
  const urls = servers.map(({ url }) => url);
  const games = await Promise.all(
    Array.from({ length: GAMES }, () => seatRobots({ urls, people: 3, weather: BAD })),
  );
  const ends = Promise.all(games.map(finished));
  for (let cut = 0; cut < 2; cut++) {
    await sleep(700);
    await redis?.stop();
    await sleep(700);
    redis = await startRedis(port);
  }
  for (const [index, end] of (await ends).entries()) {
    const game = games[index];
    if (game) expectSound(game, end);
    expect(end.watched.last.table.outcome?.how).toBe('played');
  }
  tell('three servers in bad weather, the bus cut twice', await ends);
});
