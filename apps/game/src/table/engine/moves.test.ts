import { expect, test } from 'vitest';
import { makeSteppedClock } from '../../dev/stepped-clock.ts';
import { Motion } from '../effects/motion.ts';
import { leftOf, type PaintedGrid } from '../layout/geometry.ts';
import type { Stage } from '../views/stage.ts';
import { shake } from './moves.ts';

test('a tile that is shaken while it still shakes comes to rest in its place', () => {
  const grid: PaintedGrid = { x: 0, y: 0, columns: 4, rows: 4, scale: 1, gap: 0, ratio: 1 };
  const home = leftOf(grid, 5, 2);
  const sprite = { x: home, pose: () => {} };
  const fortress = { grid, topTile: () => sprite, heightAt: () => 2 };
  const stage = { fortress } as unknown as Stage;
  const { tweens, pass } = makeSteppedClock();
  const motion = new Motion(tweens, () => {});
  void shake(stage, motion, 5);
  pass(10, 5);
  expect(sprite.x).not.toBe(home);
  void shake(stage, motion, 5);
  // The first one ends, then the second.
  pass(10, 40);
  expect(tweens.getTweens()).toEqual([]);
  expect(sprite.x).toBe(home);
});
