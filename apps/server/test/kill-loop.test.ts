/** The server dies in the middle of everything, again and again: nothing that was acknowledged is lost or done twice. */
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startPostgres, temporaryFolder } from './support/databases.ts';
import { freePort } from './support/ports.ts';
import { NO_POSTGRES } from './support/programs.ts';
import { startServerProcess } from './support/server-process.ts';
import { expectSound, finished, seatRobots, tell } from './support/tables.ts';

const GAMES = Number(process.env.ORDEAL_GAMES ?? 3);
const KILLS = Number(process.env.ORDEAL_KILLS ?? 2);

async function killLoop(env: Readonly<Record<string, string>>): Promise<void> {
  const port = await freePort();
  let server = await startServerProcess({ port, env });
  onTestFinished(() => server.kill());
  const urls = [server.url];
  const games = await Promise.all(Array.from({ length: GAMES }, () => seatRobots({ urls, people: 2 })));
  const ends = Promise.all(games.map(finished));
  for (let kill = 0; kill < KILLS; kill++) {
    await sleep(300 + Math.random() * 1500);
    await server.kill();
    server = await startServerProcess({ port, env });
  }
  for (const [index, end] of (await ends).entries()) {
    const game = games[index];
    if (game) expectSound(game, end);
    expect(end.watched.last.table.outcome?.how).toBe('played');
  }
  tell(`${KILLS} kills on ${env.DATABASE_URL ? 'PostgreSQL' : 'the embedded database'}`, await ends);
}

test('the embedded database survives being killed', async () => {
  const data = temporaryFolder('kill');
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  await killLoop({ DATA: data });
});

test('a server on PostgreSQL survives being killed', async ({ skip }) => {
  const postgres = await startPostgres();
  if (!postgres) return skip(NO_POSTGRES);
  onTestFinished(postgres.stop);
  await killLoop({ DATABASE_URL: postgres.url });
});
