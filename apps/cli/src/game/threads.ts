/** All cores at work: numbered games of one kind, each played by whichever thread is free. */
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Problem, Result } from '@mahjong-fortress/rules';
import type { Job, Played } from './thread-job.ts';

/** Plays games 0 to `games` on several threads; ends early when `goOn` answers false. */
export async function playOnThreads<J extends Job>(
  job: J,
  games: number,
  goOn: (done: number) => Promise<boolean>,
): Promise<Result<readonly Played<J>[], Problem>> {
  const results: Played<J>[] = [];
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
          const result = await playOn<J>(worker, next++);
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

/** A thread that breaks down makes this reject. */
async function playOn<J extends Job>(worker: Worker, index: number): Promise<Result<Played<J>, Problem>> {
  worker.postMessage(index);
  const [result] = await once(worker, 'message');
  return result;
}
