/** The contest of a day: the same secret deal for everybody, one attempt each, and nothing told before the day is over. */

import type { Layout } from '@mahjong-fortress/layouts-schema';
import { gameNow } from '@mahjong-fortress/match';
import type { News } from '@mahjong-fortress/online';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '../registry.ts';
import type { DailyGame } from '../src/online-game.ts';
import { makeContestStore } from '../src/store/contest-store.ts';
import { makeGameStore } from '../src/store/game-store.ts';
import { dayAt, endOf } from '../src/table/contest.ts';
import type { LoggedTable } from '../src/table/table.ts';
import { tableRecord } from '../src/web/table-record.ts';
import { layoutFor } from './support/gallery.ts';
import { type OwnHall, openOwnHall } from './support/own-hall.ts';

let own: OwnHall;

beforeAll(async () => {
  own = await openOwnHall();
});

afterAll(() => own.close());

const contest = games.find(({ daily }) => daily);

function playedOn(day: string, featured: readonly Layout[] = []): DailyGame {
  const played = contest?.daily?.(day, featured);
  if (!played) throw new Error('no contest');
  return played;
}

async function tableOf(id: string): Promise<LoggedTable> {
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
  const usual = playedOn(day);
  const draw = async () => usual;
  const deal = () => store.dealFor(game, day, draw);
  const [{ seed, played }, same] = await Promise.all([deal(), deal()]);
  expect(same).toEqual({ seed, played: usual });
  const enter = (player: string) =>
    hall.enterContest({ game: contest, day, seed, played: played ?? usual, player });
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
  const players = { names: async () => new Map<string, string>() };
  const record = () => tableRecord({ hall, players, now }, ann);
  expect(await record()).toMatchObject({ ok: true, value: { error: { code: 'day-not-over' } } });
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
  expect(await record()).toMatchObject({ ok: true, value: { ok: true, value: { game } } });
  await playToTheEnd(late, 'cleo');
  expect((await store.attempts(game, day)).map(({ player }) => player)).toEqual(['ann']);
  expect((await store.dealFor(game, dayAt(now()), draw)).seed).not.toBe(seed);
  // From every day a way leads back to the last one that was played, however long ago that is.
  expect(await store.playedBefore(game, day)).toBeUndefined();
  expect(await store.playedBefore(game, dayAt(now() + 7 * 86_400_000))).toBe(day);
});

test('some days are played on what is featured in the gallery, and stay as they were drawn', async () => {
  if (!contest) throw new Error('no contest');
  const store = makeContestStore(own.db);
  const game = contest.rules.id;
  const id = 'aaaabbbbcccc';
  const featured = [layoutFor('Chosen', { id, players: [1] }), layoutFor('For four', { players: [4] })];
  const days = Array.from({ length: 60 }, (_, index) => dayAt(own.now() + index * 86_400_000));
  const fortressOn = (played: DailyGame) => contest.gallery?.playedOn(played.setup)?.id;
  const chosen = days.filter((day) => fortressOn(playedOn(day, featured)) === id);
  expect(chosen.length).toBeGreaterThan(0);
  expect(chosen.length).toBeLessThan(30);
  const [day = ''] = chosen;
  const first = await store.dealFor(game, day, async () => playedOn(day, featured));
  // Nobody features it any more.
  const later = await store.dealFor(game, day, async () => playedOn(day));
  expect(later).toEqual(first);
  const attempt = { game: contest, day, seed: first.seed, played: playedOn(day, featured), player: 'dora' };
  expect((await newsOf(await own.hall.enterContest(attempt), 'dora')).table.stage).toBe('playing');
  // Days from before that was kept.
  await own.db.query(`insert into contest (game, day, seed) values ($1, '2026-01-01', 'x')`, [game]);
  expect(await store.dealOf(game, '2026-01-01')).toEqual({ seed: 'x', played: null });
});
