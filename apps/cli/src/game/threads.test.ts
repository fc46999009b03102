import { layoutById } from '@mahjong-fortress/layouts-schema';
import { expect, test } from 'vitest';
import { playOnThreads } from './threads.ts';

test('stopped, it leaves the games that are being played and keeps those that are done', async () => {
  const layout = layoutById('standard-2')?.rows ?? [];
  const stop = new AbortController();
  const played = await playOnThreads(
    { type: 'balance', options: { layout, players: 2, level: 'novice', seed: 'x' } },
    1_000_000,
    async (done) => {
      if (done >= 3) stop.abort();
      return true;
    },
    stop.signal,
  );
  expect(played.ok && played.value.length).toBeGreaterThanOrEqual(3);
});
