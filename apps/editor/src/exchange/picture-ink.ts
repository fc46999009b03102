/** Reads a picture at the size of a grid. */
import type { Size } from '../document/grid.ts';
import { type Ink, inkOf } from '../shaping/silhouette.ts';

/** Loads the picture of a file; throws when it is none. */
export async function loadPicture(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file);
}

/** How many rows keep the proportions: cells are three wide to four high. */
export function rowsFor({ width, height }: Pick<ImageBitmap, 'width' | 'height'>, columns: number): number {
  return Math.round((columns * height * 3) / (width * 4));
}

export function inkOn(picture: ImageBitmap, { rows, columns }: Size): Ink {
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
