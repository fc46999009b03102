/** Packs rectangles into shelves of a sheet whose sides are powers of two, which mipmaps need. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Packed<T extends Size> extends Size {
  readonly places: readonly (T & { readonly x: number; readonly y: number })[];
}

/** Room between two pictures, so that a smaller mipmap level does not mix them. */
const GAP = 6;

function powerOfTwo(value: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(1, value)));
}

function shelves<T extends Size>(items: readonly T[], width: number): Packed<T> {
  const places: (T & { x: number; y: number })[] = [];
  let [x, y, tallest] = [GAP, GAP, 0];
  for (const item of [...items].sort((a, b) => b.height - a.height)) {
    if (x + item.width + GAP > width) {
      x = GAP;
      y += tallest + GAP;
      tallest = 0;
    }
    places.push({ ...item, x, y });
    x += item.width + GAP;
    tallest = Math.max(tallest, item.height);
  }
  return { places, width, height: powerOfTwo(y + tallest + GAP) };
}

/** The smallest sheet that holds everything; undefined when none within the limit does. */
export function pack<T extends Size>(items: readonly T[], limit: number): Packed<T> | undefined {
  const widest = Math.max(...items.map((item) => item.width)) + 2 * GAP;
  let best: Packed<T> | undefined;
  for (let width = powerOfTwo(widest); width <= limit; width *= 2) {
    const packed = shelves(items, width);
    if (packed.height <= limit && (!best || width * packed.height < best.width * best.height)) best = packed;
  }
  return best;
}
