import { describe, expect, test } from 'vitest';
import { BUNDLED_LAYOUTS, layoutById } from '../bundled.ts';
import { openFile } from '../opening.ts';
import { carriedInPng, carryInPng, carryInSvg, isSvg } from './carried.ts';
import { makePicture } from './picture.ts';

/** A picture of one pixel. */
const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);
const castle = layoutById('castle');
if (!castle) throw new Error('no castle');
const odd = { ...castle, name: { en: '</metadata> & "quotes" ]]>', ru: 'Крепость' } };

const opened = async (content: string | Uint8Array<ArrayBuffer>, name: string) => {
  const result = await openFile(new File([content], name));
  return result.ok ? result.value.layouts[0]?.layout : undefined;
};

describe.each([...BUNDLED_LAYOUTS, odd].map((layout) => [layout.id, layout] as const))('%s', (_, layout) => {
  test('is carried by a drawing', async () => {
    const svg = carryInSvg(makePicture(layout), layout);
    expect(isSvg(svg)).toBe(true);
    expect(await opened(svg, 'any.svg')).toEqual(layout);
  });

  test('is carried by a picture', async () => {
    expect(await opened(carryInPng(PIXEL, layout), 'any.png')).toEqual(layout);
  });
});

test('other pictures carry nothing, however short they are', async () => {
  expect(await opened(PIXEL, 'pixel.png')).toBeUndefined();
  expect(await opened(makePicture(castle), 'plain.svg')).toBeUndefined();
  const whole = carryInPng(PIXEL, castle);
  for (let length = 8; length < 200; length += 7) {
    expect(carriedInPng(whole.subarray(0, length))).toBeUndefined();
  }
  const lying = Uint8Array.from(whole);
  lying.set([0xff, 0xff, 0xff, 0xff], 33);
  expect(carriedInPng(lying)).toBeUndefined();
});
