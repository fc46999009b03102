import { describe, expect, test } from 'vitest';
import { pictureSize } from './picture-size.ts';

const latin = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const big = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, index) => (value >>> (8 * (bytes - 1 - index))) & 255);
const little = (value: number, bytes: number) => big(value, bytes).reverse();
const bytesOf = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? latin(part) : part)));

const WIDE = 16_000;
const HIGH = 9_000;

/** Something that a camera or a program writes before the picture, with what could be taken for a size in it. */
const APP = bytesOf('\xff\xe1', big(10, 2), '\xff\xc0\x00\x11\x08\x00\x01\x00').subarray(0, 12);
const SOF = (marker: number) => [0xff, marker, ...big(17, 2), 8, ...big(HIGH, 2), ...big(WIDE, 2), 3];

const PICTURES: Readonly<Record<string, Uint8Array>> = {
  PNG: bytesOf('\x89PNG\r\n\x1a\n', big(13, 4), 'IHDR', big(WIDE, 4), big(HIGH, 4), [1, 0, 0, 0, 0]),
  'JPEG, baseline': bytesOf('\xff\xd8', [...APP], SOF(0xc0)),
  'JPEG, progressive, after tables and fill bytes': bytesOf(
    '\xff\xd8\xff\xc4',
    big(4, 2),
    'xx\xff\xff',
    SOF(0xc2),
  ),
  GIF: bytesOf('GIF89a', little(WIDE, 2), little(HIGH, 2), [0, 0, 0], ',', new Array(9).fill(0)),
  'GIF, an image larger than its screen, after a palette and a comment': bytesOf(
    'GIF87a',
    little(1, 2),
    little(1, 2),
    [0x80, 0, 0, 1, 2, 3, 4, 5, 6],
    '!\xfe\x03abc\x02de\x00,',
    little(1000, 2),
    little(0, 2),
    little(WIDE - 1000, 2),
    little(HIGH, 2),
  ),
  'WebP, lossy': bytesOf(
    'RIFF',
    little(99, 4),
    'WEBPVP8 ',
    little(9, 4),
    'abc\x9d\x01\x2a',
    little(WIDE, 2),
    little(HIGH, 2),
  ),
  'WebP, lossless': bytesOf(
    'RIFF',
    little(99, 4),
    'WEBPVP8L',
    little(9, 4),
    '/',
    little((WIDE - 1) | ((HIGH - 1) << 14), 4),
  ),
  'WebP, extended': bytesOf(
    'RIFF',
    little(99, 4),
    'WEBPVP8X',
    little(10, 4),
    [0, 0, 0, 0],
    little(WIDE - 1, 3),
    little(HIGH - 1, 3),
  ),
  'AVIF, of several parts': bytesOf(
    '\x00\x00\x00\x1cftypavif\x00\x00\x00\x00avifmif1miaf',
    big(20, 4),
    'ispe',
    big(0, 4),
    big(10, 4),
    big(10, 4),
    big(20, 4),
    'ispe',
    big(0, 4),
    big(WIDE, 4),
    big(HIGH, 4),
  ),
  BMP: bytesOf('BM', new Array(12).fill(0), little(40, 4), little(WIDE, 4), little(HIGH, 4)),
  'BMP, from the top down': bytesOf(
    'BM',
    new Array(12).fill(0),
    little(40, 4),
    little(WIDE, 4),
    little(-HIGH, 4),
  ),
  'BMP, old': bytesOf('BM', new Array(12).fill(0), little(12, 4), little(WIDE, 2), little(HIGH, 2)),
};

describe('the size of a picture', () => {
  test.each(Object.entries(PICTURES))('%s', (_, bytes) => {
    expect(pictureSize(bytes)).toEqual({ width: WIDE, height: HIGH });
  });

  test.each(Object.entries(PICTURES))('%s: half of it tells nothing, and never throws', (_, bytes) => {
    for (let length = 0; length < bytes.length; length++) {
      const size = pictureSize(bytes.subarray(0, length));
      expect(size === undefined || (size.width <= WIDE && size.height <= HIGH)).toBe(true);
    }
    expect(pictureSize(bytes.subarray(0, 12))).toBeUndefined();
  });

  test.each([
    ['nothing', ''],
    ['a text', 'this is no picture'],
    ['an icon, which may hold any picture', '\x00\x00\x01\x00\x01\x00\x00\x00\x00\x00\x01\x00\x20\x00'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'],
    ['a film', '\x00\x00\x00\x1cftypavis\x00\x00\x00\x00avif'],
    ['pixels before any size', '\xff\xd8\xff\xda\x00\x02'],
    ['a JPEG without end', `\xff\xd8${'\xff'.repeat(1000)}`],
    ['a segment that goes nowhere', `\xff\xd8${'\xff\xe0\x00\x00'.repeat(1000)}`],
    ['no pixels', '\x89PNG\r\n\x1a\n\x00\x00\x00\x0dIHDR\x00\x00\x00\x00\x00\x00\x00\x08'],
  ])('%s is no picture', (_, text) => {
    expect(pictureSize(bytesOf(text))).toBeUndefined();
  });
});
