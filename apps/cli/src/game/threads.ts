/** All cores at work: numbered games of one kind, each played by whichever thread is free. */

import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Problem } from '@mahjong-fortress/base/problem';
import type { Result } from '@mahjong-fortress/base/result';
import type { Job, JobOutcome } from './thread-job.ts';

/** A game that is over. */
export interface JobDone<J extends Job> {
  readonly index: number;
  readonly outcome: JobOutcome<J>;
}

/** Plays the games with these numbers on several threads; begins no more when `goOn` answers false, leaves all at `stop`. */
export async function playOnThreads<J extends Job>(
  job: J,
  games: readonly number[],
  goOn: (done: number, latest: JobDone<J>) => Promise<boolean>,
  stop: AbortSignal,
): Promise<Result<readonly JobOutcome<J>[], Problem>> {
  const results: JobDone<J>[] = [];
  // The processor time that a slower machine is told by is that of all threads together.
  const most = job.type === 'bout' && job.slower ? 1 : availableParallelism();
  const threads = Math.min(games.length, most);
  const workers = Array.from(
    { length: threads },
    () => new Worker(new URL('./thread.js', import.meta.url), { workerData: job }),
  );
  let next = 0;
  let problem: Problem | undefined;
  try {
    await Promise.all(
      workers.map(async (worker) => {
        while (next < games.length && !problem) {
          const index = games[next++] as number;
          const result = await playOn<J>(worker, index, stop);
          if (!result) return;
          if (!result.ok) {
            problem = result.error;
            return;
          }
          const latest = { index, outcome: result.value };
          results.push(latest);
          if (!(await goOn(results.length, latest))) return;
        }
      }),
    );
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  if (problem) return { ok: false, error: problem };
  // Sums of fractions depend on their order, and so would what is learned from them on which thread was quicker.
  results.sort((a, b) => a.index - b.index);
  return { ok: true, value: results.map(({ outcome }) => outcome) };
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
