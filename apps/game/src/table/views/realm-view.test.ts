import { beforeEach, expect, test, vi } from 'vitest';
import { images } from '../../dev/fakes.ts';
import { MARKS, SHRINE_CELL, shownRealm, TILE_CELL } from '../../dev/shown-realm.ts';

vi.mock('../paint/image.ts', async () => ({ ...(await import('../../dev/fakes.ts')) }));

const roofs = () => images.filter(({ frame }) => frame.name.startsWith('shrine-'));

const NOTHING = { marks: MARKS, chosen: undefined, looked: undefined, preview: undefined };

beforeEach(() => {
  images.length = 0;
});

test('a chosen shrine rises off its tile and is put back', () => {
  const view = shownRealm();
  const [roof] = roofs();
  const home = roof?.y ?? 0;
  const choose = (chosen: number) => view.mark({ ...NOTHING, chosen });
  choose(SHRINE_CELL);
  expect(roof?.y).toBeLessThan(home);
  expect(view.topTile(SHRINE_CELL)?.lift).toBe(0);
  choose(TILE_CELL);
  expect(roof?.y).toBe(home);
  expect(view.topTile(TILE_CELL)?.lift).toBeGreaterThan(0);
});

test('a shrine that was chosen and has gone does not come back with the marks', () => {
  const view = shownRealm();
  view.mark({ ...NOTHING, chosen: SHRINE_CELL });
  view.hideRoof(SHRINE_CELL);
  view.clearMarks();
  expect(roofs().filter(({ visible }) => visible)).toEqual([]);
});

test('a roof that could be built is seen where a pointer or the focus rests, on a tile that does not rise', () => {
  const view = shownRealm();
  const shown = () => roofs().filter(({ visible }) => visible).length;
  const marks = { ...MARKS, roofs: new Set([TILE_CELL]) };
  view.mark({ ...NOTHING, marks, looked: TILE_CELL });
  expect(shown()).toBe(2);
  view.mark({ ...NOTHING, marks, looked: TILE_CELL, chosen: TILE_CELL });
  expect(shown()).toBe(2);
  expect(view.topTile(TILE_CELL)?.lift).toBe(0);
  view.mark({ ...NOTHING, marks, looked: SHRINE_CELL });
  expect(shown()).toBe(1);
});
