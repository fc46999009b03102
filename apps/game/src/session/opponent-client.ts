/** Asks the opponents in their worker. A question can be called off; then the worker starts afresh. */
import type { Action } from '@mahjong-fortress/rules';
import type { Answer, Question } from './opponents.ts';

export interface Opponents {
  /** Resolves with nothing when the question is called off or the worker fails. */
  ask(question: Omit<Question, 'id'>): Promise<readonly Action[] | undefined>;
  cancel(): void;
}

interface Open {
  readonly id: number;
  resolve(actions: readonly Action[] | undefined): void;
}

export function opponentsIn(makeWorker: () => Worker): Opponents {
  let worker: Worker | undefined;
  let open: Open | undefined;
  let lastId = 0;

  function settle(actions: readonly Action[] | undefined): void {
    open?.resolve(actions);
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
    started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if (data.id === open?.id) settle(data.actions);
    });
    started.addEventListener('error', cancel);
    return started;
  }

  return {
    ask(question) {
      cancel();
      worker ??= start();
      const id = ++lastId;
      return new Promise((resolve) => {
        open = { id, resolve };
        worker?.postMessage({ ...question, id } satisfies Question);
      });
    },
    cancel,
  };
}
