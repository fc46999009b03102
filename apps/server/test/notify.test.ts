/** Two servers on one PostgreSQL and nothing else between them. */
import pg from 'pg';
import { expect, test } from 'vitest';
import { freePort } from './support/ports.ts';
import { postgresDatabase } from './support/prepared.ts';
import { NO_POSTGRES } from './support/programs.ts';
import { startRobot } from './support/robot.ts';
import { startServerProcess } from './support/server-process.ts';
import { expectSound, finished, seatRobots } from './support/tables.ts';

const CHANNEL = 'mahjong_fortress_wake';
const DAY = 86_400_000;

/** A device whose clock is so much off. */
function withClockOff(ms: number): Readonly<Record<string, string>> {
  const module = `const now = Date.now; Date.now = () => now() + ${ms};`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(module)}` };
}

test('PostgreSQL itself wakes the servers, and tells them the time', async ({ skip, onTestFinished }) => {
  const database = await postgresDatabase();
  if (database === undefined) return skip(NO_POSTGRES);
  const servers = await Promise.all(
    [DAY, -DAY].map(async (off) =>
      startServerProcess({
        port: await freePort(),
        env: { DATABASE_URL: database, ...withClockOff(off) },
      }),
    ),
  );
  onTestFinished(async () => {
    await Promise.all(servers.map((server) => server.kill()));
  });
  const bus = new pg.Client({ connectionString: database });
  await bus.connect();
  onTestFinished(() => bus.end());
  const wakes: string[] = [];
  bus.on('notification', ({ payload = '' }) => wakes.push(payload));
  await bus.query(`listen ${CHANNEL}`);

  const urls = servers.map(({ url }) => url);
  const pace = { type: 'live', bank: 600, increment: 0 } as const;
  const game = await seatRobots({ urls, people: 3, pace });
  const end = await finished(game);
  expectSound(game, end);
  expect(end.watched.last.table.outcome?.how).toBe('played');
  const { heard } = end.watched;
  expect(heard.filter(({ what }) => what.type === 'late')).toEqual([]);
  // No clock of a device has got into the log: a day would show.
  const times = heard.map(({ at }) => at);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeLessThan(DAY / 2);
  expect(Math.abs(Date.now() - (times[0] ?? 0))).toBeLessThan(DAY / 2);
  expect(wakes.some((text) => text.includes(game.id))).toBe(true);

  // Woken by name, a server looks: nothing in the log has changed, so nothing else would have made it.
  const [person] = game.people;
  if (!person) throw new Error('nobody is here');
  const onlooker = startRobot({
    urls: urls.slice(0, 1),
    person,
    game: game.id,
    rules: game.rules,
    isIdle: true,
  });
  const first = await onlooker.ready;
  await bus.query('select pg_notify($1, $2)', [CHANNEL, `test ${game.id}`]);
  const next = await onlooker.until((news) => news !== first);
  expect(next.list).toEqual([]);
  onlooker.close();
});
