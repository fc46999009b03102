/** The thread of the embedded database: answers one question after another, so that the server never waits for a disk. */
import { readdirSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { PgliteAnswer, PgliteQuestion } from './pglite.ts';

const folder = workerData as string;
const db = await PGlite.create({
  dataDir: folder,
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
});

/**
 * The embedded database hands its log to the system and never asks it to reach the disk. Asking for that ourselves, before
 * anybody is told that something is stored, makes it survive a power cut, too.
 */
const journal = path.join(folder, 'pg_wal');
let flushedUntil = 0;

async function flushJournal(): Promise<void> {
  const files = readdirSync(journal).filter((name) => /^[0-9A-F]{24}$/.test(name));
  const begun = Date.now();
  for (const name of files) {
    const file = path.join(journal, name);
    if (statSync(file).mtimeMs < flushedUntil) continue;
    const handle = await open(file, 'r+');
    await handle.datasync();
    await handle.close();
  }
  // Times of files are coarse.
  flushedUntil = begun - 1000;
}

async function answer(question: PgliteQuestion): Promise<PgliteAnswer> {
  const { id } = question;
  try {
    if (question.type === 'close') {
      await db.close();
      return { id, rows: [] };
    }
    if (question.type === 'script') {
      await db.exec(question.sql);
      await flushJournal();
      return { id, rows: [] };
    }
    const { rows, affectedRows } = await db.query<Record<string, unknown>>(question.sql, question.parameters);
    if (affectedRows || !/^\s*select/i.test(question.sql)) await flushJournal();
    return { id, rows };
  } catch (error) {
    return { id, problem: error instanceof Error ? error.message : String(error) };
  }
}

/** One at a time, in the order in which they came. */
let last = Promise.resolve();
parentPort?.on('message', (question: PgliteQuestion) => {
  last = last.then(async () => parentPort?.postMessage(await answer(question)));
});
parentPort?.postMessage({ id: 0, rows: [] } satisfies PgliteAnswer);
