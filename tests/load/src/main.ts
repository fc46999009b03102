/** npm run load: what our server does a second and what it costs, beside boardgame.io's server with the same game. */
import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startPostgres, temporaryFolder } from '../../../apps/server/test/support/databases.ts';
import { freePort } from '../../../apps/server/test/support/ports.ts';
import { NO_POSTGRES } from '../../../apps/server/test/support/programs.ts';
import { measureBadge } from './badge.ts';
import { seatBoardgamePlayers } from './boardgame-players.ts';
import { measureGallery } from './gallery.ts';
import { assertFilesFor, type Sizes, sizesFrom } from './options.ts';
import { measureOurs } from './our-server.ts';
import { playFor, type ServedTraffic, tellTraffic } from './served-traffic.ts';

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

const [what, ...rest] = process.argv.slice(2);
if (what === 'gallery' || what === 'badge') {
  await (what === 'gallery' ? measureGallery : measureBadge)(rest);
  process.exit(0);
}

const sizes = sizesFrom(process.argv.slice(2));
assertFilesFor(sizes);
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
