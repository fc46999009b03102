/** The contest of the day: one deal for everybody, one attempt each, a ranking, and all replays when the day is over. */
import { problem } from '@mahjong-fortress/base/problem';
import type { Hono } from 'hono';
import { featuredOn } from '../gallery/featured.ts';
import type { GalleryStores } from '../gallery/stores.ts';
import type { Hall } from '../hall/hall.ts';
import type { Games, OnlineGame } from '../online-game.ts';
import type { ContestDeal, ContestStore } from '../store/contest-store.ts';
import type { GameStore } from '../store/game-store.ts';
import type { PlayerStore } from '../store/player-store.ts';
import { dayAt, endOf, isDay } from '../table/contest.ts';
import { commitmentOf } from '../table/table.ts';
import type { Answering, ApiContext, Env } from './answering.ts';

export interface DailyWorld {
  readonly games: Games;
  readonly hall: Hall;
  readonly contests: ContestStore;
  readonly gallery: GalleryStores;
  readonly gameStore: GameStore;
  readonly players: PlayerStore;
  now(): number;
}

type ContestGame = OnlineGame & Required<Pick<OnlineGame, 'daily'>>;

function hasContest(game: OnlineGame): game is ContestGame {
  return game.daily !== undefined;
}

const NO_CONTEST = problem('no-contest', '', 'There is no contest for this day.');

export function addDaily(app: Hono<Env>, world: DailyWorld, answering: Answering): void {
  const { games, hall, contests, gallery, gameStore, players, now } = world;
  const { refuse, me, asPlayer } = answering;
  const contest = [...games.values()].find(hasContest);

  /** On what is featured when the day is asked for first. */
  async function dealNow({ rules, daily }: ContestGame, day: string): Promise<ContestDeal> {
    return contests.dealFor(rules.id, day, async () => daily(day, await featuredOn(gallery, day)));
  }

  async function ranking(game: string, day: string) {
    const attempts = await contests.attempts(game, day);
    const names = await players.names(attempts.map(({ player }) => player));
    const isOver = now() >= endOf(day);
    return attempts.map(({ id, player, points }) => ({
      place: 1 + attempts.filter((other) => other.points > points).length,
      player,
      name: names.get(player) ?? '',
      points,
      // Whoever knows the table could watch it, and play the same deal.
      ...(isOver ? { id } : {}),
    }));
  }

  async function show(
    c: ApiContext,
    { rules, daily }: ContestGame,
    day: string,
    { seed, played }: ContestDeal,
  ) {
    const player = await me(c);
    const yours = player && (await gameStore.attemptOf(player.id, rules.id, day));
    const before = await contests.playedBefore(rules.id, day);
    return c.json({
      game: rules.id,
      day,
      ends: endOf(day),
      now: now(),
      setup: (played ?? daily(day, [])).setup,
      commitment: commitmentOf(seed),
      ranking: await ranking(rules.id, day),
      ...(before === undefined ? {} : { before }),
      ...(yours ? { yours: { id: yours.id, stage: yours.stage } } : {}),
      ...(now() >= endOf(day) ? { seed } : {}),
    });
  }

  app.get('/api/daily', async (c) => {
    if (!contest) return refuse(c, 404, NO_CONTEST);
    const day = dayAt(now());
    return show(c, contest, day, await dealNow(contest, day));
  });

  app.get('/api/daily/:day', async (c) => {
    const day = c.req.param('day');
    const deal = contest && isDay(day) ? await contests.dealOf(contest.rules.id, day) : undefined;
    return contest && deal ? show(c, contest, day, deal) : refuse(c, 404, NO_CONTEST);
  });

  app.post(
    '/api/daily',
    asPlayer(async (c, player) => {
      if (!contest) return refuse(c, 404, NO_CONTEST);
      const day = dayAt(now());
      const { seed, played } = await dealNow(contest, day);
      const attempt = { game: contest, day, seed, played: played ?? contest.daily(day, []) };
      const id = await hall.enterContest({ ...attempt, player: player.id });
      return c.json({ id }, 201);
    }),
  );
}
