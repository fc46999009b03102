/** Once more: everybody one seat further on, and whoever watched watches on. */
import { expect, test } from 'vitest';
import { sharedServer } from './support/prepared.ts';
import { startRobot } from './support/robot.ts';
import { seatRobots } from './support/tables.ts';

test('a rematch is one table, with the seats rotated', async () => {
  const urls = [sharedServer().url];
  const game = await seatRobots({ urls, people: 2, computers: ['novice'], areIdle: true });
  const [first, second] = game.robots;
  if (!first || !second) throw new Error('nobody is here');

  await expect(second.ask({ type: 'rematch' })).rejects.toThrow('not-over');
  await first.ask({ type: 'resign' });
  await second.ask({ type: 'resign' });
  await expect(game.watcher.ask({ type: 'rematch' })).rejects.toThrow('not-seated');
  // Both want it at the same moment: one asks, the other is told.
  const wishes = await Promise.allSettled([first, second].map((robot) => robot.ask({ type: 'rematch' })));
  expect(wishes.filter(({ status }) => status === 'fulfilled').length).toBe(1);
  const all = [first, second, game.watcher];
  const tables = await Promise.all(all.map(async (robot) => (await robot.until(isNext)).table.next));
  expect(new Set(tables).size).toBe(1);

  const next = tables[0] ?? '';
  const again = game.people.map((person) =>
    startRobot({ urls, person, game: next, rules: game.rules, isIdle: true }),
  );
  const [host] = again;
  const { table, seat } = (await host?.ready) ?? {};
  expect(seat).toBe(1);
  expect(table?.seats).toMatchObject([
    { type: 'computer', level: 'novice' },
    { type: 'person', player: game.people[0]?.id },
    { type: 'person', player: game.people[1]?.id },
  ]);
  await host?.ask({ type: 'start' });
  await again[1]?.until(({ table: { stage } }) => stage === 'playing');
  for (const robot of [...all, ...again]) robot.close();
});

function isNext({ table }: { readonly table: { readonly next?: string } }): boolean {
  return table.next !== undefined;
}
