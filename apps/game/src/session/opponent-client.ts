/**
 * Asks the opponents in their worker. A question can be called off; then the worker starts afresh.
 * Comlink would bring 4 kB gzip to the page and the worker and leave this to be written: its calls to a worker that was
 * ended or has failed stay open for ever.
 */
import type { Answers, WorkerQuestion } from './opponents.ts';

/** What travels to the worker and back. */
export interface Asked {
  readonly id: number;
  readonly question: WorkerQuestion;
}

export interface Told {
  readonly id: number;
  readonly answer: Answers[WorkerQuestion['type']];
}

type QuestionOf<Type extends WorkerQuestion['type']> = Omit<Extract<WorkerQuestion, { type: Type }>, 'type'>;

export interface Opponents {
  /** Each resolves with nothing when the question is called off or the worker fails. */
  move(question: QuestionOf<'move'>): Promise<Answers['move'] | undefined>;
  hint(question: QuestionOf<'hint'>): Promise<Answers['hint']>;
  cancel(): void;
}

export interface Evaluator {
  /** Resolves with nothing like the others. */
  evaluation(question: QuestionOf<'evaluation'>): Promise<Answers['evaluation'] | undefined>;
}

interface Open {
  readonly id: number;
  resolve(answer: Told['answer']): void;
}

export function opponentsIn(makeWorker: () => Worker): Opponents & Evaluator {
  let worker: Worker | undefined;
  let open: Open | undefined;
  let lastId = 0;

  function settle(answer: Told['answer']): void {
    open?.resolve(answer);
    open = undefined;
  }

  /** A thinking worker listens to nobody, so calling off means ending it. */
  function cancel(): void {
    if (!open) return;
    worker?.terminate();
    worker = undefined;
    settle(undefined);
  }

  function start(): Worker {
    const started = makeWorker();
    started.addEventListener('message', ({ data }: MessageEvent<Told>) => {
      if (data.id === open?.id) settle(data.answer);
    });
    started.addEventListener('error', cancel);
    return started;
  }

  async function ask(question: WorkerQuestion): Promise<Told['answer']> {
    cancel();
    try {
      worker ??= start();
    } catch {
      // Some settings of a browser forbid workers.
      return undefined;
    }
    const id = ++lastId;
    return new Promise((resolve) => {
      open = { id, resolve };
      worker?.postMessage({ id, question } satisfies Asked);
    });
  }

  return {
    move: (question) => ask({ ...question, type: 'move' }) as Promise<Answers['move'] | undefined>,
    hint: (question) => ask({ ...question, type: 'hint' }) as Promise<Answers['hint']>,
    evaluation: (question) =>
      ask({ ...question, type: 'evaluation' }) as Promise<Answers['evaluation'] | undefined>,
    cancel,
  };
}
