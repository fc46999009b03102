/** What opponents and hints are asked, in the worker where they think. */
import type { Answers, WorkerQuestion } from './opponents.ts';
import { askIn } from './worker-client.ts';

type AnyAnswer = Answers[WorkerQuestion['type']];

type QuestionOf<Type extends WorkerQuestion['type']> = Omit<Extract<WorkerQuestion, { type: Type }>, 'type'>;

export interface Opponents {
  /** Each resolves with nothing when the question is called off or the worker fails. */
  move(question: QuestionOf<'move'>): Promise<Answers['move'] | undefined>;
  hint(question: QuestionOf<'hint'>): Promise<Answers['hint']>;
  cancel(): void;
}

/** What is asked about a game that is watched; each waits until the one before is answered. */
export interface Evaluator {
  /** Resolves with nothing like the others, and when an opponent is asked meanwhile. */
  evaluation(question: QuestionOf<'evaluation'>): Promise<Answers['evaluation'] | undefined>;
  review(question: QuestionOf<'review'>): Promise<Answers['review'] | undefined>;
}

export function opponentsIn(makeWorker: () => Worker): Opponents & Evaluator {
  const worker = askIn<WorkerQuestion, AnyAnswer>(makeWorker);
  let waiting: Promise<unknown> = Promise.resolve();
  /** Whoever plays goes before whoever watches: what waits then is not asked any more. */
  let played = 0;

  function ask(question: WorkerQuestion): Promise<AnyAnswer | undefined> {
    played++;
    return worker.ask(question);
  }
  function askInTurn(question: WorkerQuestion): Promise<AnyAnswer | undefined> {
    const before = played;
    const answer = waiting.then(() => (played === before ? worker.ask(question) : undefined));
    waiting = answer;
    return answer;
  }
  return {
    move: (question) => ask({ ...question, type: 'move' }) as Promise<Answers['move'] | undefined>,
    hint: (question) => ask({ ...question, type: 'hint' }) as Promise<Answers['hint']>,
    evaluation: (question) =>
      askInTurn({ ...question, type: 'evaluation' }) as Promise<Answers['evaluation'] | undefined>,
    review: (question) =>
      askInTurn({ ...question, type: 'review' }) as Promise<Answers['review'] | undefined>,
    cancel() {
      played++;
      worker.cancel();
    },
  };
}
