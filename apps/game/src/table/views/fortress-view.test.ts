import type { Fortress } from '@mahjong-fortress/rules';
import { expect, test, vi } from 'vitest';
import { fakeLayer, fakeMotion, fakeTextures, images } from '../../dev/fakes.ts';
import { makeSteppedClock } from '../../dev/stepped-clock.ts';
import { Motion } from '../effects/motion.ts';
import { FortressView } from './fortress-view.ts';
import { TilePool } from './tile-pool.ts';
import { chosenLift } from './tile-sprite.ts';

vi.mock('../paint/image.ts', async () => ({ ...(await import('../../dev/fakes.ts')) }));

/** The light on a lone tile of a fortress that has had so many tiers. */
function lightOnLowest(tiers: number): number {
  images.length = 0;
  const grid = { x: 0, y: 0, columns: 1, rows: 1, scale: 1, gap: 0, ratio: 1 };
  const layer = fakeLayer();
  const place = { box: { x: 0, y: 0, width: 120, height: 160 }, grid, tiers };
  const pool = new TilePool(layer, fakeTextures);
  const view = new FortressView(layer, fakeTextures, pool, place, fakeMotion);
  view.show({ columns: 1, rows: 1, stacks: [[0]] } as Fortress);
  return images.find(({ frame }) => frame.name === 'body-1')?.tint ?? 0;
}

test('what is left of a high fortress lies as dark as it lay under it, on a table made anew too', () => {
  expect(lightOnLowest(1)).toBe(0xffffff);
  expect(lightOnLowest(3)).toBeLessThan(lightOnLowest(2));
});

test('what may be taken stands out and the rest steps back, until nothing may be taken', () => {
  images.length = 0;
  const layer = fakeLayer();
  const place = {
    box: { x: 0, y: 0, width: 240, height: 160 },
    grid: { x: 0, y: 0, columns: 2, rows: 1, scale: 1, gap: 0, ratio: 1 },
    tiers: 1,
  };
  const view = new FortressView(layer, fakeTextures, new TilePool(layer, fakeTextures), place, fakeMotion);
  const tints = () => images.filter(({ frame }) => frame.name === 'body-1').map(({ tint }) => tint);
  const lifts = () => [0, 1].map((cell) => (view.topTile(cell)?.lift ?? 0) > 0);
  const show = () => view.show({ columns: 2, rows: 1, stacks: [[0], [1]] } as unknown as Fortress);
  show();
  expect(tints()).toEqual([0xffffff, 0xffffff]);
  view.mark({ lights: new Map([[0, { rim: 'available', isRaised: true }]]), chosen: undefined, dims: true });
  const [open = 0, back = 0] = tints();
  expect(open).toBe(0xffffff);
  // Darker, and cooler: more of the blue is left than of the red.
  expect(back & 0xff).toBeLessThan(0xd0);
  expect(back >> 16).toBeLessThan(back & 0xff);
  expect(lifts()).toEqual([true, false]);
  view.mark({
    lights: new Map([
      [0, { rim: 'matching', isRaised: true }],
      [1, { rim: undefined, isRaised: true }],
    ]),
    chosen: undefined,
    dims: true,
  });
  const [twin = 0, beside = 0] = tints();
  expect(twin, 'a twin has all the light').toBe(0xffffff);
  expect(beside, 'what else may be taken makes way').toBeLessThan(twin);
  expect(beside, 'but not as far as what may not').toBeGreaterThan(back);
  view.mark({ lights: new Map([[0, { rim: 'available', isRaised: true }]]), chosen: undefined, dims: true });
  show();
  expect(lifts(), 'what is shown again does not fall and rise anew').toEqual([true, false]);
  view.clearMarks();
  expect(tints()).toEqual([0xffffff, 0xffffff]);
  expect(lifts()).toEqual([false, false]);
});

test('a tile that was chosen sinks again when another one is, however soon', () => {
  const { tweens, pass } = makeSteppedClock();
  const layer = fakeLayer();
  const place = {
    box: { x: 0, y: 0, width: 240, height: 160 },
    grid: { x: 0, y: 0, columns: 2, rows: 1, scale: 1, gap: 0, ratio: 1 },
    tiers: 1,
  };
  const gestures = new Motion(tweens, () => {});
  const view = new FortressView(layer, fakeTextures, new TilePool(layer, fakeTextures), place, gestures);
  const choose = (cell: number) => {
    view.show({ columns: 2, rows: 1, stacks: [[0], [0]] } as unknown as Fortress);
    view.mark({ lights: new Map(), chosen: cell, dims: false });
  };
  const lifts = () => [0, 1].map((cell) => view.topTile(cell)?.lift);
  choose(0);
  pass(10, 30);
  expect(lifts()).toEqual([chosenLift(1), 0]);
  choose(1);
  pass(10, 3);
  choose(0);
  pass(10, 30);
  expect(lifts()).toEqual([chosenLift(1), 0]);
});
