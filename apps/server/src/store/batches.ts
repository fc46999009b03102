import { isForItsValues } from '../db/db.ts';

/**
 * What is asked of the database at about the same time becomes one statement: whatever comes while one is under way goes with
 * the next. After a restart everybody comes back at once, and one by one each would wait for all others.
 */
export interface Batches<Question, Answer> {
  ask(question: Question): Promise<Answer>;
  /** Waits for what is under way. */
  finish(): Promise<void>;
}

interface Waiting<Question, Answer> {
  readonly question: Question;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

interface BatchOptions {
  /** The most that go together. */
  readonly most?: number;
  /** How many statements may be under way: while one waits for a disk, the next is worked on. */
  readonly lanes?: number;
}

const MOST_AT_ONCE = 500;

/** `run` asks the database, and returns who is answered what. */
export function makeBatches<Question, Answer>(
  run: (questions: readonly Question[]) => Promise<(question: Question) => Answer>,
  { most = MOST_AT_ONCE, lanes = 1 }: BatchOptions = {},
): Batches<Question, Answer> {
  let waiting: Waiting<Question, Answer>[] = [];
  let underWay = 0;
  const finishing: (() => void)[] = [];

  async function settle(batch: readonly Waiting<Question, Answer>[]): Promise<void> {
    try {
      const answerTo = await run(batch.map(({ question }) => question));
      for (const { question, resolve } of batch) resolve(answerTo(question));
    } catch (error) {
      if (batch.length > 1 && isForItsValues(error)) {
        // One of them can't be answered; by halves, so that the others are, and soon.
        const middle = batch.length >> 1;
        await settle(batch.slice(0, middle));
        await settle(batch.slice(middle));
        return;
      }
      for (const { reject } of batch) reject(error);
    }
  }

  async function work(): Promise<void> {
    underWay++;
    while (waiting.length > 0) {
      // One tick more: whoever got a message at the same time goes with it.
      await new Promise(setImmediate);
      const batch = waiting.slice(0, most);
      waiting = waiting.slice(most);
      if (batch.length > 0) await settle(batch);
    }
    // At once: who asks from here on begins anew.
    if (--underWay === 0) for (const resolve of finishing.splice(0)) resolve();
  }

  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        waiting.push({ question, resolve, reject });
        if (underWay < lanes) void work();
      }),
    finish: () =>
      new Promise((resolve) => {
        if (underWay === 0) resolve();
        else finishing.push(resolve);
      }),
  };
}

/** Rows by what they answer. */
export function rowsBy<Key, Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): ReadonlyMap<Key, readonly Row[]> {
  const found = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const list = found.get(key);
    if (list) list.push(row);
    else found.set(key, [row]);
  }
  return found;
}
