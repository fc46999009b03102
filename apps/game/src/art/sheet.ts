/**
 * From vectors to textures: `planAtlas` packs drawings at the device's pixel ratio into pages, `paintPage` rasterises one;
 * a scene adds it as one texture.
 */
import { sized } from './svg.ts';

/** Phones of the last ten years hold textures of this side. */
export const MAX_TEXTURE = 4096;
const PADDING = 2;

export interface AtlasFrame {
  readonly name: string;
  readonly draw: () => string;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
}

interface PlacedFrame {
  readonly frame: AtlasFrame;
  /** In device pixels. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface AtlasPage {
  readonly width: number;
  readonly height: number;
  readonly frames: readonly PlacedFrame[];
}

export function powerOfTwo(value: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(1, value)));
}

/** Shelves, the tallest pieces first: close to tight for pieces of few sizes, and quick. */
export function planAtlas(frames: readonly AtlasFrame[], pixelRatio: number): AtlasPage[] {
  const boxes = frames
    .map((frame) => ({
      frame,
      width: Math.min(MAX_TEXTURE, Math.ceil(frame.width * pixelRatio)),
      height: Math.min(MAX_TEXTURE, Math.ceil(frame.height * pixelRatio)),
    }))
    .sort((a, b) => b.height - a.height || b.width - a.width);
  const area = boxes.reduce((sum, box) => sum + (box.width + PADDING) * (box.height + PADDING), 0);
  const widest = Math.max(0, ...boxes.map((box) => box.width));
  const width = Math.min(MAX_TEXTURE, powerOfTwo(Math.max(widest, Math.sqrt(area))));
  const pages: { frames: PlacedFrame[]; height: number }[] = [];
  let x = 0;
  let y = 0;
  let shelf = 0;
  for (const box of boxes) {
    if (x + box.width > width) {
      x = 0;
      y += shelf + PADDING;
      shelf = 0;
    }
    let page = pages.at(-1);
    if (!page || y + box.height > MAX_TEXTURE) {
      page = { frames: [], height: 0 };
      pages.push(page);
      x = 0;
      y = 0;
      shelf = 0;
    }
    page.frames.push({ ...box, x, y });
    page.height = Math.max(page.height, y + box.height);
    shelf = Math.max(shelf, box.height);
    x += box.width + PADDING;
  }
  return pages.map((page) => ({ width, height: page.height, frames: page.frames }));
}

/** A drawing as an image element; a data URL keeps canvases readable and passes `img-src data:`. */
async function imageOf(drawing: string, width: number, height: number): Promise<HTMLImageElement> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(sized(drawing, width, height))}`;
  await image.decode();
  return image;
}

function canvasOf(
  width: number,
  height: number,
): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser gives no 2D canvas');
  return { canvas, context };
}

/** One drawing on a canvas of `width × height` CSS pixels. */
export async function rasterise(
  drawing: string,
  width: number,
  height: number,
  pixelRatio: number,
): Promise<HTMLCanvasElement> {
  const w = Math.ceil(width * pixelRatio);
  const h = Math.ceil(height * pixelRatio);
  const { canvas, context } = canvasOf(w, h);
  context.drawImage(await imageOf(drawing, w, h), 0, 0, w, h);
  return canvas;
}

/** Paints a page a few pieces at a time, so that decoding runs side by side but memory stays low. */
export async function paintPage({ width, height, frames }: AtlasPage): Promise<HTMLCanvasElement> {
  const batch = 8;
  const { canvas, context } = canvasOf(width, height);
  for (let i = 0; i < frames.length; i += batch) {
    const pieces = frames.slice(i, i + batch);
    const images = await Promise.all(
      pieces.map((piece) => imageOf(piece.frame.draw(), piece.width, piece.height)),
    );
    for (const [at, image] of images.entries()) {
      const { x, y, width: w, height: h } = pieces[at] as PlacedFrame;
      context.drawImage(image, x, y, w, h);
    }
  }
  return canvas;
}
