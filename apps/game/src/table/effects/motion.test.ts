import { expect, test } from 'vitest';
import { makeSteppedClock } from '../../dev/stepped-clock.ts';
import { Motion } from './motion.ts';

function makeMotion() {
  const clock = makeSteppedClock();
  return { ...clock, motion: new Motion(clock.tweens, () => {}) };
}

test('a movement begins at 0, follows the clock and ends at 1', async () => {
  const { motion, pass } = makeMotion();
  const seen: number[] = [];
  const done = motion.run({ duration: 100, ease: 'Linear', apply: (t) => seen.push(t) });
  expect(seen).toEqual([0]);
  pass(10, 12);
  await done;
  expect(seen.at(-1)).toBe(1);
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  expect(seen.some((t) => t > 0.4 && t < 0.6)).toBe(true);
});

test('a delayed movement waits', () => {
  const { motion, pass } = makeMotion();
  const seen: number[] = [];
  motion.run({ duration: 100, delay: 100, ease: 'Linear', apply: (t) => seen.push(t) });
  pass(10, 9);
  expect(seen).toEqual([0]);
  pass(10, 6);
  expect(seen.at(-1)).toBeGreaterThan(0);
});

test('movements that follow one another are one, and what goes there and back ends where it began', async () => {
  const { motion, pass } = makeMotion();
  const seen: string[] = [];
  let last = 1;
  const done = motion
    .run(
      { duration: 40, apply: () => seen.push('one') },
      {
        duration: 40,
        yoyo: true,
        apply: (t) => {
          seen.push('two');
          last = t;
        },
      },
    )
    .then(() => seen.push('over'));
  pass(10, 30);
  await done;
  expect([...new Set(seen)]).toEqual(['one', 'two', 'over']);
  expect(last).toBe(0);
});

test('finishing ends everything that runs, and an instant clock never starts', async () => {
  const { motion, pass } = makeMotion();
  const ends: string[] = [];
  let there = 0;
  const one = motion
    .run({ duration: 500, delay: 90, apply: (t) => (there = t) })
    .then(() => ends.push('one'));
  const two = motion.run({ duration: 900 }, { duration: 50 }).then(() => ends.push('two'));
  pass(10);
  motion.finish();
  await Promise.all([one, two]);
  expect(there).toBe(1);
  motion.instant = true;
  await motion.run({ duration: 1e9, apply: (t) => (there = t + 1) });
  expect(there).toBe(2);
  expect(ends.sort()).toEqual(['one', 'two']);
});

test('a clock that is stopped moves nothing any more and lets nobody go on', async () => {
  const { motion, pass } = makeMotion();
  const seen: string[] = [];
  const move = (name: string) =>
    motion.run({ duration: 100, apply: () => seen.push(name) }).then(() => seen.push(`${name} over`));
  void move('one');
  motion.stop();
  motion.finish();
  void move('two');
  pass(10, 20);
  await Promise.resolve();
  expect(seen).toEqual(['one']);
});

test('a higher speed makes the same movement shorter', () => {
  const { motion, tweens, pass } = makeMotion();
  let there = 0;
  tweens.timeScale = 2;
  motion.run({ duration: 100, apply: (t) => (there = t) });
  pass(10, 9);
  expect(there).toBe(1);
});

test('something goes on from where it is when it is sent elsewhere', () => {
  const { motion, pass } = makeMotion();
  const tile = { lift: 0 };
  motion.to(tile, { lift: 10 }, 100);
  pass(10, 6);
  const risen = tile.lift;
  expect(risen).toBeGreaterThan(5);
  motion.to(tile, { lift: 0 }, 100);
  pass(10, 3);
  expect(tile.lift).toBeGreaterThan(0);
  pass(10, 12);
  expect(tile.lift).toBe(0);
  motion.instant = true;
  motion.to(tile, { lift: 7 }, 100);
  expect(tile.lift).toBe(7);
});

test('what is let go of moves no more, and is not touched again', () => {
  const { motion, pass } = makeMotion();
  const tile = { lift: 0 };
  let touched = 0;
  motion.to(tile, { lift: 10 }, 100, () => touched++);
  pass(10, 3);
  expect(touched).toBeGreaterThan(0);
  motion.letGo();
  const before = touched;
  pass(10, 20);
  expect([touched, tile.lift < 10]).toEqual([before, true]);
});
