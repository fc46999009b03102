/** What people read before they sit down: open tables, their own games, each other's names. */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from './support/databases.ts';
import { call, meet } from './support/person.ts';
import { freePort } from './support/ports.ts';
import { type ServerProcess, startServerProcess } from './support/server-process.ts';
import { makeTable, seatRobots } from './support/tables.ts';

let server: ServerProcess;
const data = temporaryFolder('listing');

beforeAll(async () => {
  server = await startServerProcess({ port: await freePort(), env: { DATA: data } });
});

afterAll(async () => {
  await server.kill('SIGTERM');
  rmSync(data, { recursive: true, force: true });
});

const listed = async (id: string) => {
  const { value } = await call(`${server.url}/api/games`, undefined);
  return value.games.find((game: { id: string }) => game.id === id);
};

test('an open table says how many seats are free', async () => {
  const host = await meet(server.url);
  const id = await makeTable(server.url, host, { people: 2, computers: ['novice'], public: true });
  expect(await listed(id)).toMatchObject({ seats: 3, free: 1, here: false });
  const full = await makeTable(server.url, host, { people: 1, computers: ['novice'], public: true });
  expect(await listed(full)).toBeUndefined();
});

test('a game of one’s own says whose turn it is and until when', async () => {
  const pace = { type: 'slow', days: 3 } as const;
  const { id, people, robots, watcher } = await seatRobots({
    urls: [server.url],
    people: 2,
    pace,
    areIdle: true,
  });
  const { value } = await call(`${server.url}/api/me`, people[1]);
  const [game] = value.games;
  expect(game).toMatchObject({ id, stage: 'playing', turn: people[0]?.id });
  expect(game.due - value.now).toBeGreaterThan(2.9 * 24 * 3600_000);
  expect(game.due - value.now).toBeLessThanOrEqual(3 * 24 * 3600_000);

  await call(`${server.url}/api/me`, people[1], 'POST', { name: 'Quiet Crane' });
  const seatOf = ({ table }: { table: { seats: readonly unknown[] } }) => table.seats[1];
  const news = await robots[0]?.until((now) => (seatOf(now) as { name: string }).name === 'Quiet Crane');
  expect(news?.table.stage).toBe('playing');
  for (const robot of [...robots, watcher]) robot.close();
});
