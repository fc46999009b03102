/** Who is away on their turn is decided about by the others, and by nobody before. */
import type { Pace } from '@mahjong-fortress/online';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Visitor } from '../src/hall/room.ts';
import { absenceEnd } from '../src/table/absence.ts';
import { levelAt, stageOf } from '../src/table/table.ts';
import { asked, begun as begunLog, turnPlayed } from './support/logs.ts';
import { type OwnHall, openOwnHall } from './support/own-hall.ts';
import { tableRequest } from './support/tables.ts';

const MINUTE = 60_000;
const LIVE: Pace = { type: 'live', bank: 3600, increment: 0 };
const SLOW: Pace = { type: 'slow', days: 3 };
const UNTIMED: Pace = { type: 'untimed' };

let own: OwnHall;

beforeAll(async () => {
  own = await openOwnHall();
  await own.db.query(
    `insert into player (id, token_hash, name, created) values ('ann', 'a', 'Ann', 0), ('ben', 'b', 'Ben', 0)`,
  );
});

afterAll(() => own.close());

/** Ann is to move; both are here. */
async function begun(pace: Pace) {
  const { hall, ask } = own;
  const { setup, game, cid } = tableRequest({ people: 2 });
  const seats = [{ type: 'host' }, { type: 'open' }] as const;
  const made = await hall.create({ cid, game, setup, seats, pace, public: false, rated: false, host: 'ann' });
  if (!made.ok) throw new Error(made.error.message);
  const id = made.value;
  const [ann, ben] = ['ann', 'ben'].map((player): Visitor => ({ player, send() {} })) as [Visitor, Visitor];
  for (const visitor of [ann, ben]) await hall.room(id).enter(visitor, 0);
  expect(await ask(id, 'ben', { type: 'sit', seat: 1 })).toBeUndefined();
  expect(await ask(id, 'ann', { type: 'start' })).toBeUndefined();
  const table = async () => {
    const now = await hall.room(id).table();
    if (!now.ok) throw new Error(now.error.message);
    return now.value;
  };
  return { id, room: hall.room(id), ann, ben, table };
}

test('away on one’s own turn, after a minute and not before', async () => {
  const { id, room, ann } = await begun(LIVE);
  room.leave(ann);
  own.pass(MINUTE - 1);
  expect(await own.ask(id, 'ben', { type: 'claim' })).toBe('not-late');
  own.pass(1000);
  expect(await own.ask(id, 'ann', { type: 'claim' })).toBe('own-seat');
  expect(await own.ask(id, 'stranger', { type: 'claim' })).toBe('not-seated');
  expect(await own.ask(id, 'ben', { type: 'claim' })).toBeUndefined();
});

test('thinking is not being away, and nobody is away on somebody else’s turn', async () => {
  const { id, room, ben } = await begun(LIVE);
  room.leave(ben);
  own.pass(30 * MINUTE);
  expect(await own.ask(id, 'ben', { type: 'claim' })).toBe('not-late');
  expect(await own.ask(id, 'ann', { type: 'claim' })).toBe('not-late');
});

test('who comes back in time is not late, and another device is enough', async () => {
  const { id, room, ann } = await begun(LIVE);
  const phone: Visitor = { player: 'ann', send() {} };
  await room.enter(phone, 0);
  room.leave(ann);
  own.pass(5 * MINUTE);
  expect(await own.ask(id, 'ben', { type: 'claim' })).toBe('not-late');
  room.leave(phone);
  own.pass(MINUTE / 2);
  await room.enter(ann, 0);
  own.pass(MINUTE);
  expect(await own.ask(id, 'ben', { type: 'claim' })).toBe('not-late');
});

test('a computer plays on until the leaver returns', async () => {
  const { id, room, ann, table } = await begun(LIVE);
  room.leave(ann);
  own.pass(2 * MINUTE);
  expect(await own.ask(id, 'ben', { type: 'substitute', level: 'novice' })).toBeUndefined();
  expect(levelAt(await table(), 0)).toBe('novice');
  expect(await own.ask(id, 'ann', { type: 'pause', wanted: true })).toBe('substituted');
  expect(await own.ask(id, 'ann', { type: 'return' })).toBeUndefined();
  expect(levelAt(await table(), 0)).toBeUndefined();
  expect(await own.ask(id, 'ann', { type: 'return' })).toBe('not-substituted');
  expect(stageOf(await table())).toBe('playing');
});

test('nobody leaves a slow game by looking at something else', async () => {
  const { id, room, ann } = await begun(SLOW);
  room.leave(ann);
  own.pass(2 * 24 * 60 * MINUTE);
  expect(await own.ask(id, 'ben', { type: 'claim' })).toBe('not-late');
});

test.each([
  { pace: LIVE, end: 5000 + MINUTE },
  { pace: UNTIMED, end: 5000 + 5 * MINUTE },
  { pace: SLOW, end: undefined },
])(
  'when the others may decide about Ann, who has been gone since 5000 ($pace.type): $end',
  ({ pace, end }) => {
    const table = begunLog(pace);
    const goneSince = (player: string) => (player === 'ann' ? 5000 : undefined);
    expect(absenceEnd(table, goneSince)).toBe(end);
    expect(
      absenceEnd(table, () => undefined),
      'she is here',
    ).toBeUndefined();
    const paused = ['ann', 'ben'].reduce(
      (now, who) => asked(now, who, { type: 'pause', wanted: true }, 1),
      table,
    );
    expect(absenceEnd(paused, goneSince), 'in a pause').toBeUndefined();
    expect(absenceEnd(turnPlayed(table, 1), goneSince), 'on the turn of somebody else').toBeUndefined();
  },
);

test('the countdown goes on whatever is said, and whoever loads the page again', async () => {
  const { id, room, ann, ben } = await begun(LIVE);
  const absence = async (): Promise<number | undefined> => {
    const again: Visitor = { player: 'ben', send() {} };
    const news = await room.enter(again, 0);
    room.leave(again);
    return news.ok ? JSON.parse(news.value).table.absence : undefined;
  };
  expect(await absence()).toBeUndefined();
  own.pass(10_000);
  room.leave(ann);
  const end = own.now() + MINUTE;
  await vi.waitFor(async () => expect(await absence()).toBe(end));
  own.pass(20_000);
  expect(await own.ask(id, 'ben', { type: 'phrase', phrase: 'hello' })).toBeUndefined();
  expect(await absence()).toBe(end);
  // Nobody is left to remember it.
  room.leave(ben);
  own.hall.forgetAll();
  own.pass(20_000);
  expect(await absence()).toBe(end);
  await room.enter(ann, 0);
  expect(await absence()).toBeUndefined();
});
