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
  balance.start({ players: 2, level: 'novice', games: 2 });
  expect(workers).toHaveLength(2);
  workers[0]?.onmessage?.(news);
  expect(balance.progress.value).toEqual({ done: 1, games: 2, left: 1 });
  workers[1]?.onmessage?.(news);
  expect(balance.progress.value).toBeUndefined();
  expect(workers.every(({ isEnded }) => isEnded)).toBe(true);
  expect(balance.kept.value?.report.games).toBe(2);
  expect(balance.isCurrent.value).toBe(true);
  // Another visit finds it again; another fortress does not.
  expect(createBalance(state, surroundings).kept.value?.report.games).toBe(2);
  state.fortressKey.value = 'other';
  expect(balance.kept.value).toBeUndefined();
});

test.each([
  '',
  'null',
  '{"rows": 7}',
  '{"rows": [], "level": "novice", "report": {"seats": [], "verdicts": []}}',
])('a broken entry, or one of another shape, is no report: %s', (text) => {
  const { vault, state, surroundings } = setting();
  void vault.update('balance/castle', () => text);
  expect(createBalance(state, surroundings).kept.value).toBeUndefined();
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
  balance.start({ players: 2, level: 'novice', games: 500 });
  workers[0]?.onmessage?.(news);
  balance.stop();
  expect(balance.kept.value?.report.games).toBe(1);
  expect(balance.progress.value).toBeUndefined();
});
