/**
 * Asks something of a worker, one question at a time. A question can be called off; then the worker starts afresh.
 * Comlink would bring 4 kB gzip to the page and the worker and leave this to be written: its calls to a worker that was
 * ended or has failed stay open for ever.
 */

/** What travels to the worker and back. */
export interface FromPage<Question> {
  readonly id: number;
  readonly question: Question;
}

export interface FromWorker<Answer> {
  readonly id: number;
  readonly answer: Answer;
}

interface WorkerClient<Question, Answer> {
  /** Resolves with nothing when the question is called off or the worker fails. */
  ask(question: Question): Promise<Answer | undefined>;
  cancel(): void;
}

export function askIn<Question, Answer>(makeWorker: () => Worker): WorkerClient<Question, Answer> {
  let worker: Worker | undefined;
  let open: undefined | { readonly id: number; resolve(answer: Answer | undefined): void };
  let lastId = 0;

  function settle(answer: Answer | undefined): void {
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
    started.addEventListener('message', ({ data }: MessageEvent<FromWorker<Answer>>) => {
      if (data.id === open?.id) settle(data.answer);
    });
    started.addEventListener('error', cancel);
    return started;
  }

  return {
    async ask(question) {
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
        worker?.postMessage({ id, question } satisfies FromPage<Question>);
      });
    },
    cancel,
  };
}

/** In the worker: answers whatever the page asks. */
export function answerIn<Question, Answer>(answer: (question: Question) => Answer): void {
  self.addEventListener('message', ({ data: { id, question } }: MessageEvent<FromPage<Question>>) => {
    self.postMessage({ id, answer: answer(question) } satisfies FromWorker<Answer>);
  });
}
