/** Whole games over real sockets, on the embedded database. */
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { openRecordValue } from '@mahjong-fortress/match';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from './support/databases.ts';
import { call } from './support/person.ts';
import { freePort } from './support/ports.ts';
import { type ServerProcess, startServerProcess } from './support/server-process.ts';
import { expectSound, finished, seatRobots } from './support/tables.ts';

let server: ServerProcess;
const data = temporaryFolder('playing');

beforeAll(async () => {
  server = await startServerProcess({ port: await freePort(), env: { DATA: data } });
});

afterAll(async () => {
  await server.kill('SIGTERM');
  rmSync(data, { recursive: true, force: true });
});

test.each([
  { game: 'mahjong-fortress', people: 2 },
  { game: 'mahjong-fortress', people: 2, computers: ['novice'] },
  { game: 'towers', people: 3 },
])('robots play $game with $people people to the end', async (wish) => {
  const game = await seatRobots({ urls: [server.url], ...wish });
  const commitment = game.watcher.news()?.about?.commitment;
  const end = await finished(game);
  expectSound(game, end);
  const outcome = end.watched.last.table.outcome;
  expect(outcome?.how).toBe('played');
  if (commitment)
    expect(
      createHash('sha256')
        .update(outcome?.seed ?? '')
        .digest('hex'),
    ).toBe(commitment);

  const { status, value } = await call(`${server.url}/api/games/${game.id}/record`, undefined);
  expect(status).toBe(200);
  const opened = openRecordValue(game.rules, value);
  if (!opened.ok) throw new Error(`${opened.error.path}: ${opened.error.message}`);
  expect(opened.value.record.result).toEqual(outcome?.points);
});

test('a second server on the same folder explains itself', async () => {
  const second = await startServerProcess({ port: await freePort(), env: { DATA: data } });
  expect(await second.exit).toBe(1);
  expect(second.output()).toContain('Another server is using the data');
});
