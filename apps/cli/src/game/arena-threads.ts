/** All cores at work on one match. */
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Problem, Result } from '@mahjong-fortress/rules';
import type { Bout, Match } from '@mahjong-fortress/solo-ai';

/** Plays the bouts of a match on several threads; ends early when `goOn` answers false. */
export async function playOnThreads(
  match: Match,
  games: number,
  goOn: (bouts: readonly Bout[]) => Promise<boolean>,
): Promise<Result<readonly Bout[], Problem>> {
  const bouts: Bout[] = [];
  const threads = Math.min(games, availableParallelism());
  const workers = Array.from(
    { length: threads },
    () => new Worker(new URL('./arena-thread.js', import.meta.url), { workerData: match }),
  );
  let next = 0;
  let problem: Problem | undefined;
  try {
    await Promise.all(
      workers.map(async (worker) => {
        while (next < games && !problem) {
          const result = await boutOn(worker, next++);
          if (result.ok) bouts.push(result.value);
          else problem = result.error;
          if (!(await goOn(bouts))) return;
        }
      }),
    );
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return problem ? { ok: false, error: problem } : { ok: true, value: bouts };
}

/** A thread that breaks down makes this reject. */
async function boutOn(worker: Worker, index: number): Promise<Result<Bout, Problem>> {
  worker.postMessage(index);
  const [result] = await once(worker, 'message');
  return result;
}
