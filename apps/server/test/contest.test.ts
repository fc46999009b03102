/** The contest of a day: the same secret deal for everybody, one attempt each, and nothing told before the day is over. */
import { gameNow } from '@mahjong-fortress/match';
import type { News } from '@mahjong-fortress/online';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '../registry.ts';
import { makeContestStore } from '../src/store/contest-store.ts';
import { makeGameStore } from '../src/store/game-store.ts';
import { dayAt, endOf } from '../src/table/contest.ts';
import { recordOf } from '../src/table/record.ts';
import type { Table } from '../src/table/table.ts';
import { type OwnHall, openOwnHall } from './support/own-hall.ts';

let own: OwnHall;

beforeAll(async () => {
  own = await openOwnHall();
});

afterAll(() => own.close());

const contest = games.find(({ daily }) => daily);

async function tableOf(id: string): Promise<Table> {
  const table = await own.hall.room(id).table();
  if (!table.ok) throw new Error(table.error.message);
  return table.value;
}

async function newsOf(id: string, player: string): Promise<News> {
  const visitor = { player, send() {} };
  const news = await own.hall.room(id).enter(visitor, 0);
  own.hall.room(id).leave(visitor);
  if (!news.ok) throw new Error(news.error.message);
  return JSON.parse(news.value);
}

/** The rules take their turns by themselves in between. */
async function playToTheEnd(id: string, player: string): Promise<void> {
  for (let table = await tableOf(id); !table.ended; table = await tableOf(id)) {
    const { rules } = table.game;
    const game = table.match && gameNow(table.match);
    if (rules.toMove(game).type !== 'seat') continue;
    const legal = rules.legal(game);
    await own.ask(id, player, { type: 'act', action: rules.makeAction(game, legal.at(-1)) });
  }
}

test('one deal for everybody, one attempt for each', async () => {
  if (!contest) throw new Error('no contest');
  const { hall, db, now, pass } = own;
  const store = makeContestStore(db);
  const game = contest.rules.id;
  const day = dayAt(now());
  const [seed, same] = await Promise.all([store.seedFor(game, day), store.seedFor(game, day)]);
  expect(same).toBe(seed);
  const enter = (player: string) => hall.enterContest({ game: contest, day, seed, player });
  const [ann, ben] = [await enter('ann'), await enter('ben')];
  expect(ann).not.toBe(ben);
  const first = await newsOf(ann, 'ann');
  expect(first).toMatchObject({ about: { daily: day }, table: { stage: 'playing' } });
  expect((await newsOf(ben, 'ben')).view).toEqual(first.view);

  await playToTheEnd(ann, 'ann');
  // Asked for once more, it is the same attempt.
  expect(await enter('ann')).toBe(ann);
  expect(await own.ask(ann, 'ann', { type: 'rematch' })).toBe('contest');
  const told = await newsOf(ann, 'ann');
  expect(told.table.outcome).toMatchObject({ how: 'played', seed: '' });
  expect(JSON.stringify(told)).not.toContain(seed);
  expect(recordOf(await tableOf(ann), new Map(), now())).toMatchObject({ error: { code: 'day-not-over' } });
  expect(await store.attempts(game, day)).toEqual([
    { id: ann, player: 'ann', points: told.table.outcome?.points[0] },
  ]);
  const attempt = await makeGameStore(db).attemptOf('ben', game, day);
  expect(attempt).toMatchObject({ id: ben, stage: 'playing' });

  // Who gives up is not ranked, nor who comes to the end too late.
  expect(await own.ask(ben, 'ben', { type: 'resign' })).toBeUndefined();
  const late = await enter('cleo');
  pass(endOf(day) - now());
  expect((await newsOf(ann, 'ann')).table.outcome?.seed).toBe(seed);
  expect(recordOf(await tableOf(ann), new Map(), now()).ok).toBe(true);
  await playToTheEnd(late, 'cleo');
  expect((await store.attempts(game, day)).map(({ player }) => player)).toEqual(['ann']);
  expect(await store.seedFor(game, dayAt(now()))).not.toBe(seed);
});
