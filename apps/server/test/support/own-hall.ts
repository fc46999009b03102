/** A hall on a database of its own whose time only goes on when the test says so. */
import { rmSync } from 'node:fs';
import type { Request } from '@mahjong-fortress/online';
import { games } from '../../registry.ts';
import { SILENT_BUS } from '../../src/bus/bus.ts';
import type { Db } from '../../src/db/db.ts';
import { openPglite } from '../../src/db/pglite.ts';
import { type Hall, openHall } from '../../src/hall/hall.ts';
import type { Games, OnlineGame } from '../../src/online-game.ts';
import { adoptOpenGames, type DifferingGame } from '../../src/rules-check.ts';
import { makeAppender } from '../../src/store/appender.ts';
import { makeGameStore } from '../../src/store/game-store.ts';
import type { HolidayStore } from '../../src/store/holiday-store.ts';
import { makeStores } from '../../src/store/stores.ts';
import { makeMetrics } from '../../src/web/metrics.ts';
import { dataFolder } from './prepared.ts';

export interface OwnHall {
  readonly hall: Hall;
  readonly db: Db;
  readonly holidays: HolidayStore;
  now(): number;
  close(): Promise<void>;
  /** Has a build with other games go on with what is stored; the games that differ under it. */
  rebuilt(games: readonly OnlineGame[]): Promise<readonly DifferingGame[]>;
  /** Lets so many milliseconds pass. */
  pass(ms: number): void;
  /** The code of the refusal, or nothing. */
  ask(game: string, player: string, request: Request): Promise<string | undefined>;
}

function byIds(list: readonly OnlineGame[]): Games {
  return new Map(list.map((game) => [game.rules.id, game]));
}

const BEGIN = 1_700_000_000_000;

export async function openOwnHall(): Promise<OwnHall> {
  const data = dataFolder('hall');
  const db = await openPglite(data);
  let time = BEGIN;
  const now = (): number => time;
  const stores = makeStores(db, 'node');
  const gameStore = makeGameStore(db);
  const opened = (byId: Games): Hall =>
    openHall(
      {
        ...stores,
        games: byId,
        gameStore,
        appender: makeAppender(db, now),
        // Nobody thinks here: what is allowed first is done.
        computers: { decide: async () => [], close: async () => {} },
        bus: SILENT_BUS,
        metrics: makeMetrics(),
        now,
        upSince: BEGIN,
      },
      { polls: false },
    );
  let hall = opened(byIds(games));
  let asked = 0;
  return {
    get hall() {
      return hall;
    },
    holidays: stores.holidays,
    db,
    now,
    async close() {
      hall.close();
      await db.close();
      rmSync(data, { recursive: true, force: true });
    },
    async rebuilt(others) {
      hall.close();
      const differing = await adoptOpenGames(gameStore, byIds(others));
      hall = opened(byIds(others));
      return differing;
    },
    pass(ms) {
      time += ms;
    },
    async ask(game, player, request) {
      const table = await hall.room(game).table();
      const on = table.ok ? table.value.entries.length : 0;
      const answer = await hall.room(game).ask(player, { type: 'ask', cid: `c${asked++}`, on, request });
      return answer.type === 'nack' ? answer.code : undefined;
    },
  };
}
