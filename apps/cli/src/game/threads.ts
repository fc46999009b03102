/** All cores at work: numbered games of one kind, each played by whichever thread is free. */

import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Problem } from '@mahjong-fortress/base/problem';
import type { Result } from '@mahjong-fortress/base/result';
import type { Job, JobOutcome } from './thread-job.ts';

/** Plays games 0 to `games` on several threads; begins no more when `goOn` answers false, leaves all at `stop`. */
export async function playOnThreads<J extends Job>(
  job: J,
  games: number,
  goOn: (done: number) => Promise<boolean>,
  stop: AbortSignal,
): Promise<Result<readonly JobOutcome<J>[], Problem>> {
  const results: JobOutcome<J>[] = [];
  const threads = Math.min(games, availableParallelism());
  const workers = Array.from(
    { length: threads },
    () => new Worker(new URL('./thread.js', import.meta.url), { workerData: job }),
  );
  let next = 0;
  let problem: Problem | undefined;
  try {
    await Promise.all(
      workers.map(async (worker) => {
        while (next < games && !problem) {
          const result = await playOn<J>(worker, next++, stop);
          if (!result) return;
          if (result.ok) results.push(result.value);
          else problem = result.error;
          if (!(await goOn(results.length))) return;
        }
      }),
    );
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return problem ? { ok: false, error: problem } : { ok: true, value: results };
}

/** A thread that breaks down makes this reject; one that is stopped has no result. */
async function playOn<J extends Job>(
  worker: Worker,
  index: number,
  stop: AbortSignal,
): Promise<Result<JobOutcome<J>, Problem> | undefined> {
  worker.postMessage(index);
  try {
    const [result] = await once(worker, 'message', { signal: stop });
    return result;
  } catch (error) {
    if (stop.aborted) return undefined;
    throw error;
  }
}
