/** The server dies in the middle of everything, again and again: nothing that was acknowledged is lost or done twice. */
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { ownRandom, volume } from '@mahjong-fortress/base/volume';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from './support/ports.ts';
import { dataFolder, postgresDatabase } from './support/prepared.ts';
import { NO_POSTGRES } from './support/programs.ts';
import { startServerProcess } from './support/server-process.ts';
import { games, KILLS } from './support/sizes.ts';
import { expectSound, finished, seatRobots, tell } from './support/tables.ts';

const GAMES = games({ usual: 3, ordeal: 100 });
const LEAST_MS = 120_000;

/** A few times a second where there are few; a crowd has to get somewhere in between. */
const LONGEST_PAUSE_MS = volume({ usual: 1500, ordeal: 6000 });

async function killLoop(env: Readonly<Record<string, string>>): Promise<void> {
  const random = ownRandom(`kills ${env.DATABASE_URL ? 'postgres' : 'embedded'}`);
  const port = await freePort();
  let server = await startServerProcess({ port, env });
  onTestFinished(() => server.kill());
  const urls = [server.url];
  const seated = await Promise.all(Array.from({ length: GAMES }, () => seatRobots({ urls, people: 2 })));
  const begun = Date.now();
  let areOver = false;
  const ends = Promise.all(seated.map(finished)).finally(() => {
    areOver = true;
  });
  const isEnough = (kills: number) =>
    Number.isFinite(KILLS) ? kills >= KILLS : areOver && Date.now() - begun > LEAST_MS;
  let kills = 0;
  for (; !isEnough(kills); kills++) {
    await sleep(300 + random.below(LONGEST_PAUSE_MS));
    await server.kill();
    server = await startServerProcess({ port, env });
  }
  for (const [index, end] of (await ends).entries()) {
    const game = seated[index];
    if (game) expectSound(game, end);
    expect(end.watched.last.table.outcome?.how).toBe('played');
  }
  tell(`${kills} kills on ${env.DATABASE_URL ? 'PostgreSQL' : 'the embedded database'}`, await ends);
}

test('the embedded database survives being killed', async () => {
  const data = dataFolder('kill');
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  await killLoop({ DATA: data });
});

test('a server on PostgreSQL survives being killed', async ({ skip }) => {
  const database = await postgresDatabase();
  if (database === undefined) return skip(NO_POSTGRES);
  await killLoop({ DATABASE_URL: database });
});
