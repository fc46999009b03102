import { expect, test } from 'vitest';
import { linear, Motion } from './motion.ts';

test('a movement begins at 0, follows the clock and ends at 1', async () => {
  const motion = new Motion();
  const seen: number[] = [];
  const done = motion.run({ duration: 100, ease: linear, apply: (t) => seen.push(t) });
  motion.tick(50);
  motion.tick(60);
  await done;
  expect(seen).toEqual([0, 0.5, 1]);
  expect(motion.busy).toBe(false);
});

test('a delayed movement waits', () => {
  const motion = new Motion();
  const seen: number[] = [];
  motion.run({ duration: 100, delay: 100, ease: linear, apply: (t) => seen.push(t) });
  motion.tick(60);
  expect(seen).toEqual([0]);
  motion.tick(90);
  expect(seen).toEqual([0, 0.5]);
});

test('finishing ends everything that runs, and an instant clock never starts', async () => {
  const motion = new Motion();
  const ends: string[] = [];
  const one = motion.run({ duration: 500 }).then(() => ends.push('one'));
  const two = motion.run({ duration: 900 }).then(() => ends.push('two'));
  motion.finish();
  await Promise.all([one, two]);
  motion.instant = true;
  await motion.wait(1e9);
  expect(ends.sort()).toEqual(['one', 'two']);
});

test('a clock that is stopped moves nothing any more and lets nobody go on', async () => {
  const motion = new Motion();
  const seen: string[] = [];
  const move = (name: string) =>
    motion.run({ duration: 100, apply: () => seen.push(name) }).then(() => seen.push(`${name} over`));
  void move('one');
  motion.stop();
  motion.finish();
  void move('two');
  await new Promise((resolve) => setTimeout(resolve));
  expect(seen).toEqual(['one']);
  expect(motion.busy).toBe(false);
});

test('a higher rate makes the same movement shorter', () => {
  const motion = new Motion();
  motion.rate = 2;
  motion.wait(100);
  motion.tick(60);
  expect(motion.busy).toBe(false);
});
