/** PostgreSQL in a thread of this process, on a folder of its own. */
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Db, type Row, StartProblem } from './db.ts';
import { lockFolder } from './folder-lock.ts';

export type PgliteQuestion =
  | { readonly id: number; readonly type: 'query'; readonly sql: string; readonly parameters: unknown[] }
  | { readonly id: number; readonly type: 'script'; readonly sql: string }
  | { readonly id: number; readonly type: 'close' };

export interface PgliteAnswer {
  readonly id: number;
  readonly rows?: readonly Row[];
  readonly problem?: string;
  /** The SQLSTATE of the problem, where it comes from the database itself. */
  readonly code?: string | undefined;
}

interface Waiting {
  resolve(rows: readonly Row[]): void;
  reject(error: Error): void;
}

type Asking = PgliteQuestion extends infer Q
  ? Q extends { readonly id: number }
    ? Omit<Q, 'id'>
    : never
  : never;

export async function openPglite(folder: string): Promise<Db> {
  const unlock = await lockFolder(folder);
  const worker = new Worker(new URL('./pglite-thread.js', import.meta.url), {
    workerData: path.join(path.resolve(folder), 'database'),
  });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  function ask(question: Asking, id = ++lastId): Promise<readonly Row[]> {
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      if (id > 0) worker.postMessage({ ...question, id });
    });
  }
  worker.on('message', ({ id, rows, problem, code }: PgliteAnswer) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (problem === undefined) asked?.resolve(rows ?? []);
    else asked?.reject(Object.assign(new Error(problem), { code }));
  });
  const breakDown = (error: Error): void => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('error', breakDown);
  worker.on('exit', () => breakDown(new Error('The database was closed.')));
  try {
    // The thread says when it is ready.
    await ask({ type: 'close' }, 0);
  } catch (error) {
    unlock();
    const why = error instanceof Error ? error.message : String(error);
    throw new StartProblem({ code: 'database', message: `The data in ${folder} can't be opened: ${why}` });
  }
  return {
    isShared: false,
    async query<T extends Row>(sql: string, parameters: readonly unknown[] = []) {
      return (await ask({ type: 'query', sql, parameters: [...parameters] })) as readonly T[];
    },
    async script(sql) {
      await ask({ type: 'script', sql });
    },
    async close() {
      await ask({ type: 'close' });
      await worker.terminate();
      unlock();
    },
  };
}
