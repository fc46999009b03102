/** Databases of the tests' own, in folders and on ports of their own; they end with the tests. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import pg from 'pg';
import { freePort } from './ports.ts';
import { asPostgres, findPostgres, findRedis } from './programs.ts';

export interface OwnDatabase {
  readonly url: string;
  stop(): Promise<void>;
}

export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `mf-${name}-`));
  chmodSync(folder, 0o777);
  return folder;
}

async function until(isReady: () => Promise<unknown>, what: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    try {
      await isReady();
      return;
    } catch {
      await sleep(200);
    }
  }
  throw new Error(`${what} did not start.`);
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', () => resolve()));
}

/** Undefined where there is no PostgreSQL. */
export async function startPostgres(): Promise<OwnDatabase | undefined> {
  const programs = findPostgres();
  if (!programs) return undefined;
  const folder = temporaryFolder('postgres');
  const data = path.join(folder, 'data');
  const [initdb, initdbArgs] = asPostgres(path.join(programs, 'initdb'), [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '--no-sync',
  ]);
  const made = spawnSync(initdb, initdbArgs, { encoding: 'utf8', cwd: '/' });
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  const port = await freePort();
  const options = ['-D', data, '-p', `${port}`, '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
  const [postgres, args] = asPostgres(path.join(programs, 'postgres'), options);
  const child = spawn(postgres, args, { stdio: 'ignore', cwd: '/' });
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await until(async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.end();
  }, 'PostgreSQL');
  return {
    url,
    async stop() {
      // Fast shutdown: whoever is still connected is sent away.
      const [ctl, ctlArgs] = asPostgres(path.join(programs, 'pg_ctl'), ['stop', '-D', data, '-m', 'fast']);
      spawnSync(ctl, ctlArgs, { cwd: '/' });
      await ended(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function startRedis(
  port?: number,
): Promise<(OwnDatabase & { readonly port: number }) | undefined> {
  const program = findRedis();
  if (!program) return undefined;
  const own = port ?? (await freePort());
  const child = spawn(
    program,
    ['--port', `${own}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    {
      stdio: 'ignore',
      cwd: tmpdir(),
    },
  );
  const url = `redis://127.0.0.1:${own}`;
  await until(async () => {
    const client = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 0, retryStrategy: () => null });
    client.on('error', () => {});
    await client.connect();
    client.disconnect();
  }, 'Redis');
  return {
    url,
    port: own,
    async stop() {
      child.kill('SIGKILL');
      await ended(child);
    },
  };
}
