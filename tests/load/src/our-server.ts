/** What our server does and what it costs: moves, returns, sockets, games asleep. */
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../apps/server/test/support/ports.ts';
import { type ServerProcess, startServerProcess } from '../../../apps/server/test/support/server-process.ts';
import { comeBack, gather } from './crowd.ts';
import { latenciesOf } from './latencies.ts';
import type { Sizes } from './options.ts';
import { makeTables, type OurTable, playTables, seatPlayers } from './our-tables.ts';
import { type Held, heldBy, metricOf, processorSeconds, TIDY_OPTIONS } from './process-figures.ts';
import { playFor, row, type ServedTraffic, tellTraffic } from './served-traffic.ts';

/** So long are the logs of the games that people come back to, or that sleep. */
const ACTIONS = 40;
const MISSED = 30;

/** A cut of the last moves, at some of the tables. */
async function tellComingBack(url: string, tables: readonly OurTable[]): Promise<void> {
  const back = [];
  for (const table of tables.slice(0, 100)) back.push(await comeBack(url, table, MISSED));
  const times = latenciesOf(back.map(({ ms }) => ms));
  const moves = latenciesOf(back.map(({ moves }) => moves)).p50;
  const messages = Math.max(...back.map((one) => one.messages));
  row(
    `back after ${moves} missed moves`,
    `p50 ${times.p50.toFixed(1)} ms, p99 ${times.p99.toFixed(1)} ms, in ${messages} message`,
  );
}

/** What each of so many things costs: the difference, by the heap and by what the system gave. */
function costEach(before: Held, after: Held, count: number): string {
  const kB = (bytes: number) => `${(bytes / count / 1000).toFixed(1)} kB`;
  return `${kB(after.heap - before.heap)} of the heap, ${kB(after.resident - before.resident)} resident`;
}

async function tellMemory(
  server: ServerProcess,
  { idle, sleeping }: Sizes,
  { known, visited, slept }: Readonly<Record<'known' | 'visited' | 'slept', readonly OurTable[]>>,
): Promise<void> {
  const { url } = server;
  // Whatever a server needs at its first visitors is not theirs.
  const first = await gather(url, known, known.length);
  const fresh = await heldBy(server);
  const inMemory = () => metricOf(url, 'tables_in_memory');
  const awakeBefore = await inMemory();

  const players = await gather(url, slept, sleeping);
  row(`a game with somebody at it (${sleeping} of them)`, costEach(fresh, await heldBy(server), sleeping));
  players.close();
  while ((await inMemory()) > awakeBefore) await sleep(500);
  row(`a sleeping game (${sleeping} of them)`, costEach(fresh, await heldBy(server), sleeping));

  // Games are woken first, so that what comes on top are sockets and nothing else.
  const one = await gather(url, visited, visited.length);
  const awake = await heldBy(server);
  const others = await gather(url, visited, idle);
  row(
    `an idle socket (${idle} of them at ${visited.length} games)`,
    costEach(awake, await heldBy(server), idle),
  );
  for (const crowd of [first, one, others]) crowd.close();
}

export async function measureOurs(
  name: string,
  env: Readonly<Record<string, string>>,
  sizes: Sizes,
): Promise<ServedTraffic> {
  console.log(`\nOur server on ${name}`);
  const port = await freePort();
  const start = () => startServerProcess({ port, env: { ...env, NODE_OPTIONS: TIDY_OPTIONS } });
  let server = await start();
  const { url } = server;
  try {
    const known = await makeTables(url, sizes.games);
    const report = await playFor(sizes.seconds, seatPlayers(url, known), server.pid);
    tellTraffic(report);
    row('event-loop delay, p99', `${(await metricOf(url, 'event_loop_delay_p99_ms')).toFixed(1)} ms`);
    await tellComingBack(url, known);

    const visited = await playTables(url, Math.ceil(sizes.clients / 2), ACTIONS);
    const slept = await playTables(url, sizes.sleeping, ACTIONS);
    // Started anew, a server knows only what is asked for.
    await server.kill();
    server = await start();
    await tellMemory(server, sizes, { known, visited, slept });

    const crowd = await gather(url, visited, sizes.clients);
    const own = process.cpuUsage();
    await server.kill();
    const killed = performance.now();
    server = await start();
    const up = performance.now();
    await crowd.welcomed(2);
    const back = performance.now();
    const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
    const { user, system } = process.cpuUsage(own);
    row(
      `${sizes.clients} clients back after kill -9`,
      `${seconds(back - killed)}, of which ${seconds(up - killed)} for the server to start`,
    );
    row(
      '… processor time',
      `${processorSeconds(server.pid).toFixed(1)} s of the server, ${seconds((user + system) / 1000)} of the clients`,
    );
    crowd.close();
    return report;
  } finally {
    await server.kill();
  }
}
