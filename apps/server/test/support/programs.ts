/** Programs from Debian's packages that the tests need: there already, installed now, or named as missing. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const isRoot = process.getuid?.() === 0;

function install(name: string): void {
  if (!existsSync('/usr/bin/apt-get') || !isRoot) return;
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
}

function onPath(program: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, program))
    .find((file) => existsSync(file));
}

const CLUSTERS = '/usr/lib/postgresql';

function postgresFolder(): string | undefined {
  const versions = existsSync(CLUSTERS) ? readdirSync(CLUSTERS).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => path.join(CLUSTERS, version, 'bin'));
  const initdb = onPath('initdb');
  return [...folders, ...(initdb ? [path.dirname(initdb)] : [])].find((one) =>
    existsSync(path.join(one, 'initdb')),
  );
}

/** The folder of PostgreSQL's programs. */
export function findPostgres(): string | undefined {
  if (!postgresFolder()) install('postgresql');
  return postgresFolder();
}

export function findRedis(): string | undefined {
  if (!onPath('redis-server')) install('redis-server');
  return onPath('redis-server');
}

export const NO_POSTGRES =
  'PostgreSQL is missing and could not be installed (on Debian: apt-get install postgresql).';
export const NO_REDIS =
  'Redis is missing and could not be installed (on Debian: apt-get install redis-server).';

/** A sentence for each program that can't be had, and what that means: for whoever reads no list of skipped tests. */
export function missingPrograms(): readonly string[] {
  const missing = [findPostgres() ? undefined : NO_POSTGRES, findRedis() ? undefined : NO_REDIS];
  return missing.flatMap((sentence) =>
    sentence === undefined ? [] : [`${sentence} The server’s tests that need it are skipped.`],
  );
}

/** PostgreSQL doesn't run as root, so there root lends it the user that its package made. */
export function asPostgres(program: string, args: readonly string[]): readonly [string, readonly string[]] {
  return isRoot ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, args];
}
