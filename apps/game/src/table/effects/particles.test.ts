import { expect, test } from 'vitest';
import { makeSteppedClock } from '../../dev/stepped-clock.ts';
import type { Textures } from '../paint/textures.ts';
import { Motion } from './motion.ts';
import { Particles } from './particles.ts';

const BURST = {
  frame: 'sparkle',
  count: 5,
  x: 0,
  y: 0,
  speed: [10, 20],
  size: [4, 8],
  life: [500, 500],
} as const;

/** A layer that tells which emitters were made in it; each ends when it is told to. */
function makeLayer(timeScale: number) {
  const emitters: { timeScale: number; count: number; isDestroyed: boolean; complete(): void }[] = [];
  const particles = () => {
    const emitter = {
      timeScale: 1,
      count: 0,
      isDestroyed: false,
      complete: () => {},
      setDepth: () => emitter,
      once: (_: string, complete: () => void) => (emitter.complete = complete),
      explode: (count: number) => (emitter.count = count),
      destroy: () => (emitter.isDestroyed = true),
    };
    emitters.push(emitter);
    return emitter;
  };
  const scene = {
    textures: { getFrame: () => ({ width: 64 }) },
    tweens: { timeScale },
    add: { particles },
  };
  return { emitters, layer: { scene, add: () => {} } as never };
}

const textures = { sheet: 'sheet' } as Textures;
const makeMotion = () => new Motion(makeSteppedClock().tweens, () => {});

test('what is thrown flies as fast as everything else moves, and is gone at its end', () => {
  const { emitters, layer } = makeLayer(2);
  const particles = new Particles(layer, textures, makeMotion());
  particles.burst(BURST);
  expect(emitters).toMatchObject([{ timeScale: 2, count: 5 }]);
  expect(particles.isBusy).toBe(true);
  emitters[0]?.complete();
  expect(particles.isBusy).toBe(false);
  expect(emitters[0]?.isDestroyed).toBe(true);
});

test('nothing is thrown by what has been skipped, and what flies is taken away', () => {
  const { emitters, layer } = makeLayer(1);
  const motion = makeMotion();
  const particles = new Particles(layer, textures, motion);
  particles.burst(BURST);
  motion.instant = true;
  particles.burst(BURST);
  expect(emitters).toHaveLength(1);
  particles.clear();
  expect(particles.isBusy).toBe(false);
});
