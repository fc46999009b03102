/** The thread of the embedded database: answers one question after another, so that the server never waits for a disk. */
import { closeSync, fdatasync, openSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import { messages, PGlite, type Results } from '@electric-sql/pglite';
import type { Row } from './db.ts';
import type { PgliteAnswer, PgliteQuestion } from './pglite.ts';

const reach = promisify(fdatasync);
const folder = workerData as string;
const SETTINGS = [
  'shared_buffers=16MB',
  // After a kill everybody waits until the journal since the last checkpoint has been read again.
  'max_wal_size=32MB',
];
const db = await PGlite.create({
  dataDir: folder,
  startParams: [...PGlite.defaultStartParams, ...SETTINGS.flatMap((setting) => ['-c', setting])],
});

/**
 * The embedded database hands its log to the system and never asks it to reach the disk. Asking for that ourselves, before
 * anybody is told that something is stored, makes it survive a power cut, too. Meanwhile the next question is worked on.
 */
const journal = path.join(folder, 'pg_wal');
/** The files of the log that are being written; they stay open, and are called something else when they begin anew. */
const opened = new Map<string, number>();
let flushedUntil = 0;

async function flushJournal(): Promise<void> {
  const names = readdirSync(journal).filter((name) => /^[0-9A-F]{24}$/.test(name));
  const begun = Date.now();
  for (const [name, file] of opened) {
    if (names.includes(name)) continue;
    closeSync(file);
    opened.delete(name);
  }
  const written: number[] = [];
  for (const name of names) {
    const file = path.join(journal, name);
    if (statSync(file).mtimeMs < flushedUntil) continue;
    const descriptor = opened.get(name) ?? openSync(file, 'r+');
    opened.set(name, descriptor);
    written.push(descriptor);
  }
  await Promise.all(written.map((descriptor) => reach(descriptor)));
  // Times of files are coarse.
  flushedUntil = begun - 1000;
}

/** How many changes there were, and how many of them are on the disk. */
let changes = 0;
let kept = 0;
let flushing: Promise<void> | undefined;

/** Waits until so many changes are on the disk; one flush serves all that came before it began. */
async function keep(wanted: number): Promise<void> {
  while (kept < wanted) {
    const until = changes;
    flushing ??= flushJournal()
      .then(() => {
        kept = until;
      })
      .finally(() => {
        flushing = undefined;
      });
    await flushing;
  }
}

/** Reading a statement and planning it costs more than carrying it out; plans are made anew as tables grow. */
const PLAN_USES = 1000;
const MOST_PLANS = 200;
const plans = new Map<string, { readonly name: string; uses: number }>();
let planned = 0;

/** What is plain enough to stand in a statement itself. */
function literal(value: unknown): string | undefined {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' && Number.isFinite(value)) return `${value}`;
  if (Array.isArray(value)) {
    const all = value.map((one) => (typeof one === 'string' ? literal(one) : undefined));
    return all.includes(undefined) ? undefined : `array[${all.join(', ')}]::text[]`;
  }
  return typeof value === 'string' && !value.includes('\0') ? `'${value.replaceAll("'", "''")}'` : undefined;
}

async function run(sql: string, parameters: readonly unknown[]) {
  const literals = parameters.map(literal);
  const known = plans.get(sql);
  // What is asked once is not worth a plan.
  if (!known && plans.size < MOST_PLANS) plans.set(sql, { name: `plan_${++planned}`, uses: -1 });
  if (!known || literals.length === 0 || literals.includes(undefined))
    return db.query<Row>(sql, [...parameters]);
  if (++known.uses === 0) await db.exec(`prepare ${known.name} as ${sql}`);
  const [answered] = await db.exec(`execute ${known.name}(${literals.join(', ')})`);
  if (known.uses >= PLAN_USES) {
    plans.delete(sql);
    await db.exec(`deallocate ${known.name}`);
  }
  return answered as Results<Row>;
}

interface Answered {
  readonly answer: PgliteAnswer;
  /** Nobody hears of changes that a power cut could undo. */
  readonly keeps: number;
}

async function answer(question: PgliteQuestion): Promise<Answered> {
  const { id } = question;
  try {
    if (question.type === 'close') {
      await keep(changes);
      await db.close();
      return { answer: { id, rows: [] }, keeps: 0 };
    }
    if (question.type === 'script') {
      await db.exec(question.sql);
      return { answer: { id, rows: [] }, keeps: ++changes };
    }
    const { rows, affectedRows } = await run(question.sql, question.parameters);
    if (affectedRows || !/^\s*select/i.test(question.sql)) changes++;
    return { answer: { id, rows }, keeps: changes };
  } catch (error) {
    const code = error instanceof messages.DatabaseError ? error.code : undefined;
    return { answer: { id, problem: sentenceOf(error), code }, keeps: 0 };
  }
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function tell({ answer: told, keeps }: Answered): Promise<void> {
  try {
    await keep(keeps);
    parentPort?.postMessage(told);
  } catch (error) {
    parentPort?.postMessage({ id: told.id, problem: sentenceOf(error) } satisfies PgliteAnswer);
  }
}

/** One at a time, in the order in which they came. */
let last = Promise.resolve();
parentPort?.on('message', (question: PgliteQuestion) => {
  last = last.then(async () => {
    const answered = await answer(question);
    void tell(answered);
  });
});
parentPort?.postMessage({ id: 0, rows: [] } satisfies PgliteAnswer);
