/** What was played with one build goes on, or is shown, with the next one if it comes to the same there. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pace } from '@mahjong-fortress/online';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { games } from '../registry.ts';
import type { AnyRules, OnlineGame } from '../src/online-game.ts';
import { recordOf } from '../src/table/record.ts';
import { type LoggedTable, stageOf, turnOf } from '../src/table/table.ts';
import { type OwnHall, openOwnHall } from './support/own-hall.ts';
import { tableRequest } from './support/tables.ts';

const PEOPLE = ['ann', 'ben'];
const UNTIMED: Pace = { type: 'untimed' };

let own: OwnHall;

beforeEach(async () => {
  own = await openOwnHall();
  await own.db.query(
    `insert into player (id, token_hash, name, created) values ('ann', 'a', 'Ann', 0), ('ben', 'b', 'Ben', 0)`,
  );
});

afterEach(() => own.close());

async function begun(): Promise<string> {
  const { setup, game, cid } = tableRequest({ people: 2 });
  const seats = [{ type: 'host' }, { type: 'open' }] as const;
  const wanted = { cid, game, setup, seats, pace: UNTIMED, public: false, rated: false, host: 'ann' };
  const made = await own.hall.create(wanted);
  if (!made.ok) throw new Error(made.error.message);
  expect(await own.ask(made.value, 'ben', { type: 'sit', seat: 1 })).toBeUndefined();
  expect(await own.ask(made.value, 'ann', { type: 'start' })).toBeUndefined();
  return made.value;
}

async function tableOf(id: string): Promise<LoggedTable> {
  const table = await own.hall.room(id).table();
  if (!table.ok) throw new Error(table.error.code);
  return table.value;
}

/** Why a table is not shown; whoever runs the server is told, too. */
async function codeOf(id: string): Promise<string | undefined> {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const table = await own.hall.room(id).table();
  expect(said.mock.calls.join()).toContain(id);
  said.mockRestore();
  return table.ok ? undefined : table.error.code;
}

/** Whoever is to move does what is allowed first, so many times or to the end; the actions there are then. */
async function played(id: string, most = Number.POSITIVE_INFINITY): Promise<number> {
  for (let times = 0; times < most; ) {
    const table = await tableOf(id);
    if (stageOf(table) === 'over') break;
    const turn = turnOf(table);
    // The rules move by themselves.
    if (turn === undefined) await sleep(1);
    else {
      const { rules } = table.game;
      const now = table.match?.games.at(-1);
      const [action] = rules.legal(now);
      const wish = { type: 'act', action: rules.makeAction(now, action) } as const;
      expect(await own.ask(id, PEOPLE[turn] ?? '', wish)).toBeUndefined();
      times++;
    }
  }
  return (await tableOf(id)).match?.actions.length ?? 0;
}

function withRules(change: (rules: AnyRules) => Partial<AnyRules>): readonly OnlineGame[] {
  return games.map((game) => ({
    ...game,
    version: 'other',
    rules: { ...game.rules, ...change(game.rules) },
  }));
}

async function rulesOf(id: string): Promise<unknown> {
  const [row] = await own.db.query('select rules from game where id = $1', [id]);
  return row?.rules;
}

test('sources that change nothing: what goes on goes on, what is over is shown', async () => {
  const [open, over, given] = [await begun(), await begun(), await begun()];
  const before = await played(open, 6);
  await played(over);
  expect(await own.ask(given, 'ben', { type: 'resign' })).toBeUndefined();
  const records = async () =>
    [over, given].map(async (id) => recordOf(await tableOf(id), new Map(), own.now()));
  const first = await Promise.all(await records());

  expect(await own.rebuilt(withRules(() => ({})))).toEqual([]);
  expect(await rulesOf(open)).toBe('other');
  expect(await played(open, 3)).toBeGreaterThan(before);
  expect(stageOf(await tableOf(over))).toBe('over');
  expect(await Promise.all(await records())).toEqual(first);
  expect(await rulesOf(over)).toBe('other');
  // Its log goes on, too.
  expect(await own.ask(over, 'ann', { type: 'phrase', phrase: 'thanks' })).toBeUndefined();
});

test('what is only told in another way: an open game is named, one that ended the same is shown', async () => {
  const [open, over] = [await begun(), await begun()];
  await played(open, 6);
  await played(over);
  const told = withRules(({ play }) => ({
    play(now, action) {
      const after = play(now, action);
      if (!after.ok) return after;
      const events = after.value.events.map((event) => ({ ...(event as object), louder: true }));
      return { ok: true, value: { ...after.value, events } };
    },
  }));
  expect(await own.rebuilt(told)).toEqual([
    { id: open, game: 'mahjong-fortress', why: 'It comes to another position.' },
  ]);
  expect(recordOf(await tableOf(over), new Map(), own.now())).toMatchObject({ ok: true });
  expect(await codeOf(open)).toBe('other-rules');
});

test('what comes to another end is named and not shown; the rules it was played by show it again', async () => {
  const [open, over] = [await begun(), await begun()];
  const before = await played(open, 6);
  await played(over);
  const dearer = withRules(({ standings }) => ({
    standings: (now) => standings(now).map((one) => ({ ...one, points: one.points + 1 })),
  }));
  expect((await own.rebuilt(dearer)).map(({ id }) => id)).toEqual([open]);
  for (const id of [open, over]) expect(await codeOf(id)).toBe('other-rules');

  expect(await own.rebuilt(games)).toEqual([]);
  expect(stageOf(await tableOf(over))).toBe('over');
  expect(await played(open, 3)).toBeGreaterThan(before);
});

test('of two builds on one database each goes on with what the other has played', async () => {
  const id = await begun();
  await played(id, 3);
  const hall = own.hall.room(id);
  // The other build takes it over while it is in memory here.
  await own.db.query(`update game set rules = 'other' where id = $1`, [id]);
  const before = await played(id, 3);
  expect(await rulesOf(id)).toBe(games[0]?.version);
  expect(own.hall.room(id)).toBe(hall);
  expect(before).toBeGreaterThanOrEqual(6);
});
