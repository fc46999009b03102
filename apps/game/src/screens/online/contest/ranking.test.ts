import { expect, test } from 'vitest';
import { shownOf } from './ranking.tsx';

const RANKING = Array.from({ length: 15 }, (_, index) => ({
  place: index + 1,
  player: `p${index}`,
  name: `P${index}`,
  points: 100 - index,
}));

test.each([
  ['nobody', undefined, 10, 'p9'],
  ['one of the best', 'p3', 10, 'p9'],
  ['the last of the best', 'p9', 10, 'p9'],
  ['somebody further down', 'p12', 11, 'p12'],
])('the best are shown to %s, and they themselves', (_, me, count, last) => {
  const shown = shownOf(RANKING, me);
  expect(shown.length).toBe(count);
  expect(shown.at(-1)?.player).toBe(last);
});
