import { expect, test } from 'vitest';
import { newId } from '../src/store/player-store.ts';

test('ids can be typed in a terminal, and no two are alike', () => {
  const ids = Array.from({ length: 2000 }, newId);
  expect(ids.filter((id) => !/^\w[\w-]{11}$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});
