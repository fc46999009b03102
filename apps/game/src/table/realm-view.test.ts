import { DOWN, EMPTY, type Realm, SHRINE } from '@mahjong-fortress/rules';
import { beforeEach, expect, test, vi } from 'vitest';
import { carriedFrom } from './carried.ts';
import { fakeLayer, fakeTextures, images } from './fakes.ts';
import { layoutTable } from './layout.ts';
import type { Marks } from './marks.ts';
import { RealmView } from './realm-view.ts';
import type { Stage } from './stage.ts';
import { TilePool } from './tile-pool.ts';

vi.mock('./image.ts', async () => ({ ...(await import('./fakes.ts')) }));

const SHRINE_CELL = 3;
const TILE_CELL = 4;

const { mine } = layoutTable(
  {
    ratio: 1,
    fortress: { columns: 8, rows: 6, tiers: 2 },
    realm: { columns: 6, rows: 4 },
    others: 1,
    ingenuity: false,
  },
  1200,
  800,
);

const MARKS: Marks = {
  fortress: new Map(),
  realm: new Map([SHRINE_CELL, TILE_CELL].map((cell) => [cell, 'available'])),
  targets: new Set(),
  sources: new Set([SHRINE_CELL, TILE_CELL]),
  roofs: new Set(),
  hand: false,
};

/** A shrine on one cell, a tile face down on the next. */
function shownRealm(): RealmView {
  const layer = fakeLayer();
  const view = new RealmView(layer, fakeTextures, new TilePool(layer, fakeTextures), mine, {
    season: 'spring',
    scroll: 'scroll',
  });
  const tops = Array.from({ length: 24 }, () => EMPTY);
  tops[SHRINE_CELL] = SHRINE;
  tops[TILE_CELL] = DOWN;
  view.show({ columns: 6, rows: 4, tops, stacks: tops.map((top) => (top === EMPTY ? [] : [0])) } as Realm);
  return view;
}

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

test('who drags a shrine carries a shrine, who drags a tile carries a tile', () => {
  const view = shownRealm();
  const layer = fakeLayer();
  const stage = {
    me: 0,
    marks: MARKS,
    realms: [view],
    air: new TilePool(layer, fakeTextures),
    roofOf: (_: number, cell: number) => view.roofIn(layer, cell),
  } as unknown as Stage;
  const carry = (cell: number) => {
    const before = images.length;
    const carried = carriedFrom(stage, { type: 'realm', player: 0, cell });
    carried?.moveTo({ x: 500, y: 400 });
    return { carried, drawn: images.slice(before).filter(({ visible }) => visible) };
  };
  const shrine = carry(SHRINE_CELL);
  expect(shrine.drawn.map(({ frame }) => frame.name)).toEqual(['shrine-spring-1']);
  expect(shrine.drawn[0]?.x).toBe(500);
  shrine.carried?.release();
  expect(shrine.drawn[0]?.isDestroyed).toBe(true);
  expect(carry(TILE_CELL).drawn.map(({ frame }) => frame.name)).toContain('body-down-1');
});
