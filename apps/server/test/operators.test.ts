/** What operators look at: whether a server is well, what it does, and how a home network comes to it. */
import { rmSync } from 'node:fs';
import pg from 'pg';
import { expect, test } from 'vitest';
import { call } from './support/person.ts';
import { freePort } from './support/ports.ts';
import { dataFolder, postgresDatabase, sharedServer } from './support/prepared.ts';
import { NO_POSTGRES } from './support/programs.ts';
import { startServerProcess } from './support/server-process.ts';
import { finished, seatRobots } from './support/tables.ts';

/** The text format of Prometheus: help and type before each figure. */
const FIGURE =
  /^# HELP (?<name>mahjong_fortress_[a-z0-9_]+) .+\n# TYPE \k<name> (?<type>counter|gauge)\n\k<name> (?<value>-?[\d.e+-]+)\n/;

function figuresIn(text: string): ReadonlyMap<string, number> {
  const figures = new Map<string, number>();
  for (let rest = text; rest !== ''; ) {
    const { name = '', type, value } = FIGURE.exec(rest)?.groups ?? {};
    expect(name, `what comes next: ${rest.slice(0, 200)}`).not.toBe('');
    expect(name.endsWith('_total'), name).toBe(type === 'counter');
    expect(figures.has(name), `${name} comes once`).toBe(false);
    figures.set(name, Number(value));
    rest = rest.replace(FIGURE, '');
  }
  return figures;
}

test('health and metrics', async () => {
  const { url } = sharedServer();
  expect(await call(`${url}/api/health`, undefined)).toMatchObject({ status: 200, value: { ok: true } });
  const look = async () => {
    const response = await fetch(`${url}/metrics`);
    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    return figuresIn(await response.text());
  };
  const before = await look();
  const game = await seatRobots({ urls: [url], people: 2, areIdle: true });
  const during = await look();
  const grown = (name: string) =>
    (during.get(`mahjong_fortress_${name}`) ?? 0) - (before.get(`mahjong_fortress_${name}`) ?? 0);
  // Two sit and watch, one sits down, it begins.
  expect(grown('entries_total')).toBeGreaterThanOrEqual(3);
  expect(grown('messages_total')).toBeGreaterThanOrEqual(5);
  expect(during.get('mahjong_fortress_sockets')).toBeGreaterThanOrEqual(3);
  expect(during.get('mahjong_fortress_tables_in_memory')).toBeGreaterThanOrEqual(1);
  expect(during.get('mahjong_fortress_resident_bytes')).toBeGreaterThan(10_000_000);
  for (const robot of game.robots) await robot.ask({ type: 'resign' }).catch(() => {});
  await finished(game);
});

test('a server without its database is not well, and says so', async ({ skip, onTestFinished }) => {
  const database = await postgresDatabase();
  if (database === undefined) return skip(NO_POSTGRES);
  const server = await startServerProcess({ port: await freePort(), env: { DATABASE_URL: database } });
  onTestFinished(() => server.kill());
  expect((await call(`${server.url}/api/health`, undefined)).status).toBe(200);
  const name = new URL(database).pathname.slice(1);
  const client = new pg.Client({ connectionString: new URL('postgres', database).href });
  await client.connect();
  await client.query(`drop database ${name} with (force)`);
  await client.end();
  await expect
    .poll(() => call(`${server.url}/api/health`, undefined), { timeout: 60_000 })
    .toMatchObject({ status: 503, value: { ok: false } });
  expect((await fetch(`${server.url}/metrics`)).status).toBe(200);
});

/** A disk without room, as the database tells of it: it goes on answering, and its heart beats in room that it has already. */
const NO_ROOM = `
  create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'No space left on device' using errcode = 'disk_full'; end $$;
  create trigger no_room before insert on entry execute function no_room()`;

test('a server whose disk is full is not well, shows what there is, and goes on where there is room', async ({
  skip,
  onTestFinished,
}) => {
  const database = await postgresDatabase();
  if (database === undefined) return skip(NO_POSTGRES);
  const server = await startServerProcess({ port: await freePort(), env: { DATABASE_URL: database } });
  onTestFinished(() => server.kill());
  const { url } = server;
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  onTestFinished(() => client.end());
  const { id, people, robots, watcher } = await seatRobots({ urls: [url], people: 2, areIdle: true });
  const [robot] = robots;
  const before = await robot?.ask({ type: 'phrase', phrase: 'hello' });
  await client.query(NO_ROOM);
  const asked = robot?.ask({ type: 'phrase', phrase: 'oops' });
  const health = () => call(`${url}/api/health`, undefined);
  await expect.poll(health, { timeout: 60_000 }).toMatchObject({ status: 503, value: { ok: false } });
  expect((await call(`${url}/api/me`, people[0])).value.games).toMatchObject([{ id }]);
  await client.query('drop trigger no_room on entry');
  expect(await asked).toBe((before ?? 0) + 1);
  await expect.poll(health, { timeout: 60_000 }).toMatchObject({ status: 200, value: { ok: true } });
  for (const one of [...robots, watcher]) one.close();
});

test('with --lan it tells the home network where it is, and answers there', async ({ onTestFinished }) => {
  const data = dataFolder('lan');
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  const server = await startServerProcess({ port: await freePort(), env: { DATA: data }, args: ['--lan'] });
  onTestFinished(() => server.kill());
  await expect.poll(server.output).toMatch(/For everybody in your network|is in no network/);
  const [, address] = /For everybody in your network: (http:\S+)\//.exec(server.output()) ?? [];
  // All of 127.0.0.0/8 is this machine, and only a server that listens everywhere answers at another of its addresses.
  const other = address ?? server.url.replace('127.0.0.1', '127.0.0.2');
  expect((await call(`${other}/api/health`, undefined)).status).toBe(200);
  const response = await fetch(`${other}/api/me`, {
    method: 'POST',
    headers: { origin: other },
    body: '{}',
  });
  expect(response.status).toBe(201);
  expect(response.headers.get('set-cookie')).toMatch(
    /^mf-player=[\w-]{22}; Path=\/; .*HttpOnly; SameSite=Lax$/,
  );
  // The code for the cameras of phones.
  if (address) expect(server.output()).toMatch(/[▀▄█]{10}/);
});
