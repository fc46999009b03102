/** What the first version of the server has stored opens for ever, and goes on. */
import { readFileSync, rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { openPglite } from '../src/db/pglite.ts';
import { temporaryFolder } from './support/databases.ts';
import { call, type Person } from './support/person.ts';
import { freePort } from './support/ports.ts';
import { startRobot } from './support/robot.ts';
import { startServerProcess } from './support/server-process.ts';
import { rulesOf } from './support/tables.ts';

const SCHEMA_1 = readFileSync(new URL('fixtures/schema-1.sql', import.meta.url), 'utf8');
const ID = 'oldTable';

function oldPerson(name: string): Person {
  return { id: `oldPlayer${name}`, cookie: `mf-player=${`token-of-old-${name}`.padEnd(22, '0')}` };
}

test('a data folder of the first version', async () => {
  const data = temporaryFolder('old');
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  const db = await openPglite(data);
  await db.script(SCHEMA_1);
  await db.close();
  const server = await startServerProcess({ port: await freePort(), env: { DATA: data } });
  onTestFinished(() => server.kill());
  const people = ['Ann', 'Ben'].map(oldPerson);
  const { status, value } = await call(`${server.url}/api/me`, people[0]);
  expect(status).toBe(200);
  expect(value).toMatchObject({ name: 'Old Ann', games: [{ id: ID, stage: 'playing', rated: false }] });
  const rules = rulesOf('mahjong-fortress');
  const robots = people.map((person) => startRobot({ urls: [server.url], person, game: ID, rules }));
  const reports = await Promise.all(robots.map((robot) => robot.finished));
  for (const { last, heard } of reports) {
    expect(last.table.outcome).toMatchObject({ how: 'played', seed: `deal-${'0123456789abcdef'.repeat(4)}` });
    expect(heard.slice(0, 3).map(({ what }) => what.type)).toEqual(['sat', 'sat', 'started']);
  }
  expect((await call(`${server.url}/api/games/${ID}/record`, undefined)).status).toBe(200);
  for (const robot of robots) robot.close();
});
