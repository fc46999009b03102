import { beforeEach, expect, test, vi } from 'vitest';
import { images } from '../../dev/fakes.ts';
import { MARKS, SHRINE_CELL, shownRealm, TILE_CELL } from '../../dev/shown-realm.ts';

vi.mock('../paint/image.ts', async () => ({ ...(await import('../../dev/fakes.ts')) }));

const roofs = () => images.filter(({ frame }) => frame.name.startsWith('shrine-'));

beforeEach(() => {
  images.length = 0;
});

test('a chosen shrine rises off its tile and is put back', () => {
  const view = shownRealm();
  const [roof] = roofs();
  const home = roof?.y ?? 0;
  const choose = (chosen: number | undefined) =>
    view.mark({ marks: MARKS, chosen, preview: undefined, ghost: undefined });
  choose(SHRINE_CELL);
  expect(roof?.y).toBeLessThan(home);
  expect(view.topTile(SHRINE_CELL)?.lift).toBe(0);
  choose(TILE_CELL);
  expect(roof?.y).toBe(home);
  expect(view.topTile(TILE_CELL)?.lift).toBeGreaterThan(0);
});

test('a shrine that was chosen and has gone does not come back with the marks', () => {
  const view = shownRealm();
  view.mark({ marks: MARKS, chosen: SHRINE_CELL, preview: undefined, ghost: undefined });
  view.hideRoof(SHRINE_CELL);
  view.clearMarks();
  expect(roofs().filter(({ visible }) => visible)).toEqual([]);
});
