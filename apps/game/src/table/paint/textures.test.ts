import { en } from '@mahjong-fortress/words/game/en';
import type { Game } from 'phaser';
import { expect, test, vi } from 'vitest';
import { LARGEST_TILE, planSheet, type ScrollSpec, type TextureSpec, Textures } from './textures.ts';

vi.mock('../../art/sheet.ts', async (original) => ({
  ...(await original<typeof import('../../art/sheet.ts')>()),
  rasterise: async () => ({}),
  paintPage: async () => ({}),
}));

const SCROLL: ScrollSpec = {
  season: 'spring',
  width: 600,
  height: 400,
  columns: 6,
  rows: 4,
  frame: { gap: 14, side: 46, top: 86, bottom: 48, border: 20 },
  scale: 0.5,
};

function specAt(pixelRatio: number): TextureSpec {
  const tileWidth = LARGEST_TILE / pixelRatio;
  return { tileWidth, pixelRatio, letters: en.kindLetters, scrolls: [SCROLL], spirits: ['wind'] };
}

function openTextures() {
  const list = new Set<string>();
  const addCanvas = vi.fn((key: string) => {
    list.add(key);
    return { add: () => {} };
  });
  const game = { textures: { addCanvas, remove: (key: string) => list.delete(key) } };
  return { textures: new Textures(game as unknown as Game), addCanvas, list };
}

test.each([1, 1.5, 2, 3])(
  'everything small fits on one sheet with the largest tiles at ratio %d',
  (ratio) => {
    expect(planSheet(specAt(ratio))).toHaveLength(1);
  },
);

test('what is asked for again while it is painted is painted once', async () => {
  const { textures, addCanvas } = openTextures();
  const keys = await Promise.all([1, 2].map(() => textures.paintLens(SCROLL, 1)));
  expect(new Set(keys).size).toBe(1);
  expect(addCanvas).toHaveBeenCalledTimes(1);
});

test('what failed to be painted is tried again', async () => {
  const { textures, addCanvas } = openTextures();
  addCanvas.mockImplementationOnce(() => {
    throw new Error('no memory');
  });
  await expect(textures.paintLens(SCROLL, 1)).rejects.toThrow('no memory');
  await textures.paintLens(SCROLL, 1);
  expect(addCanvas).toHaveBeenCalledTimes(2);
});

test('on a screen with finer pixels everything is painted anew, and the coarse pictures are freed', async () => {
  const { textures, list } = openTextures();
  await textures.paint(specAt(1));
  textures.sweep();
  const coarse = [textures.sheet, textures.scroll(0), textures.spirit('wind'), textures.dragon];
  expect([...list].sort()).toEqual(coarse.sort());
  await textures.paint(specAt(2));
  textures.sweep();
  const fine = [textures.sheet, textures.scroll(0), textures.spirit('wind'), textures.dragon];
  expect([...list].sort()).toEqual(fine.sort());
  expect(fine.filter((key) => coarse.includes(key))).toEqual([]);
});
