/** Rated games: only people, nothing taken back without being asked for, and each counts once. */
import type { Pace } from '@mahjong-fortress/online';
import { expect, test } from 'vitest';
import { games } from '../registry.ts';
import type { Db } from '../src/db/db.ts';
import { migrate } from '../src/db/migrations.ts';
import { openPostgres } from '../src/db/postgres.ts';
import { makePlayerStore } from '../src/store/player-store.ts';
import { makeRatingStore } from '../src/store/rating-store.ts';
import { clockEntry } from '../src/table/due.ts';
import type { EntryDraft } from '../src/table/entry.ts';
import { ratedPlaces } from '../src/table/rated.ts';
import { type LoggedTable, turnOf } from '../src/table/table.ts';
import { after, asked, begun, refusal } from './support/logs.ts';
import { openOwnHall } from './support/own-hall.ts';
import { postgresDatabase } from './support/prepared.ts';
import { NO_POSTGRES } from './support/programs.ts';
import { tableRequest } from './support/tables.ts';

const LIVE: Pace = { type: 'live', bank: 60, increment: 0 };
const MINUTE = 60_000;

/** Ann has done something that can be taken back, after as much as it takes. */
function acted(people: number): LoggedTable {
  let table = begun(LIVE, people, games[0], true);
  const { rules } = table.game;
  while (turnOf(table) === 0) {
    const now = table;
    const game = now.match?.games.at(-1);
    const next = rules
      .legal(game)
      .map((action) => asked(now, 'ann', { type: 'act', action: rules.makeAction(game, action) }, 1));
    const hidden = next.find((one) => !rules.reveals(one.events.at(-1) ?? []));
    if (hidden) return hidden;
    table = next[0] as LoggedTable;
  }
  throw new Error('everything shows something');
}

test('the next player is asked before anything is taken back', () => {
  const table = acted(3);
  const count = table.match?.actions.length ?? 0;
  const offered = asked(table, 'ann', { type: 'undo' }, 2);
  expect(offered.match?.actions.length).toBe(count);
  expect(refusal(offered, 'ann', { type: 'undo' })).toBe('no-change');
  expect(refusal(offered, 'cleo', { type: 'consent', agreed: true })).toBe('not-asked');
  expect(asked(offered, 'ben', { type: 'consent', agreed: true }, 3).match?.actions.length).toBe(count - 1);
  const refused = asked(offered, 'ben', { type: 'consent', agreed: false }, 3);
  expect(refused.match?.actions.length).toBe(count);
  expect(refusal(refused, 'ben', { type: 'consent', agreed: true })).toBe('not-asked');
});

test('an offer ends with the next action', () => {
  const table = asked(acted(2), 'ann', { type: 'undo' }, 2);
  const { rules } = table.game;
  const game = table.match?.games.at(-1);
  const [action] = rules.legal(game);
  const moved = asked(
    table,
    turnOf(table) === 0 ? 'ann' : 'ben',
    { type: 'act', action: rules.makeAction(game, action) },
    3,
  );
  expect(refusal(moved, 'ben', { type: 'consent', agreed: true })).toBe('not-asked');
});

test('who left has lost, and a game that is not rated changes nothing', () => {
  const resigned = asked(acted(2), 'ben', { type: 'resign' }, 2);
  expect(ratedPlaces(resigned)).toEqual([
    { player: 'ann', place: 1 },
    { player: 'ben', place: 2 },
  ]);
  let late = begun(LIVE, 2, games[0], true);
  late = after(late, clockEntry(late, MINUTE) as EntryDraft, MINUTE);
  const claimed = asked(late, 'ben', { type: 'claim' }, MINUTE + 1);
  expect(ratedPlaces(claimed)?.map(({ place }) => place)).toEqual([2, 1]);
  expect(ratedPlaces(asked(begun(LIVE), 'ben', { type: 'resign' }, 1))).toBeUndefined();
  expect(ratedPlaces(acted(2))).toBeUndefined();
});

