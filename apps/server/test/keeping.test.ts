/** What operators do: stop, back up, restore, and start a build with other rules. */
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openPostgres } from '../src/db/postgres.ts';
import { temporaryFolder } from './support/databases.ts';
import { dumpOf, rowsOf } from './support/dump.ts';
import { call, meet } from './support/person.ts';
import { freePort } from './support/ports.ts';
import { dataFolder, postgresDatabase } from './support/prepared.ts';
import { findPostgres, NO_POSTGRES } from './support/programs.ts';
import { type ServerProcess, startServerProcess } from './support/server-process.ts';
import { expectSound, finished, seatRobots } from './support/tables.ts';

/** The same games, but the first action of every list is worth a point more: other rules under the same name. */
const OTHER_RULES = `
import { games as real } from ${JSON.stringify(new URL('../registry.ts', import.meta.url).href)};
export const games = real.map((game) => ({
  ...game,
  version: 'other',
  rules: { ...game.rules, standings: (now) => game.rules.standings(now).map((one) => ({ ...one, points: one.points + 1 })) },
}));
`;

test('a game outlives a stop, a backup and a restore, and other rules are refused', async () => {
  const data = dataFolder('keeping');
  const copy = temporaryFolder('backup');
  onTestFinished(() => {
    for (const folder of [data, copy]) rmSync(folder, { recursive: true, force: true });
  });
  const port = await freePort();
  let server: ServerProcess = await startServerProcess({ port, env: { DATA: data } });
  onTestFinished(() => server.kill());
  const game = await seatRobots({ urls: [server.url], people: 2 });
  await game.watcher.until(({ from }) => from > 20);
  // As an operator would: stop, copy the folder, lose it, put the copy back.
  await server.kill('SIGTERM');
  expect(await server.exit).toBe(0);
  const kept = await dumpOf(data);
  cpSync(path.join(data, 'database'), path.join(copy, 'database'), { recursive: true });
  rmSync(data, { recursive: true, force: true });
  expect(await dumpOf(copy)).toBe(kept);

  const registry = path.join(copy, 'other-rules.mjs');
  writeFileSync(registry, OTHER_RULES);
  // Not where the players look for theirs: a table that is closed sends them away for good.
  const elsewhere = await freePort();
  const refused = await startServerProcess({ port: elsewhere, env: { DATA: copy, GAMES: registry } });
  expect(await refused.exit).toBe(1);
  expect(refused.output()).toContain(game.id);
  expect(refused.output()).toContain('OTHER_RULES=close');

  // All the same, and the game stays closed: nobody plays it by rules that it wasn't begun under.
  const closing = { DATA: copy, GAMES: registry, OTHER_RULES: 'close' };
  const other = await startServerProcess({ port: elsewhere, env: closing });
  const guest = await meet(other.url);
  const shut = await call(`${other.url}/api/games/${game.id}/record`, guest);
  expect([shut.status, shut.value.code]).toEqual([404, 'other-rules']);
  expect((await call(`${other.url}/api/games`, guest)).status).toBe(200);
  await other.kill('SIGTERM');

  server = await startServerProcess({ port, env: { DATA: copy } });
  const end = await finished(game);
  expect(end.watched.last.table.outcome?.how).toBe('played');

  // Nothing of a person is left when they want it so.
  const [person] = game.people;
  expect((await call(`${server.url}/api/me`, person, 'DELETE')).status).toBe(204);
  expect((await call(`${server.url}/api/me`, person)).status).toBe(401);
  const { value } = await call(`${server.url}/api/games/${game.id}/record`, undefined);
  expect(value.seats[0]).toEqual({ level: 'human' });
});

test('a dump of PostgreSQL is restored whole, over what is there and into an empty database', async ({
  skip,
}) => {
  const [from, into] = [await postgresDatabase(), await postgresDatabase()];
  const programs = findPostgres();
  if (from === undefined || into === undefined || !programs) return skip(NO_POSTGRES);
  const file = path.join(temporaryFolder('dump'), 'tables.dump');
  const port = await freePort();
  let server = await startServerProcess({ port, env: { DATABASE_URL: from } });
  onTestFinished(() => {
    rmSync(path.dirname(file), { recursive: true, force: true });
    return server.kill();
  });
  const game = await seatRobots({ urls: [server.url], people: 2 });
  await game.watcher.until(({ from: known }) => known > 20);
  const run = (program: string, ...args: string[]) => {
    const { status, stderr } = spawnSync(path.join(programs, program), args, { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  };
  const kept = async (url: string) => {
    const db = await openPostgres(url);
    return rowsOf(db).finally(() => db.close());
  };
  await server.kill('SIGTERM');
  // As docs/SERVER.md says.
  run('pg_dump', '--format=custom', `--file=${file}`, from);
  const rows = await kept(from);
  expect(rows.filter((row) => 'entry' in row).length).toBeGreaterThan(20);
  // What comes afterwards is lost with the restoring.
  const later = await startServerProcess({ port: await freePort(), env: { DATABASE_URL: from } });
  await meet(later.url);
  await later.kill();
  expect(await kept(from)).not.toEqual(rows);
  for (const url of [from, into]) {
    run('pg_restore', '--clean', '--if-exists', '--dbname', url, file);
    expect(await kept(url)).toEqual(rows);
  }

  server = await startServerProcess({ port, env: { DATABASE_URL: into } });
  expectSound(game, await finished(game));
});
