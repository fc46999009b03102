import { memoryVault } from '@mahjong-fortress/base/vault';
import { FORTRESS_PREFIX, layoutById } from '@mahjong-fortress/layouts-schema';
import { playBalanceGame } from '@mahjong-fortress/solo-ai';
import { en } from '@mahjong-fortress/words/editor/en';
import { expect, test } from 'vitest';
import { createState } from '../app/state.ts';
import { fromLayout } from '../document/document.ts';
import { beginHistory } from '../document/history.ts';
import { said } from '../document/saying.ts';
import { type BalanceWorker, createBalance } from './balance.ts';

const castle = layoutById('castle');
if (!castle) throw new Error('no castle');

function setting() {
  const vault = memoryVault();
  void vault.update(`${FORTRESS_PREFIX}castle`, () => '');
  const state = createState({ language: 'en', words: en });
  state.history.value = beginHistory(fromLayout(castle as NonNullable<typeof castle>), said('saidBegin'));
  state.fortressKey.value = 'castle';
  const workers: (BalanceWorker & { isEnded: boolean })[] = [];
  const makeWorker = () => {
    const worker: (typeof workers)[number] = {
      isEnded: false,
      postMessage: () => undefined,
      terminate() {
        worker.isEnded = true;
      },
      onmessage: null,
      onerror: null,
    };
    workers.push(worker);
    return worker;
  };
  let clock = 0;
  const surroundings = { vault, makeWorker, cores: 2, now: () => (clock += 1000) };
  return { vault, state, workers, surroundings };
}

const game = playBalanceGame({ layout: castle.rows, players: 2, level: 'novice', seed: 'x' }, 0);
if (!game.ok) throw new Error('no game');
const news = { data: game.value } as MessageEvent<typeof game.value>;

test('a whole run is summed up and kept next to the fortress', () => {
  const { state, workers, surroundings } = setting();
  const balance = createBalance(state, surroundings);
  balance.start({ players: [2], level: 'novice', games: 2 });
  expect(workers).toHaveLength(2);
  workers[0]?.onmessage?.(news);
  expect(balance.progress.value).toEqual({ players: 2, done: 1, games: 2, left: 1 });
  workers[1]?.onmessage?.(news);
  expect(balance.progress.value).toBeUndefined();
  expect(workers.every(({ isEnded }) => isEnded)).toBe(true);
  const [kept] = balance.kept.value;
  expect(kept?.report.games).toBe(2);
  expect(kept && balance.isCurrent(kept)).toBe(true);
  // Another visit finds it again; another fortress does not.
  expect(createBalance(state, surroundings).kept.value[0]?.report.games).toBe(2);
  state.fortressKey.value = 'other';
  expect(balance.kept.value).toEqual([]);
});

test('one number of players follows the other, and each keeps its report', () => {
  const { vault, state, workers, surroundings } = setting();
  // What an older version kept stays until there are newer games.
  const balance = createBalance(state, surroundings);
  balance.start({ players: [2], level: 'novice', games: 1 });
  workers[0]?.onmessage?.(news);
  const [{ report = undefined } = {}] = balance.kept.value;
  const old = { version: 1, rows: castle?.rows, level: 'novice', report: { ...report, players: 3 } };
  void vault.update('balance/castle', () => JSON.stringify(old));

  const again = createBalance(state, surroundings);
  again.start({ players: [2, 4], level: 'novice', games: 2 });
  expect(again.progress.value).toEqual({ players: 2, done: 0, games: 4 });
  for (const worker of workers.slice(-2)) worker.onmessage?.(news);
  expect(again.progress.value).toEqual({ players: 4, done: 2, games: 4, left: expect.any(Number) });
  expect(again.kept.value.map(({ report: { players } }) => players)).toEqual([2, 3]);
  workers.at(-1)?.onmessage?.(news);
  again.stop();
  expect(again.progress.value).toBeUndefined();
  const kept = createBalance(state, surroundings).kept.value;
  expect(kept.map(({ report: { players, games } }) => [players, games])).toEqual([
    [2, 2],
    [3, 1],
    [4, 1],
  ]);
  expect(workers.every(({ isEnded }) => isEnded)).toBe(true);
});

test.each([
  '',
  'null',
  '{"rows": 7}',
  '{"rows": [], "level": "novice", "report": {"seats": [], "verdicts": []}}',
])('a broken entry, or one of another shape, is no report: %s', (text) => {
  const { vault, state, surroundings } = setting();
  void vault.update('balance/castle', () => text);
  expect(createBalance(state, surroundings).kept.value).toEqual([]);
});

test('a report outlives its fortress only until the next visit', () => {
  const { vault, state, surroundings } = setting();
  void vault.update('balance/castle', () => 'of the castle');
  void vault.update('balance/gone', () => 'of a deleted one');
  createBalance(state, surroundings);
  expect(vault.read('balance/castle')).toBe('of the castle');
  expect(vault.read('balance/gone')).toBeUndefined();
});

test('stopping sums up what was played', () => {
  const { state, workers, surroundings } = setting();
  const balance = createBalance(state, surroundings);
  balance.start({ players: [2, 3], level: 'novice', games: 500 });
  workers[0]?.onmessage?.(news);
  balance.stop();
  expect(balance.kept.value.map(({ report }) => report.games)).toEqual([1]);
  expect(balance.progress.value).toBeUndefined();
});