const RATED = `insert into game (id, game, rules, settings, seed, created, touched, stage)
  select 'g' || n, 'some-game', 'rules', '{"rated":true}', 'seed', 0, 0, 'over' from generate_series(1, 12) n`;

/** Twelve games of the same four people, counted by two servers at once, each of them several times. */
async function countedOnce(one: Db, other: Db): Promise<void> {
  await migrate(one);
  await one.query(RATED);
  const people = makePlayerStore(one);
  const players = await Promise.all([1, 2, 3, 4].map(async () => (await people.create('A', 0)).player.id));
  const places = players.map((player, index) => ({ player, place: index + 1 }));
  const stores = [makeRatingStore(one), makeRatingStore(other)] as const;
  const ids = await stores[0].uncounted();
  expect(ids.length).toBe(12);
  await Promise.all(
    [...stores, ...stores].flatMap((store) =>
      ids.map((id) => store.count({ id, game: 'some-game', seats: 4, places })),
    ),
  );
  expect(await stores[1].uncounted()).toEqual([]);
  const ratings = await stores[0].of(players);
  const strengths = players.map((player) => ratings.get(player)?.[0]);
  expect(strengths.map((strength) => strength?.games)).toEqual([12, 12, 12, 12]);
  const numbers = strengths.map((strength) => strength?.rating ?? 0);
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
  expect(numbers[0]).toBeGreaterThan(1500);
  for (const strength of strengths) expect(strength?.uncertainty).toBeLessThan(500);
}

test('two servers on one PostgreSQL count every game once', async ({ skip }) => {
  const database = await postgresDatabase();
  if (database === undefined) return skip(NO_POSTGRES);
  const [one, other] = [await openPostgres(database), await openPostgres(database)];
  await countedOnce(one, other);
  await Promise.all([one.close(), other.close()]);
});

test('a rated table tells what it changed, also if its server died before it was counted', async () => {
  const own = await openOwnHall();
  const { db, ask } = own;
  const people = makePlayerStore(db);
  const [ann, ben] = (await Promise.all(['Ann', 'Ben'].map((name) => people.create(name, 0)))).map(
    ({ player }) => player.id,
  ) as [string, string];
  const { setup, game, cid } = tableRequest({ people: 2 });
  const wanted = { cid, game, setup, pace: LIVE, public: false, rated: true, host: ann };
  const computer = [{ type: 'host' }, { type: 'computer', level: 'novice' }] as const;
  expect(await own.hall.create({ ...wanted, seats: computer })).toMatchObject({ error: { code: 'rated' } });
  const made = await own.hall.create({ ...wanted, seats: [{ type: 'host' }, { type: 'open' }] });
  if (!made.ok) throw new Error(made.error.message);
  const id = made.value;
  expect(await ask(id, ann, { type: 'computer', seat: 1, level: 'novice' })).toBe('rated');
  expect(await ask(id, ben, { type: 'sit', seat: 1 })).toBeUndefined();
  expect(await ask(id, ann, { type: 'start' })).toBeUndefined();
  expect(await ask(id, ben, { type: 'resign' })).toBeUndefined();
  const told = async () => {
    const news = await own.hall.room(id).enter({ player: ann, send() {} }, 0);
    return news.ok ? JSON.parse(news.value).table.outcome.ratings : undefined;
  };
  const ratings = await told();
  const first = { rating: 1500, uncertainty: 500 };
  expect(ratings).toMatchObject([{ before: first }, { before: first }]);
  expect(ratings[0].after.rating).toBeGreaterThan(1500);
  expect(ratings[1].after.rating).toBeLessThan(1500);

  // As if it had died between the last entry and the counting.
  await db.query('update game set rated = null');
  await db.query('delete from rating');
  expect(await own.rebuilt(games)).toEqual([]);
  await own.hall.countGames();
  expect(await db.query('select rated from game')).toEqual([{ rated: ratings }]);
  expect(await told()).toEqual(ratings);
  await own.close();
});
