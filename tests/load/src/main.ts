/** npm run load: what our server does a second and what it costs, beside boardgame.io's server with the same game. */
import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startPostgres, temporaryFolder } from '../../../apps/server/test/support/databases.ts';
import { freePort } from '../../../apps/server/test/support/ports.ts';
import { NO_POSTGRES } from '../../../apps/server/test/support/programs.ts';
import { startServerProcess } from '../../../apps/server/test/support/server-process.ts';
import { seatBoardgamePlayers } from './boardgame-players.ts';
import { gather } from './crowd.ts';
import { type Sizes, sizesFrom } from './options.ts';
import { makeTables, type Players, seatPlayers } from './our-tables.ts';
import { metricOf, processorSeconds, residentBytes } from './process-figures.ts';
import { measureTraffic, type TrafficReport } from './traffic.ts';

function row(what: string, value: string): void {
  console.log(`  ${what.padEnd(44)} ${value}`);
}

function tellTraffic({ movesPerSecond, perProcessorSecond, stored, delivered }: ServedTraffic): void {
  const ms = (value: number) => value.toFixed(1);
  row('moves stored and delivered', `${movesPerSecond.toFixed(0)} a second`);
  row('for each second of the server’s processor', perProcessorSecond.toFixed(0));
  row('to whoever moved', `p50 ${ms(stored.p50)} ms, p99 ${ms(stored.p99)} ms`);
  row('to the other player', `p50 ${ms(delivered.p50)} ms, p99 ${ms(delivered.p99)} ms`);
}

interface ServedTraffic extends TrafficReport {
  readonly perProcessorSecond: number;
}

async function playFor(seconds: number, players: Players, server: number): Promise<ServedTraffic> {
  await players.ready;
  const before = processorSeconds(server);
  const report = await measureTraffic(seconds, players.play);
  const perProcessorSecond = report.delivered.count / (processorSeconds(server) - before);
  players.close();
  return { ...report, perProcessorSecond };
}

/** Lets a process tidy up, then looks what it holds. */
async function settledBytes(pid: number): Promise<number> {
  await sleep(1500);
  return residentBytes(pid);
}

async function measureOurs(
  name: string,
  env: Readonly<Record<string, string>>,
  sizes: Sizes,
): Promise<ServedTraffic> {
  console.log(`\nOur server on ${name}`);
  const port = await freePort();
  let server = await startServerProcess({ port, env });
  const { url } = server;
  try {
    const report = await playFor(
      sizes.seconds,
      seatPlayers(url, await makeTables(url, sizes.games)),
      server.pid,
    );
    tellTraffic(report);
    row('event-loop delay, p99', `${(await metricOf(url, 'event_loop_delay_p99_ms')).toFixed(1)} ms`);

    const tables = await makeTables(url, Math.max(1, Math.ceil(sizes.clients / 2)));
    // Started anew, a server knows only what is asked for.
    await server.kill();
    server = await startServerProcess({ port, env });
    const fresh = await settledBytes(server.pid);
    const idle = await gather(url, tables, sizes.idle);
    const each = ((await settledBytes(server.pid)) - fresh) / sizes.idle;
    row(`an idle socket (${sizes.idle} of them)`, `${(each / 1000).toFixed(1)} kB`);
    idle.close();

    const crowd = await gather(url, tables, sizes.clients);
    await server.kill();
    const killed = performance.now();
    server = await startServerProcess({ port, env });
    const up = performance.now();
    await crowd.welcomed(2);
    const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(1)} s`;
    row(
      `${sizes.clients} clients back after kill -9`,
      `${seconds(killed, performance.now())}, of which ${seconds(killed, up)} for the server to start`,
    );
    crowd.close();

    await makeTables(url, sizes.sleeping);
    await server.kill();
    server = await startServerProcess({ port, env });
    const asleep = ((await settledBytes(server.pid)) - fresh) / sizes.sleeping;
    const woken = await metricOf(url, 'tables_in_memory');
    row(
      `a sleeping game (${sizes.sleeping} of them)`,
      `${(asleep / 1000).toFixed(1)} kB more than without them, ${woken} in memory`,
    );
    return report;
  } finally {
    await server.kill();
  }
}

/** Until it listens, or has given up. */
async function startBoardgame(
  storage: string,
): Promise<{ readonly url: string; readonly child: ChildProcess }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const program = fileURLToPath(new URL('./boardgame-server.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    env: { ...process.env, PORT: `${port}`, STORAGE: storage },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes(`${url}/`)) resolve();
    });
    child.once('exit', () => reject(new Error('boardgame.io’s server did not start.')));
  });
  return { url, child };
}

async function measureBoardgame(
  name: string,
  storage: string,
  { games, seconds }: Sizes,
): Promise<ServedTraffic> {
  console.log(`\nboardgame.io’s server, stored ${name}`);
  const { url, child } = await startBoardgame(storage);
  try {
    const report = await playFor(seconds, await seatBoardgamePlayers(url, games), child.pid ?? 0);
    if (child.exitCode !== null) throw new Error('boardgame.io’s server has ended by itself.');
    tellTraffic(report);
    return report;
  } finally {
    child.kill('SIGKILL');
  }
}

function compare(ours: ServedTraffic, theirs: ServedTraffic): void {
  const byClock = (ours.movesPerSecond / theirs.movesPerSecond).toFixed(1);
  const byProcessor = (ours.perProcessorSecond / theirs.perProcessorSecond).toFixed(1);
  console.log(`\n  ${byClock} times its moves a second; ${byProcessor} times by processor time`);
}

const sizes = sizesFrom(process.argv.slice(2));
const { games, seconds } = sizes;
console.log(
  `${games} games at once, two robots each, for ${seconds} s; client and server share this machine.`,
);

const folder = temporaryFolder('load');
try {
  const ours = await measureOurs('PGlite', { DATA: `${folder}/data` }, sizes);
  compare(ours, await measureBoardgame('in files (FlatFile)', `${folder}/matches`, sizes));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

const postgres = await startPostgres();
if (!postgres) console.log(`\n${NO_POSTGRES}`);
else
  try {
    const ours = await measureOurs('PostgreSQL', { DATABASE_URL: postgres.url }, sizes);
    compare(ours, await measureBoardgame('in the same PostgreSQL', postgres.url, sizes));
  } finally {
    await postgres.stop();
  }
process.exit(0);
