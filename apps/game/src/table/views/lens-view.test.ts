import { expect, test, vi } from 'vitest';
import { fakeLayer, fakeMotion, fakeTextures, images } from '../../dev/fakes.ts';
import { dealtGame, tableState } from '../../dev/test-states.ts';
import { layoutTable } from '../layout/layout.ts';
import { LensView } from './lens-view.ts';

vi.mock('../paint/image.ts', async () => ({ ...(await import('../../dev/fakes.ts')) }));

test.each([
  ['is marked when it is that player’s turn', 1, 1],
  ['is not marked otherwise', 0, 0],
])('the plate of a realm looked at closely %s', (_, firstPlayer, marker) => {
  images.length = 0;
  const shape = {
    ratio: 1,
    fortress: { columns: 8, rows: 6, tiers: 2 },
    realm: { columns: 6, rows: 4 },
    others: 1,
    ingenuity: false,
  };
  const lens = new LensView(fakeLayer(), fakeTextures, layoutTable(shape, 1200, 800), 1, fakeMotion);
  const state = tableState(dealtGame({ seed: 'lens', firstPlayer }), { legal: [] });
  lens.open(1, state, { scroll: 'scroll', season: 'summer' });
  const grounds = images.filter(({ texture }) => texture.startsWith('painted-'));
  expect(grounds.map(({ alpha }) => alpha)).toEqual([1, marker]);
});
