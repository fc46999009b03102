/** Days off: slow clocks wait, live ones don't, and a year has only so many. */
import type { Pace } from '@mahjong-fortress/online';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePlayerStore } from '../src/store/player-store.ts';
import { dueOf } from '../src/table/due.ts';
import type { LoggedTable } from '../src/table/table.ts';
import { after, begun, turnPlayed } from './support/logs.ts';
import { type OwnHall, openOwnHall } from './support/own-hall.ts';
import { tableRequest } from './support/tables.ts';

const DAY = 86_400_000;
const SLOW: Pace = { type: 'slow', days: 1 };
const LIVE: Pace = { type: 'live', bank: 3600, increment: 0 };

let own: OwnHall;

beforeAll(async () => {
  own = await openOwnHall();
});

afterAll(() => own.close());

const away = (seat: number) => ({ seat, body: { type: 'away', until: 9 * DAY } }) as const;
const back = (seat: number) => ({ seat, body: { type: 'back' } }) as const;

test('a clock stands still from the first day off to the last', () => {
  let table = after(begun(SLOW), away(0), DAY / 4);
  expect(table.clock).toEqual({ left: [0.75 * DAY, DAY] });
  expect(dueOf(table)).toBeUndefined();
  table = after(table, back(0), 8 * DAY);
  expect(dueOf(table)).toBe(8.75 * DAY);
});

test('a turn that begins in a holiday has all its days afterwards', () => {
  let table = turnPlayed(turnPlayed(begun(SLOW), DAY / 2), 0.9 * DAY);
  table = after(table, away(1), 0.9 * DAY);
  expect(dueOf(table)).toBe(1.9 * DAY);
  table = turnPlayed(table, DAY);
  expect(dueOf(table)).toBeUndefined();
  expect(dueOf(after(table, back(1), 7 * DAY))).toBe(8 * DAY);
});

test('who plays on a day off just plays', () => {
  const table = turnPlayed(after(begun(SLOW), away(0), 0), DAY / 2);
  expect(table.clock.running).toEqual({ seat: 1, since: DAY / 2 });
});

async function game(host: string, pace: Pace): Promise<() => Promise<LoggedTable>> {
  const { setup, game: name, cid } = tableRequest({ people: 2 });
  const seats = [{ type: 'host' }, { type: 'computer', level: 'novice' }] as const;
  const wanted = { cid, game: name, setup, seats, pace, public: false, rated: false, host };
  const made = await own.hall.create(wanted);
  if (!made.ok) throw new Error(made.error.message);
  expect(await own.ask(made.value, host, { type: 'start' })).toBeUndefined();
  return async () => {
    const table = await own.hall.room(made.value).table();
    if (!table.ok) throw new Error(table.error.message);
    return table.value;
  };
}

test('it is written into all slow games once, also into later ones, and ends by itself or early', async () => {
  const { holidays, hall, now, pass } = own;
  const { player } = await makePlayerStore(own.db).create('Ann', now());
  const slow = await game(player.id, SLOW);
  const live = await game(player.id, LIVE);
  expect(await holidays.begin(player.id, 20, now())).toMatchObject({ ok: true, value: { daysLeft: 8 } });
  expect(await holidays.begin(player.id, 1, now())).toMatchObject({ error: { code: 'holiday' } });
  await hall.keepHolidays();
  await hall.keepHolidays();
  const isAway = (table: LoggedTable): boolean => table.away.has(0);
  expect(isAway(await slow())).toBe(true);
  expect((await slow()).entries.filter(({ body }) => body.type === 'away').length).toBe(1);
  expect(isAway(await live())).toBe(false);
  const later = await game(player.id, SLOW);
  await hall.keepHolidays();
  expect(isAway(await later())).toBe(true);

  pass(5.5 * DAY);
  await holidays.end(player.id, now());
  await hall.keepHolidays();
  expect(isAway(await slow())).toBe(false);
  expect(isAway(await later())).toBe(false);
  pass(DAY);
  expect(await holidays.begin(player.id, 23, now())).toMatchObject({ error: { code: 'no-days-left' } });
  expect(await holidays.begin(player.id, 22, now())).toMatchObject({ ok: true, value: { daysLeft: 0 } });
  await hall.keepHolidays();
  pass(22 * DAY);
  await hall.keepHolidays();
  expect(isAway(await slow())).toBe(false);
});
