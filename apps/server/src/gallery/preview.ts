/**
 * The picture that a link to a publication is previewed with: its stacks as they stand on the table, drawn pixel by pixel from
 * the rows. Previews want PNG, and this needs no program beside Node.
 */
import { crc32, deflateSync } from 'node:zlib';
import { trimRows } from '@mahjong-fortress/layouts-schema';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 40;

type Colour = readonly [red: number, green: number, blue: number];

const colour = (hex: string): Colour =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as never;

const TABLE: readonly [Colour, Colour] = [colour('#17403d'), colour('#0b201f')];
/** As in the pictures of the layouts: each tier a touch lighter than the one below. */
const FACES = ['#e4d5b3', '#efe2c6', '#f9f0dd', '#fdf8ec', '#ffffff'].map(colour);
const IVORY_SIDE = colour('#c4ab7c');
const JADE_SIDE = colour('#2f7d6b');
const EDGE = colour('#8a7048');
const LIGHT = colour('#ffffff');
const FRAME = colour('#d0b98d');

/** Of one piece, in parts of its width. */
const SHAPE = { height: 4 / 3, rise: 11 / 48, shift: 3 / 48 } as const;

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function openCanvas() {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
  function set(x: number, y: number, [red, green, blue]: Colour, strength = 1): void {
    if (x < 0 || y < 0 || x >= WIDTH || y >= HEIGHT) return;
    const at = 3 * (y * WIDTH + x);
    for (const [index, value] of [red, green, blue].entries())
      pixels[at + index] = Math.round(value * strength + (pixels[at + index] ?? 0) * (1 - strength));
  }
  function fill({ x, y, width, height }: Rectangle, ink: Colour, strength = 1): void {
    const [left, top] = [Math.round(x), Math.round(y)];
    const [right, bottom] = [Math.round(x + width), Math.round(y + height)];
    for (let row = top; row < bottom; row++)
      for (let at = left; at < right; at++) set(at, row, ink, strength);
  }
  return { pixels, set, fill };
}

type Canvas = ReturnType<typeof openCanvas>;

function drawTable({ set }: Canvas): void {
  const [inner, outer] = TABLE;
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const away = Math.min(1, Math.hypot((x - WIDTH / 2) / WIDTH, (y - HEIGHT / 2) / HEIGHT) * 1.5);
      set(
        x,
        y,
        inner.map((value, index) => Math.round(value * (1 - away) + (outer[index] ?? 0) * away)) as never,
      );
    }
  }
}

function drawPiece({ fill }: Canvas, x: number, y: number, width: number, tier: number): void {
  const height = width * SHAPE.height;
  const rise = width * SHAPE.rise;
  const line = Math.max(1, width / 40);
  const face = FACES[tier - 1] ?? LIGHT;
  // The shadow, the two halves of the side, and the face with light from the north-west.
  fill({ x: x + rise / 3, y: y + rise, width: width + rise / 4, height: height + rise / 3 }, [0, 0, 0], 0.25);
  fill({ x, y: y + height, width, height: rise }, JADE_SIDE);
  fill({ x, y: y + height, width, height: rise / 2 }, IVORY_SIDE);
  fill({ x, y, width, height }, face);
  fill({ x, y, width, height: line }, LIGHT);
  fill({ x, y, width: line, height }, LIGHT);
  fill({ x, y: y + height - line, width, height: line }, EDGE, 0.6);
  fill({ x: x + width - line, y, width: line, height: height + rise }, EDGE, 0.6);
  const inset = width / 7;
  const frame = { x: x + inset, y: y + inset, width: width - 2 * inset, height: height - 2 * inset };
  for (const side of [
    { ...frame, height: line },
    { ...frame, width: line },
    { ...frame, y: frame.y + frame.height - line, height: line },
    { ...frame, x: frame.x + frame.width - line, width: line },
  ])
    fill(side, FRAME, 0.7);
}

function drawStacks(canvas: Canvas, rows: readonly string[]): void {
  const columns = rows[0]?.length ?? 0;
  const highest = Math.max(1, ...rows.flatMap((row) => [...row].map(Number)));
  const across = columns + highest * SHAPE.shift;
  const down = rows.length * SHAPE.height + highest * SHAPE.rise;
  const width = Math.floor(Math.min((WIDTH - 2 * MARGIN) / across, (HEIGHT - 2 * MARGIN) / down, 64));
  const left = (WIDTH - across * width) / 2 + highest * SHAPE.shift * width;
  const top = (HEIGHT - down * width) / 2 + highest * SHAPE.rise * width;
  for (const [row, digits] of rows.entries()) {
    for (let tier = 1; tier <= highest; tier++) {
      for (const [column, digit] of [...digits].entries()) {
        if (Number(digit) < tier) continue;
        const x = left + (column - tier * SHAPE.shift) * width;
        const y = top + (row * SHAPE.height - tier * SHAPE.rise) * width;
        drawPiece(canvas, x, y, width, tier);
      }
    }
  }
}

function chunk(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(content.length);
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc32(named));
  return Buffer.concat([head, named, tail]);
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function encode(pixels: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(WIDTH, 0);
  head.writeUInt32BE(HEIGHT, 4);
  // Eight bits of red, green and blue.
  head.set([8, 2, 0, 0, 0], 8);
  const line = 1 + WIDTH * 3;
  const lines = Buffer.alloc(HEIGHT * line);
  // Every pixel as the difference from the one before it: flat faces become zeros.
  for (let y = 0; y < HEIGHT; y++) {
    lines[y * line] = 1;
    for (let at = 0; at < WIDTH * 3; at++) {
      const from = y * WIDTH * 3 + at;
      lines[y * line + 1 + at] = (pixels[from] ?? 0) - (at < 3 ? 0 : (pixels[from - 3] ?? 0));
    }
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export function makePreview(rows: readonly string[]): Buffer {
  const canvas = openCanvas();
  drawTable(canvas);
  drawStacks(canvas, trimRows(rows));
  return encode(canvas.pixels);
}
