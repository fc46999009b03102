/** A server that is gone for a while in the last seconds of somebody's time. */
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from './support/ports.ts';
import { dataFolder } from './support/prepared.ts';
import { startServerProcess } from './support/server-process.ts';
import { seatRobots } from './support/tables.ts';

const BANK = 4;

test('no flag falls while nothing runs, and it falls all the same', async () => {
  const data = dataFolder('restart');
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  const port = await freePort();
  let server = await startServerProcess({ port, env: { DATA: data } });
  onTestFinished(() => server.kill());
  const pace = { type: 'live', bank: BANK, increment: 0 } as const;
  const game = await seatRobots({ urls: [server.url], people: 2, pace, areIdle: true });
  const [robot] = game.robots;
  const begun = await robot?.until(({ table }) => table.clocks?.running?.seat === 0);
  await sleep(1000);
  await server.kill();
  // Longer than what was left.
  await sleep(BANK * 1000);
  server = await startServerProcess({ port, env: { DATA: data } });
  const late = await robot?.until(({ table }) => table.late === 0);
  const since = begun?.table.clocks?.running?.since ?? 0;
  const flag = late?.list.find(({ what }) => what.type === 'late');
  // By the clock of the game: all of the bank was used, and the outage was no part of it.
  expect((flag?.at ?? 0) - since).toBeGreaterThanOrEqual(BANK * 1000);
  expect(late?.table.clocks).toMatchObject({ left: [0, BANK * 1000] });
  for (const one of [...game.robots, game.watcher]) one.close();
});
