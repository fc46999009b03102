import type { GameView } from '@mahjong-fortress/rules';
import { expect, test } from 'vitest';
import { opponentsIn } from './opponent-client.ts';
import type { Answers, WorkerQuestion } from './opponents.ts';
import type { FromPage, FromWorker } from './worker-client.ts';

type Asked = FromPage<WorkerQuestion>;
type Told = FromWorker<Answers[WorkerQuestion['type']]>;

/** Workers that answer when they are told to. */
function workers() {
  const made: { asked: Asked[]; isEnded: boolean; tell(answer: Told['answer']): void }[] = [];
  const makeWorker = () => {
    let listener: ((event: { data: Told }) => void) | undefined;
    const worker = {
      asked: [] as Asked[],
      isEnded: false,
      tell: (answer: Told['answer']) => listener?.({ data: { id: worker.asked.at(-1)?.id ?? 0, answer } }),
      postMessage: (message: Asked) => worker.asked.push(message),
      addEventListener(type: string, listen: (event: { data: Told }) => void) {
        if (type === 'message') listener = listen;
      },
      terminate() {
        worker.isEnded = true;
      },
    };
    made.push(worker);
    return worker as unknown as Worker;
  };
  return { made, makeWorker };
}

const position = { view: {} as GameView, seed: 'x' };
const settled = () => new Promise((resume) => setTimeout(resume));

test('whoever watches waits for the answer before, and does not call it off', async () => {
  const { made, makeWorker } = workers();
  const client = opponentsIn(makeWorker);
  const evaluation = client.evaluation(position);
  const review = client.review({ ...position, played: [], effort: { iterations: 1, deals: 1 } });
  await settled();
  expect(made[0]?.asked.map(({ question }) => question.type)).toEqual(['evaluation']);
  made[0]?.tell(3);
  expect(await evaluation).toBe(3);
  await settled();
  expect(made[0]?.asked.map(({ question }) => question.type)).toEqual(['evaluation', 'review']);
  made[0]?.tell(undefined);
  expect(await review).toBeUndefined();
  expect(made).toHaveLength(1);
});

test('whoever plays goes first: what is open is called off, and what waits is not asked', async () => {
  const { made, makeWorker } = workers();
  const client = opponentsIn(makeWorker);
  const open = client.evaluation(position);
  const waiting = client.evaluation(position);
  await settled();
  const move = client.move({ ...position, level: 'dragon' });
  expect(await open).toBeUndefined();
  expect(await waiting).toBeUndefined();
  expect(made.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  made[1]?.tell([{ type: 'end' }]);
  expect(await move).toEqual([{ type: 'end' }]);
  // Later questions are heard again.
  const later = client.evaluation(position);
  await settled();
  made[1]?.tell(5);
  expect(await later).toBe(5);
});
