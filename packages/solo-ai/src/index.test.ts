import { randomFromSeed } from '@mahjong-fortress/rules';
import { expect, test } from 'vitest';
import { randomChoice } from './index.ts';

test('the same seed chooses the same action', () => {
  const choose = () => randomChoice(['a', 'b', 'c'], randomFromSeed('seed'));
  expect(choose()).toBe(choose());
});
