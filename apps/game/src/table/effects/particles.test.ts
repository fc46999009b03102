import { expect, test, vi } from 'vitest';
import { fakeLayer, fakeTextures } from '../fakes.ts';
import { Motion } from '../motion.ts';
import { Particles } from './particles.ts';

vi.mock('../image.ts', async () => ({ ...(await import('../fakes.ts')) }));

const BURST = {
  frame: 'sparkle',
  count: 5,
  x: 0,
  y: 0,
  speed: [10, 20],
  size: [4, 8],
  life: [500, 500],
} as const;

test('what is thrown flies as fast as everything else moves', () => {
  const motion = new Motion();
  const particles = new Particles(fakeLayer(), fakeTextures, motion);
  motion.rate = 2;
  particles.burst(BURST);
  particles.update(240);
  expect(particles.isBusy).toBe(true);
  particles.update(20);
  expect(particles.isBusy).toBe(false);
});

test('nothing is thrown by what has been skipped', () => {
  const motion = new Motion();
  const particles = new Particles(fakeLayer(), fakeTextures, motion);
  motion.instant = true;
  particles.burst(BURST);
  expect(particles.isBusy).toBe(false);
});
