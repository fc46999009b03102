/** While no server runs, no clock does. */
import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { migrate } from '../src/db/migrations.ts';
import { openPglite } from '../src/db/pglite.ts';
import { startPulse } from '../src/store/pulse.ts';
import { dataFolder } from './support/prepared.ts';

const HOUR = 3_600_000;

test('the time of an outage is lost to games with a clock, once, and to no others', async ({
  onTestFinished,
}) => {
  const data = dataFolder('outage');
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  const db = await openPglite(data);
  onTestFinished(db.close);
  await migrate(db);
  // What is there already is left alone.
  await migrate(db);
  const values = `'mahjong-fortress', 'rules', '{}', 'seed', 0, 0`;
  await db.query(`insert into game (id, game, rules, settings, seed, created, touched, due) values
    ('live', ${values}, 1000), ('untimed', ${values}, null)`);
  const lost = () => db.query<{ id: string; lost: number }>('select id, lost from game order by id');

  const first = await startPulse(db, () => {});
  first.close();
  expect(await lost()).toEqual([
    { id: 'live', lost: 0 },
    { id: 'untimed', lost: 0 },
  ]);
  await db.query('update pulse set beat = beat - $1', [HOUR]);
  const outages: number[] = [];
  const second = await startPulse(db, (ms) => outages.push(ms));
  second.close();
  const third = await startPulse(db, (ms) => outages.push(ms));
  third.close();
  const [live, untimed] = await lost();
  expect(outages[0]).toBeGreaterThanOrEqual(HOUR);
  expect(live?.lost).toBe(outages.reduce((sum, ms) => sum + ms, 0));
  expect(untimed?.lost).toBe(0);
  expect(second.isSound()).toBe(true);
});
