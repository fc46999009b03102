/**
 * How large a picture will be, read from the first bytes of its file: a few kilobytes can unfold into gigabytes of
 * pixels, so this is asked before anything is decoded. What is none of these formats is no picture here, whatever a
 * browser would make of it.
 */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Undefined when it is not this format. What ends too early throws a RangeError. */
type Reader = (view: DataView) => PictureSize | undefined;

function letters(view: DataView, at: number, count: number): string {
  return String.fromCharCode(...Array.from({ length: count }, (_, index) => view.getUint8(at + index)));
}

const png: Reader = (view) =>
  letters(view, 0, 8) === '\x89PNG\r\n\x1a\n' && letters(view, 12, 4) === 'IHDR'
    ? { width: view.getUint32(16), height: view.getUint32(20) }
    : undefined;

const gif: Reader = (view) => {
  if (!/^GIF8[79]a$/.test(letters(view, 0, 6))) return undefined;
  const flags = view.getUint8(10);
  let at = 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  // Before the first image there may be blocks of other things, each a chain of parts.
  while (view.getUint8(at) === 0x21) {
    at += 2;
    while (view.getUint8(at) !== 0) at += 1 + view.getUint8(at);
    at += 1;
  }
  // An image may stick out of the screen it is drawn on.
  return {
    width: Math.max(view.getUint16(6, true), view.getUint16(at + 1, true) + view.getUint16(at + 5, true)),
    height: Math.max(view.getUint16(8, true), view.getUint16(at + 3, true) + view.getUint16(at + 7, true)),
  };
};

const jpeg: Reader = (view) => {
  if (view.getUint16(0) !== 0xffd8) return undefined;
  for (let at = 2; ; ) {
    while (view.getUint8(at) !== 0xff) at += 1;
    while (view.getUint8(at) === 0xff) at += 1;
    const marker = view.getUint8(at);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: view.getUint16(at + 4), width: view.getUint16(at + 6) };
    // The pixels begin, and nobody has said how many.
    if (marker === 0xda) return undefined;
    const isAlone = marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd9);
    at += 1 + (isAlone ? 0 : view.getUint16(at + 1));
  }
};

const webp: Reader = (view) => {
  if (letters(view, 0, 4) !== 'RIFF' || letters(view, 8, 4) !== 'WEBP') return undefined;
  const bits = (at: number) => view.getUint32(at, true);
  switch (letters(view, 12, 4)) {
    case 'VP8 ':
      return { width: bits(26) & 0x3fff, height: (bits(26) >>> 16) & 0x3fff };
    case 'VP8L':
      return { width: 1 + (bits(21) & 0x3fff), height: 1 + ((bits(21) >>> 14) & 0x3fff) };
    case 'VP8X':
      return { width: 1 + (bits(24) & 0xffffff), height: 1 + (bits(26) >>> 8) };
    default:
      return undefined;
  }
};

const bmp: Reader = (view) => {
  if (letters(view, 0, 2) !== 'BM') return undefined;
  return view.getUint32(14, true) === 12
    ? { width: view.getUint16(18, true), height: view.getUint16(20, true) }
    : { width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) };
};

const avif: Reader = (view) => {
  if (letters(view, 4, 8) !== 'ftypavif') return undefined;
  // Every part says its size; the whole is as large as the largest.
  const size = { width: 0, height: 0 };
  for (let at = 12; at <= view.byteLength - 16; at++) {
    if (view.getUint8(at) !== 0x69 || letters(view, at, 4) !== 'ispe') continue;
    size.width = Math.max(size.width, view.getUint32(at + 8));
    size.height = Math.max(size.height, view.getUint32(at + 12));
  }
  return size;
};

const READERS = [png, jpeg, gif, webp, avif, bmp] as const;

function readWith(reader: Reader, view: DataView): PictureSize | undefined {
  try {
    return reader(view);
  } catch {
    return undefined;
  }
}

/** Undefined when the bytes do not begin a picture, or not enough of one to tell. */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const reader of READERS) {
    const size = readWith(reader, view);
    if (size && size.width > 0 && size.height > 0) return size;
  }
  return undefined;
}
