/** What operators do: stop, back up, restore, and start a build with other rules. */
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from './support/databases.ts';
import { call } from './support/person.ts';
import { freePort } from './support/ports.ts';
import { type ServerProcess, startServerProcess } from './support/server-process.ts';
import { finished, seatRobots } from './support/tables.ts';

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
  const data = temporaryFolder('keeping');
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
  cpSync(path.join(data, 'database'), path.join(copy, 'database'), { recursive: true });
  rmSync(data, { recursive: true, force: true });

  const registry = path.join(copy, 'other-rules.mjs');
  writeFileSync(registry, OTHER_RULES);
  const refused = await startServerProcess({ port, env: { DATA: copy, GAMES: registry } });
  expect(await refused.exit).toBe(1);
  expect(refused.output()).toContain(game.id);
  expect(refused.output()).toContain('OTHER_RULES=close');

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
