import { expect, test } from 'vitest';
import { scaleMarks } from './plot.tsx';

test.each([
  [0, 60, [0, 20, 40, 60]],
  [0, 47, [0, 20, 40]],
  [-3, 12, [0, 5, 10]],
  [0, 7, [0, 5]],
  [0, 0, [0]],
])('the scale from %i to %i', (low, high, marks) => {
  expect(scaleMarks(low, high)).toEqual(marks);
});
