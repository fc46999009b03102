/** Two tabs, two devices, two clicks: one action for each intent. */
import type { News } from '@mahjong-fortress/online';
import { expect, test } from 'vitest';
import { sharedServer } from './support/prepared.ts';
import { startRobot } from './support/robot.ts';
import { finished, seatRobots } from './support/tables.ts';

const { url } = sharedServer();

function headOf(news: News | undefined): number {
  return news ? news.from + news.list.length : 0;
}

test('two devices of one player that both play act once for each state', async () => {
  const urls = [url];
  const seated = await seatRobots({ urls, people: 2 });
  const { people, rules, id } = seated;
  const others = people.map((person) => startRobot({ urls, person, game: id, rules }));
  const end = await finished(seated);
  const reports = [...end.reports, ...(await Promise.all(others.map((robot) => robot.finished)))];
  const log = end.watched.heard;
  const acts = log.filter(({ what }) => what.type === 'acted').map(({ seq }) => seq);
  const acknowledged = reports.flatMap(({ done }) =>
    [...done.values()].filter((seq) => log[seq - 1]?.what.type === 'acted'),
  );
  // Every action belongs to one intent of one device.
  expect(acknowledged.toSorted((a, b) => a - b)).toEqual(acts);
  const codes = new Set(reports.flatMap(({ refused }) => refused.map(({ code }) => code)));
  expect([...codes].filter((code) => !['stale', 'not-your-turn', 'not-playing'].includes(code))).toEqual([]);
  for (const robot of others) robot.close();
});

test('a double click is one action', async () => {
  const { robots, watcher } = await seatRobots({ urls: [url], people: 2, areIdle: true });
  const [robot] = robots;
  await robot?.until(({ table }) => table.turn === 0);
  const before = headOf(robot?.news());
  const clicks = await Promise.allSettled([robot?.move(), robot?.move()]);
  expect(clicks.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(String((clicks[1] as PromiseRejectedResult).reason)).toContain('stale');
  expect(headOf(robot?.news())).toBe(before + 1);
  for (const one of [...robots, watcher]) one.close();
});
