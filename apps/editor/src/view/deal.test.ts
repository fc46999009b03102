import { BUNDLED_LAYOUTS } from '@mahjong-fortress/layouts-schema';
import { openPairs } from '@mahjong-fortress/solo-ai';
import { expect, test } from 'vitest';
import { availableCells } from '../document/available.ts';
import { dealOn, dealPicture, meanPairs } from './deal.ts';

test.each(BUNDLED_LAYOUTS.map((layout) => [layout.id, layout] as const))('%s can be dealt', (_, layout) => {
  const deal = dealOn(layout.rows, 'one');
  expect(deal?.free).toBe(availableCells(layout.rows).length);
  expect(deal?.freeOnTop).toBeGreaterThan(0);
  expect(deal?.pairs).toBe(deal && openPairs(deal.fortress));
  expect(deal && dealPicture(layout, deal)).toContain('<svg');
  expect(dealOn(layout.rows, 'one')).toEqual(deal);
  expect(meanPairs(layout.rows, 20)).toBeGreaterThan(0);
});

test('what is not finished cannot', () => {
  expect(dealOn(['111'], 'one')).toBeUndefined();
});
