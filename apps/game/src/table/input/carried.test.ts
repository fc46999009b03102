import { expect, test, vi } from 'vitest';
import { fakeLayer, fakeTextures, images } from '../../dev/fakes.ts';
import { MARKS, SHRINE_CELL, shownRealm, TILE_CELL } from '../../dev/shown-realm.ts';
import type { Stage } from '../views/stage.ts';
import { TilePool } from '../views/tile-pool.ts';
import { carriedFrom } from './carried.ts';

vi.mock('../paint/image.ts', async () => ({ ...(await import('../../dev/fakes.ts')) }));

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
