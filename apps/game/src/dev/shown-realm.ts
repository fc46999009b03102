/** A realm on a fake table, for tests: a shrine on one cell, a tile face down on the next. */
import { DOWN, EMPTY, type Realm, SHRINE } from '@mahjong-fortress/rules';
import { layoutTable } from '../table/layout/layout.ts';
import type { Marks } from '../table/views/marks.ts';
import { RealmView } from '../table/views/realm-view.ts';
import { TilePool } from '../table/views/tile-pool.ts';
import { fakeLayer, fakeTextures } from './fakes.ts';

export const SHRINE_CELL = 3;
export const TILE_CELL = 4;

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

export const MARKS: Marks = {
  fortress: new Map(),
  lights: new Map(),
  realm: new Map([SHRINE_CELL, TILE_CELL].map((cell) => [cell, 'available'])),
  targets: new Set(),
  sources: new Set([SHRINE_CELL, TILE_CELL]),
  roofs: new Set(),
  hand: false,
};

export function shownRealm(): RealmView {
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
