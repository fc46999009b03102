import { expect, test } from 'vitest';
import { makeBatches } from '../src/store/batches.ts';

test('what is asked at once is asked together, and what comes meanwhile goes with the next', async () => {
  const batches: (readonly number[])[] = [];
  const { ask, finish } = makeBatches<number, number>(
    async (questions) => {
      batches.push(questions);
      await new Promise(setImmediate);
      return (question) => question * 2;
    },
    { most: 3 },
  );
  const first = [1, 2, 3, 4].map(ask);
  await Promise.any(first);
  const later = ask(5);
  expect(await Promise.all([...first, later])).toEqual([2, 4, 6, 8, 10]);
  await finish();
  expect(batches).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
});

test('whoever went along hears of a failure, and the next ones don’t', async () => {
  let isBroken = true;
  const { ask } = makeBatches<string, string>(async () => {
    if (isBroken) throw new Error('no database');
    return (question) => question;
  });
  const outcomes = await Promise.allSettled([ask('one'), ask('two')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isBroken = false;
  expect(await ask('three')).toBe('three');
});

test('what one of them is refused for its values costs nobody else anything', async () => {
  const sizes: number[] = [];
  const { ask } = makeBatches<number, number>(async (questions) => {
    sizes.push(questions.length);
    if (questions.includes(5)) throw Object.assign(new Error('untranslatable'), { code: '22P05' });
    return (question) => question;
  });
  const outcomes = await Promise.allSettled([1, 2, 3, 4, 5, 6, 7, 8].map(ask));
  expect(outcomes.flatMap(({ status }, index) => (status === 'rejected' ? [index + 1] : []))).toEqual([5]);
  expect(sizes).toEqual([8, 4, 4, 2, 1, 1, 2]);
});

test('with two lanes the next batch goes while the first is under way, and a third waits', async () => {
  const under: { readonly batch: readonly number[]; end(): void }[] = [];
  const { ask, finish } = makeBatches<number, number>(
    async (batch) => {
      await new Promise<void>((end) => under.push({ batch, end }));
      return (question) => question;
    },
    { lanes: 2 },
  );
  const batches = () => under.map(({ batch }) => batch);
  const turn = () => new Promise<void>((done) => void setImmediate(() => setImmediate(done)));
  const answers = [ask(1), ask(2)];
  await turn();
  answers.push(ask(3));
  await turn();
  answers.push(ask(4), ask(5));
  await turn();
  expect(batches()).toEqual([[1, 2], [3]]);
  under[1]?.end();
  expect(await answers[2]).toBe(3);
  await turn();
  expect(batches()).toEqual([[1, 2], [3], [4, 5]]);
  for (const { end } of under) end();
  expect(await Promise.all(answers)).toEqual([1, 2, 3, 4, 5]);
  await finish();
});

test('whoever asks in the moment in which all others are answered is answered, too', async () => {
  const { ask, finish } = makeBatches<number, number>(async () => (question) => question);
  let last = 0;
  for (let question = 1; question <= 20; question++) last = await ask(question);
  expect(last).toBe(20);
  await finish();
});
