/** Reads a picture at the size of a grid. */

import { loadedImage } from '@mahjong-fortress/base/loaded-image';
import type { Result } from '@mahjong-fortress/base/result';
import { isSvg } from '@mahjong-fortress/layouts-schema';
import type { GridSize } from '@mahjong-fortress/rules';
import type { Saying } from '../document/saying.ts';
import { type Ink, inkOf } from '../shaping/silhouette.ts';
import { drawingAddress } from '../view/pictures.ts';
import { type PictureSize, pictureSize } from './picture-size.ts';

/** Room for any photograph; a browser takes four bytes for each pixel while it decodes. */
const MOST = { pixels: 50_000_000, side: 20_000, bytes: 50_000_000, drawing: 2_000_000 } as const;
/** Where a picture says how large it is, if its camera has written a lot before. */
const HEAD_BYTES = 1_000_000;
/** Plenty for a grid of a few dozen cells. */
const DECODED_SIDE = 1024;

function isTooLarge({ width, height }: PictureSize): boolean {
  return width * height > MOST.pixels || Math.max(width, height) > MOST.side;
}

/**
 * No side of the outcome is longer than wanted. A camera held upright notes that the picture has to be turned, so which
 * of its sides will be the width is not known before; the other one follows in proportion.
 */
function decodeOptions({ width, height }: PictureSize): ImageBitmapOptions {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (long <= DECODED_SIDE) return {};
  return { resizeWidth: Math.max(1, Math.floor((DECODED_SIDE * short) / long)), resizeQuality: 'high' };
}

const BROKEN: Saying = (messages) => messages.pictureBroken;

function tooLarge({ width, height }: PictureSize): Saying {
  return (messages, language) =>
    messages.pictureTooLarge(width.toLocaleString(language), height.toLocaleString(language));
}

/** Drawings have no pixels of their own: they get as many as are needed. What they would fetch or run stays outside of an image. */
async function loadDrawing(file: Blob): Promise<Result<ImageBitmap, Saying>> {
  if (file.size > MOST.drawing) return { ok: false, error: (messages) => messages.pictureTooHeavy };
  const text = await file.text();
  if (!isSvg(text)) return { ok: false, error: BROKEN };
  const image = await loadedImage(drawingAddress(text));
  const { naturalWidth: width, naturalHeight: height } = image;
  // A drawing need not say how large it is.
  const scale = DECODED_SIDE / Math.max(width, height, 1);
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(scale * width) || DECODED_SIDE),
    Math.max(1, Math.round(scale * height) || DECODED_SIDE),
  );
  const context = canvas.getContext('2d');
  if (!context) return { ok: false, error: BROKEN };
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return { ok: true, value: canvas.transferToImageBitmap() };
}

/** Loads the picture of a file, scaled down; says why when it is none, or one that is too large. */
export async function loadPicture(file: Blob): Promise<Result<ImageBitmap, Saying>> {
  try {
    const size = pictureSize(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
    if (!size) return await loadDrawing(file);
    if (isTooLarge(size)) return { ok: false, error: tooLarge(size) };
    if (file.size > MOST.bytes) return { ok: false, error: (messages) => messages.pictureTooHeavy };
    return { ok: true, value: await createImageBitmap(file, decodeOptions(size)) };
  } catch {
    return { ok: false, error: BROKEN };
  }
}

/** How many rows keep the proportions: cells are three wide to four high. */
export function rowsFor({ width, height }: Pick<ImageBitmap, 'width' | 'height'>, columns: number): number {
  return Math.round((columns * height * 3) / (width * 4));
}

export function inkOn(picture: ImageBitmap, { rows, columns }: GridSize): Ink {
  // Halving step by step averages the pixels; shrinking at once would pick single ones.
  let source: ImageBitmap | OffscreenCanvas = picture;
  while (source.width > 2 * columns && source.height > 2 * rows) {
    source = scaled(source, Math.ceil(source.width / 2), Math.ceil(source.height / 2));
  }
  const small = scaled(source, columns, rows);
  const context = small.getContext('2d');
  if (!context) throw new Error('no canvas');
  return inkOf(context.getImageData(0, 0, columns, rows));
}

function scaled(source: ImageBitmap | OffscreenCanvas, width: number, height: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  return canvas;
}
