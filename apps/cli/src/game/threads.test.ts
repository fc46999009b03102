import { layoutById } from '@mahjong-fortress/layouts-schema';
import { expect, test } from 'vitest';
import { playJob } from './thread-job.ts';
import { playOnThreads } from './threads.ts';

function numbersBelow(games: number): readonly number[] {
  return Array.from({ length: games }, (_, index) => index);
}

test('results come in the order of the games, whichever thread was quicker', async () => {
  const layout = layoutById('standard-2')?.rows ?? [];
  const job = { type: 'balance', options: { layout, players: 2, level: 'novice', seed: 'order' } } as const;
  const played = await playOnThreads(job, numbersBelow(8), async () => true, new AbortController().signal);
  const alone = Array.from({ length: 8 }, (_, index) => playJob(job, index));
  expect(played.ok && played.value).toEqual(alone.map((game) => game.ok && game.value));
});

test('stopped, it leaves the games that are being played and keeps those that are done', async () => {
  const layout = layoutById('standard-2')?.rows ?? [];
  const stop = new AbortController();
  const played = await playOnThreads(
    { type: 'balance', options: { layout, players: 2, level: 'novice', seed: 'x' } },
    numbersBelow(1_000_000),
    async (done) => {
      if (done >= 3) stop.abort();
      return true;
    },
    stop.signal,
  );
  expect(played.ok && played.value.length).toBeGreaterThanOrEqual(3);
});
