/** Pictures that carry their fortress inside, so that whoever gets the picture can open it. */
import { formatLayout } from '../format.ts';
import type { Layout } from '../layout.ts';
import { escapeXml, unescapeXml } from './xml.ts';

const KEYWORD = 'mahjong-fortress';

/** A drawing with its layout among the things that are not drawn. */
export function carryInSvg(svg: string, layout: Layout): string {
  const carried = `<metadata id="${KEYWORD}">${escapeXml(formatLayout(layout))}</metadata>`;
  return svg.replace(/<\/title>/, (end) => end + carried);
}

export function isSvg(text: string): boolean {
  return /^\uFEFF?\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]{0,500}?-->\s*)?(<!DOCTYPE[^>]*>\s*)?<svg[\s>]/.test(text);
}

/** The text of the layout in a drawing; undefined where there is none. */
export function carriedInSvg(svg: string): string | undefined {
  const [, text] = new RegExp(`<metadata id="${KEYWORD}">([^<]*)</metadata>`).exec(svg) ?? [];
  return text === undefined ? undefined : unescapeXml(text);
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const;
/** Length and type before the content of a chunk, a checksum behind it. */
const CHUNK = { head: 8, tail: 4 } as const;
/** Not compressed, in no language, without a translated keyword. */
const ITXT_HEAD = `${KEYWORD}\0\0\0\0\0`;

export function isPng(bytes: Uint8Array): boolean {
  return SIGNATURE.every((byte, index) => bytes[index] === byte);
}

/** The checksum of PNG chunks, bit by bit: they are short, and there is one. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

function textChunk(text: string): Uint8Array {
  const content = new TextEncoder().encode(`iTXt${ITXT_HEAD}${text}`);
  const chunk = new Uint8Array(4 + content.length + CHUNK.tail);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, content.length - 4);
  chunk.set(content, 4);
  view.setUint32(4 + content.length, crc32(content));
  return chunk;
}

/** A picture with its layout right behind the head, where it is found without reading the pixels. */
export function carryInPng(png: Uint8Array, layout: Layout): Uint8Array<ArrayBuffer> {
  const chunk = textChunk(formatLayout(layout));
  const head = SIGNATURE.length + CHUNK.head + 13 + CHUNK.tail;
  const carrying = new Uint8Array(png.length + chunk.length);
  carrying.set(png.subarray(0, head));
  carrying.set(chunk, head);
  carrying.set(png.subarray(head), head + chunk.length);
  return carrying;
}

/** The text of the layout in a picture, or in the beginning of one; undefined where there is none. */
export function carriedInPng(bytes: Uint8Array): string | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at: number = SIGNATURE.length; at + CHUNK.head <= bytes.length; ) {
    const from = at + CHUNK.head;
    const length = view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, from));
    // Where pixels begin, nothing is written any more.
    if (type === 'IDAT' || from + length > bytes.length) return undefined;
    if (type === 'iTXt') {
      const text = new TextDecoder().decode(bytes.subarray(from, from + length));
      if (text.startsWith(ITXT_HEAD)) return text.slice(ITXT_HEAD.length);
    }
    at = from + length + CHUNK.tail;
  }
  return undefined;
}
