import { beforeEach, expect, test, vi } from 'vitest';
import { frameOf } from './pointers.tsx';

beforeEach(() => vi.stubGlobal('window', { innerWidth: 320, innerHeight: 640 }));

const area = ([left, top, width, height]: readonly [number, number, number, number]) => ({
  left,
  top,
  width,
  height,
});

test.each([
  ['lies around what it frames', area([50, 60, 30, 40]), area([44, 54, 42, 52])],
  ['stays in sight at the edges of the screen', area([0, 600, 320, 60]), area([2, 594, 316, 44])],
])('a frame %s', (_, framed, frame) => {
  expect(frameOf(framed)).toEqual(frame);
});
