/** Computers think in threads, so that nobody waits for them but those at their table. */
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

export interface ThinkingQuestion {
  readonly game: string;
  /** What the computer may know, and nothing else. */
  readonly view: unknown;
  readonly level: string;
  readonly seed: string;
}

export interface ThinkingAnswer {
  readonly actions: readonly unknown[];
}

export interface Computers {
  /** The next actions; none where the computer failed or took too long. */
  decide(question: Omit<ThinkingQuestion, 'seed'>): Promise<readonly unknown[]>;
  close(): Promise<void>;
}

const LONGEST_MS = 20_000;

interface Job {
  readonly question: ThinkingQuestion;
  resolve(actions: readonly unknown[]): void;
}

interface Thread {
  readonly worker: Worker;
  job?: Job & { readonly timer: NodeJS.Timeout };
}

export function openComputers(registry: string, most = Math.max(1, availableParallelism() - 1)): Computers {
  const waiting: Job[] = [];
  const idle: Thread[] = [];
  const all = new Set<Thread>();
  let isClosed = false;

  function open(): Thread {
    const worker = new Worker(new URL('./thread.js', import.meta.url), { workerData: registry });
    const thread: Thread = { worker };
    worker.on('message', ({ actions }: ThinkingAnswer) => finish(thread, actions, true));
    worker.on('error', (error) => {
      console.error(`computer: ${error.message}`);
      finish(thread, [], false);
    });
    // Nobody has to wait for a computer before the server can end.
    worker.unref();
    all.add(thread);
    return thread;
  }

  function finish(thread: Thread, actions: readonly unknown[], isFit: boolean): void {
    const { job } = thread;
    delete thread.job;
    clearTimeout(job?.timer);
    if (isFit) idle.push(thread);
    else {
      all.delete(thread);
      thread.worker.terminate();
    }
    job?.resolve(actions);
    next();
  }

  function next(): void {
    if (isClosed || waiting.length === 0) return;
    const thread = idle.pop() ?? (all.size < most ? open() : undefined);
    const job = thread && waiting.shift();
    if (!thread || !job) return;
    thread.job = { ...job, timer: setTimeout(() => finish(thread, [], false), LONGEST_MS) };
    thread.worker.postMessage(job.question);
  }

  return {
    decide: (question) =>
      new Promise((resolve) => {
        waiting.push({ question: { ...question, seed: randomBytes(16).toString('hex') }, resolve });
        next();
      }),
    async close() {
      isClosed = true;
      await Promise.all([...all].map(({ worker }) => worker.terminate()));
    },
  };
}
