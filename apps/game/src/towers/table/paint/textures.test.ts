import { expect, test } from 'vitest';
import { planAtlas } from '../../../art/sheet.ts';
import { framesFor, piecesFor, TURN_STEPS } from './textures.ts';

const spec = { unit: 100, tilt: 0.6, pixelRatio: 1, letters: [] };

test.each([0.56, 0.76, 1])('every piece is a whole drawing with its foot inside, tilted %d', (tilt) => {
  for (const [name, { width, height, foot, draw }] of piecesFor({ ...spec, tilt })) {
    const drawing = draw();
    expect(drawing, name).toMatch(/^<svg .*<\/svg>$/s);
    expect(drawing, name).not.toMatch(/NaN|undefined|~/);
    expect(foot.x >= 0 && foot.x <= width && foot.y >= 0 && foot.y <= height, name).toBe(true);
  }
});

test('a block is painted all the way through a quarter turn, and letters take the place of emblems', () => {
  const pieces = piecesFor(spec);
  expect(
    new Set(Array.from({ length: TURN_STEPS }, (_, step) => pieces.get(`block-${step}`)?.draw())).size,
  ).toBe(TURN_STEPS);
  const lettered = piecesFor({ ...spec, letters: ['<'] });
  expect(lettered.get('man-spring')?.draw()).toContain('&#60;');
  expect(lettered.get('man-summer')?.draw()).toBe(pieces.get('man-summer')?.draw());
});

test.each([
  [160, 1],
  [120, 2],
  [80, 3],
])('everything small fits on one sheet at %d pixels, ratio %d', (unit, pixelRatio) => {
  for (const tilt of [0.56, 0.76, 1]) {
    const wanted = { ...spec, unit, tilt, pixelRatio };
    expect(planAtlas(framesFor(wanted, piecesFor(wanted)), pixelRatio)).toHaveLength(1);
  }
});
