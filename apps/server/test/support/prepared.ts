/**
 * What the test files share, because making it takes longer than most tests: an embedded database to copy, one PostgreSQL
 * in which each test has a database of its own, and a server for those that never stop theirs.
 */
import { rmSync } from 'node:fs';
import pg from 'pg';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { startPostgres, temporaryFolder } from './databases.ts';
import { copyDatabase, makeEmptyDatabase } from './empty-database.ts';
import { freePort } from './ports.ts';
import { missingPrograms } from './programs.ts';
import { startServerProcess } from './server-process.ts';

interface SharedServer {
  readonly url: string;
  readonly data: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly emptyDatabase: string;
    /** Undefined where there is no PostgreSQL. */
    readonly postgres: string | undefined;
    readonly server: SharedServer;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [folder, data] = [temporaryFolder('prepared'), temporaryFolder('shared')];
  // Nobody has prepared anything for this one: a server makes its database itself.
  const server = await startServerProcess({ port: await freePort(), env: { DATA: data } });
  await makeEmptyDatabase(folder);
  const postgres = await startPostgres();
  for (const sentence of missingPrograms()) console.warn(sentence);
  project.provide('emptyDatabase', folder);
  project.provide('postgres', postgres?.url);
  project.provide('server', { url: server.url, data });
  return async () => {
    await server.kill('SIGTERM');
    await postgres?.stop();
    for (const one of [folder, data]) rmSync(one, { recursive: true, force: true });
  };
}

export function sharedServer(): SharedServer {
  return inject('server');
}

/** A folder for a server or a hall, with the tables in it and nothing else. */
export function dataFolder(name: string): string {
  const folder = temporaryFolder(name);
  copyDatabase(inject('emptyDatabase'), folder);
  return folder;
}

let databases = 0;

/** The address of a database of its own; undefined where there is no PostgreSQL. */
export async function postgresDatabase(): Promise<string | undefined> {
  const cluster = inject('postgres');
  if (cluster === undefined) return undefined;
  const name = `test_${process.pid}_${databases++}`;
  const client = new pg.Client({ connectionString: cluster });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return new URL(name, cluster).href;
}
