import { en } from '@mahjong-fortress/words/game/en';
import { expect, test } from 'vitest';
import type { TakingPreview } from '../table/contract.ts';
import { wordsForTaking } from './taking-words.ts';

const TILE: TakingPreview = {
  cell: 0,
  isOpen: true,
  isSecond: false,
  twins: [],
  now: [],
  after: [],
  alone: 0,
  paired: 0,
};

test.each<[Partial<TakingPreview>, string]>([
  [{ now: [1, 2], paired: 5 }, 'Pair: 2 now · +5'],
  [{ now: [1], after: [2], paired: 5, alone: 3 }, 'Pair: 1 now, 1 after it · +5 · +3 alone'],
  [{ after: [2] }, 'Pair: 1 after it'],
  [{ alone: 2 }, 'No pair · +2'],
  [{ twins: [1], isOpen: false }, ''],
  [{ isSecond: true, paired: 3 }, '+3'],
  [{ isSecond: true }, ''],
])('%j reads %s', (facts, words) => {
  expect(wordsForTaking({ ...TILE, ...facts }, en)).toBe(words);
});
