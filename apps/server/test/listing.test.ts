/** What people read before they sit down: open tables, their own games, each other's names. */
import { expect, test } from 'vitest';
import { call, meet } from './support/person.ts';
import { sharedServer } from './support/prepared.ts';
import { finished, makeTable, seatRobots } from './support/tables.ts';

const { url } = sharedServer();

const listed = async (id: string) => {
  const { value } = await call(`${url}/api/games`, undefined);
  return value.games.find((game: { id: string }) => game.id === id);
};

test('an open table says how many seats are free', async () => {
  const host = await meet(url);
  const id = await makeTable(url, host, { people: 2, computers: ['novice'], public: true });
  expect(await listed(id)).toMatchObject({ seats: 3, free: 1, here: false });
  const full = await makeTable(url, host, { people: 1, computers: ['novice'], public: true });
  expect(await listed(full)).toBeUndefined();
});

test('a game of one’s own says whose turn it is and until when', async () => {
  const pace = { type: 'slow', days: 3 } as const;
  const { id, people, robots, watcher } = await seatRobots({
    urls: [url],
    people: 2,
    pace,
    areIdle: true,
  });
  const { value } = await call(`${url}/api/me`, people[1]);
  const [game] = value.games;
  expect(game).toMatchObject({ id, stage: 'playing', turn: people[0]?.id });
  expect(game.due - value.now).toBeGreaterThan(2.9 * 24 * 3600_000);
  expect(game.due - value.now).toBeLessThanOrEqual(3 * 24 * 3600_000);

  await call(`${url}/api/me`, people[1], 'POST', { name: 'Quiet Crane' });
  const seatOf = ({ table }: { table: { seats: readonly unknown[] } }) => table.seats[1];
  const news = await robots[0]?.until((now) => (seatOf(now) as { name: string }).name === 'Quiet Crane');
  expect(news?.table.stage).toBe('playing');
  for (const robot of [...robots, watcher]) robot.close();
});

test('the best games of others are public ones that were played to their end, most points first', async () => {
  const best = async () => {
    const { value } = await call(`${url}/api/best/mahjong-fortress`, undefined);
    return value.games as readonly { id: string; points: readonly number[]; players: readonly unknown[] }[];
  };
  const games = await Promise.all(
    [true, true, false].map((isPublic) => seatRobots({ urls: [url], people: 2, public: isPublic })),
  );
  await Promise.all(games.map(finished));
  // Others play on this server, too.
  const listing = (await best()).filter(({ id }) => games.some((game) => game.id === id));
  expect(listing.map(({ id }) => id).sort()).toEqual([games[0]?.id, games[1]?.id].sort());
  const [first = 0, second = 0] = listing.map(({ points }) => Math.max(...points));
  expect(first).toBeGreaterThanOrEqual(second);
  expect(listing[0]?.players).toHaveLength(2);
});
