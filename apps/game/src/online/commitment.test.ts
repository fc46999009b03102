import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { commitmentTo } from './commitment.ts';

const LENGTHS = [0, 1, 3, 43, 55, 56, 63, 64, 65, 119, 120, 1000];
const SEEDS = [...LENGTHS.map((length) => 'seed'.repeat(length).slice(0, length)), 'Серпень → 麻雀'];

test.each([
  { where: 'on https', subtle: crypto.subtle },
  { where: 'on plain http, where browsers have no cryptography', subtle: undefined },
])('a promise is the SHA-256 of the seed $where', async ({ subtle }) => {
  vi.stubGlobal('crypto', { subtle });
  for (const seed of SEEDS)
    expect(await commitmentTo(seed), seed).toBe(createHash('sha256').update(seed).digest('hex'));
  vi.unstubAllGlobals();
});
