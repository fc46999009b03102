/** npm run load -- badge: how soon a fortress has its badge while people play, and what that costs those who play. */
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Badge, GALLERY_LIMITS } from '@mahjong-fortress/gallery';
import { layoutById } from '@mahjong-fortress/layouts-schema';
import { temporaryFolder } from '../../../apps/server/test/support/databases.ts';
import { call, meet } from '../../../apps/server/test/support/person.ts';
import { freePort } from '../../../apps/server/test/support/ports.ts';
import { startServerProcess } from '../../../apps/server/test/support/server-process.ts';
import { type Latencies, latenciesOf } from './latencies.ts';
import { sizesFrom } from './options.ts';
import { makeTables, seatPlayers } from './our-tables.ts';
import { measureTraffic } from './traffic.ts';

/** Whoever still waits then need not be told by how much it is too long. */
const LONGEST_S = 300;
const WANTED = GALLERY_LIMITS.badgeGames;
/**
 * How long robots wait before they act. Whoever leaves the processors no rest leaves none to badges either, as these come
 * after everything else; what is asked is how long one takes on a server that has much to do, and enough to do it with.
 */
const PAUSE_MS = 200;

async function publish(url: string): Promise<string> {
  const layout = { ...layoutById('castle'), licence: 'CC0-1.0' };
  const body = { cid: 'load-of-a-badge', layout, visibility: 'public' };
  const { status, text, value } = await call(`${url}/api/gallery`, await meet(url), 'POST', body);
  if (status !== 201) throw new Error(`nothing is published: ${text}`);
  return value.id;
}

async function gamesFor(url: string, id: string): Promise<number> {
  const { value } = await call(`${url}/api/gallery/${id}`, undefined);
  const games: readonly number[] = value.badges.map((badge: Badge) => badge.games);
  // There is one for each number of players, one after another; what is asked is how soon the first one is there.
  return Math.max(0, ...games);
}

/** Games are over after a while, so there are new tables every few seconds. */
async function playUntil(
  url: string,
  { games, seconds }: { readonly games: number; readonly seconds: number },
  isDone: (rounds: number) => boolean,
): Promise<Latencies> {
  const all: number[] = [];
  for (let rounds = 0; !isDone(rounds); rounds++) {
    const players = seatPlayers(url, await makeTables(url, games), { pauseMs: PAUSE_MS });
    await players.ready;
    const { times } = await measureTraffic(seconds, players.play);
    all.push(...times);
    players.close();
  }
  return latenciesOf(all);
}

function tell(what: string, { count, p50, p99 }: Latencies): void {
  console.log(`  ${what.padEnd(34)} ${count} moves, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`);
}

export async function measureBadge(argv: readonly string[]): Promise<void> {
  const sizes = sizesFrom(argv);
  const rounds = 4;
  console.log(
    `${sizes.games} games at once, two robots each, ${1000 / PAUSE_MS} actions a second in each; client and server share this machine.`,
  );
  const server = await startServerProcess({
    port: await freePort(),
    env: { DATA: `${temporaryFolder('badge')}/data` },
  });
  const { url } = server;
  try {
    const before = await playUntil(url, sizes, (played) => played === rounds);
    const id = await publish(url);
    const begun = performance.now();
    const secondsSince = () => (performance.now() - begun) / 1000;
    let games = 0;
    let took = Number.NaN;
    let isOver = false;
    const watching = (async () => {
      while (!isOver) {
        games = await gamesFor(url, id);
        if (games >= WANTED && Number.isNaN(took)) took = secondsSince();
        await sleep(500);
      }
    })();
    const during = await playUntil(url, sizes, () => games >= WANTED || secondsSince() > LONGEST_S);
    isOver = true;
    await watching;
    const after = await playUntil(url, sizes, (played) => played === rounds);
    console.log(
      games >= WANTED
        ? `  a badge of ${WANTED} games               done after ${took.toFixed(0)} s`
        : `  a badge of ${WANTED} games               ${games} of them after ${secondsSince().toFixed(0)} s`,
    );
    tell('before it', before);
    tell('while it is computed', during);
    tell('after it', after);
  } finally {
    await server.kill();
  }
}
