/** Two servers on one PostgreSQL play for badges, and one of them dies at it: no game is lost, and none counts twice. */
import { setTimeout as sleep } from 'node:timers/promises';
import { ownRandom, volume } from '@mahjong-fortress/base/volume';
import { GALLERY_LIMITS } from '@mahjong-fortress/gallery';
import { BUNDLED_LAYOUTS } from '@mahjong-fortress/layouts-schema';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { galleryGame } from '../gallery-game.ts';
import { publicationFor } from './support/gallery.ts';
import { call, meet } from './support/person.ts';
import { freePort } from './support/ports.ts';
import { postgresDatabase } from './support/prepared.ts';
import { NO_POSTGRES } from './support/programs.ts';
import { type ServerProcess, startServerProcess } from './support/server-process.ts';

const FORTRESSES = volume({ usual: 1, ordeal: 2 });
const KILLS = volume({ usual: 1, ordeal: 6 });
/** Badges come after everything else that a machine has to do. */
const LONGEST_MS = volume({ usual: 240_000, ordeal: 3_300_000 });
/** In an ordeal every badge gets all of its games, and the minute for which a dead server keeps its work passes by itself. */
const IS_ORDEAL = volume({ usual: 0, ordeal: 1 }) === 1;

interface Work {
  readonly publication: string;
  readonly players: number;
  readonly games: readonly unknown[];
  readonly played: number;
  readonly done: boolean;
}

interface Shown {
  readonly id: string;
  readonly badges: readonly { readonly players: number; readonly games: number }[];
}

test('badges of two servers come to the same as those of one, whichever of them dies', async ({ skip }) => {
  const database = await postgresDatabase();
  if (database === undefined) return skip(NO_POSTGRES);
  const db = new pg.Client({ connectionString: database });
  await db.connect();
  onTestFinished(() => db.end());
  const start = async () => startServerProcess({ port: await freePort(), env: { DATABASE_URL: database } });
  const servers: [ServerProcess, ServerProcess] = [await start(), await start()];
  onTestFinished(async () => {
    await Promise.all(servers.map((server) => server.kill()));
  });

  const author = await meet(servers[0].url, 'Ann');
  const layouts = BUNDLED_LAYOUTS.slice(0, FORTRESSES);
  for (const { name, rows } of layouts) {
    const body = publicationFor(name, { rows });
    expect((await call(`${servers[0].url}/api/gallery`, author, 'POST', body)).status).toBe(201);
  }
  const work = async () =>
    (await db.query<Work>('select publication, players, games, played, done from badge_work')).rows;
  const shown = async () =>
    (
      await db.query<Shown & { readonly rows: readonly string[] }>(
        `select id, badges, layout->'rows' as rows from publication`,
      )
    ).rows;
  const inHand = async () =>
    (await db.query<Work>('select * from badge_work where not done and taken > $1', [Date.now()])).rows;
  /** Whether everything is played, or at least what the servers had in hand then. */
  const isOver = async (then: readonly Work[]) =>
    (await work()).every(({ publication, players, played, done }) => {
      const before = then.find((one) => one.publication === publication && one.players === players);
      return done || (!IS_ORDEAL && (before === undefined || played > before.played));
    });

  const random = ownRandom('badges of two servers');
  let last: readonly Work[] = [];
  for (let kills = 0; kills < KILLS; kills++) {
    // Whichever dies now leaves work behind that it has taken.
    last = await vi.waitUntil(async () => ((await inHand()).length === 2 ? inHand() : undefined), {
      timeout: LONGEST_MS,
      interval: 50,
    });
    const dying = random.below(2);
    await servers[dying]?.kill();
    // The work of the other one is free with it: two play the same games, and those of one don’t count.
    if (!IS_ORDEAL) await db.query('update badge_work set taken = 0');
    else await sleep(random.below(20_000));
    servers[dying] = await start();
  }
  await vi.waitUntil(() => isOver(last), { timeout: LONGEST_MS, interval: 500 });
  await Promise.all(servers.map((server) => server.kill()));

  const publications = await shown();
  expect(await work()).toHaveLength(4 * FORTRESSES);
  for (const { publication, players, games, played, done } of await work()) {
    const { rows = [], badges = [] } = publications.find(({ id }) => id === publication) ?? {};
    const alone = Array.from({ length: played }, (_, index) => galleryGame.play(rows, players, index));
    if (!done) expect(games).toEqual(alone);
    else {
      const { verdicts, turns } = galleryGame.judge(alone, players);
      const badge = { players, games: played, wanted: GALLERY_LIMITS.badgeGames, verdicts, turns };
      expect(badges.find((one) => one.players === players)).toEqual(badge);
    }
  }
});
