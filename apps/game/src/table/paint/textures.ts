/**
 * Turns the drawings into textures at the device's pixels. Everything small shares one sheet, so that a frame is drawn in
 * few calls; scrolls, which are large and differ in size, have a texture each. Painting again keeps what is still right.
 */
import { SPIRIT_IDS, type SpiritId } from '@mahjong-fortress/rules';
import type { Game } from 'phaser';
import { atlasFrames } from '../../art/atlas.ts';
import { spiritIllustration } from '../../art/cards/spirits.ts';
import type { KindLetters } from '../../art/faces/index.ts';
import { INK_DRAGON, inkDragon } from '../../art/ink-dragon.ts';
import { GOLD_FIGURES, goldFigure } from '../../art/numeral.ts';
import { GOLD, SEASONS, type Season } from '../../art/palette.ts';
import { realmGrid, realmScroll } from '../../art/realms/scroll.ts';
import {
  type AtlasFrame,
  type AtlasPage,
  paintPage,
  planAtlas,
  powerOfTwo,
  rasterise,
} from '../../art/sheet.ts';
import { shrineIcon } from '../../art/shrine.ts';
import { group, linear, nested, rect, svg } from '../../art/svg.ts';
import { glow, TILE_SIZE } from '../../art/tile.ts';
import type { ScrollFrame } from '../layout/places.ts';

export interface ScrollSpec {
  readonly season: Season;
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
  readonly frame: ScrollFrame;
  /** Pixels of the page per unit of the drawings. */
  readonly scale: number;
}

export interface TextureSpec {
  /** Width of the largest tile on the table, in pixels of the page. */
  readonly tileWidth: number;
  readonly pixelRatio: number;
  readonly letters: KindLetters | undefined;
  readonly scrolls: readonly ScrollSpec[];
  readonly spirits: readonly SpiritId[];
}

/** How far a stack throws its shadow on a lower neighbour, in units. */
const CAST = 58;

/** What a wall throws on the tile at its foot: dark where they meet. */
function castShadow(width: number, height: number, along: readonly [number, number, number, number]): string {
  const shade = linear(
    'c',
    [
      [0, '#140b03', 0.78],
      [0.35, '#140b03', 0.36],
      [1, '#140b03', 0],
    ],
    along,
  );
  return svg(width, height, `<defs>${shade}</defs>${rect(0, 0, width, height, 0, 'fill="url(#~c)"')}`);
}

/** What the board needs beside the pieces of the art's own atlas. */
function ownFrames({ tileWidth }: TextureSpec): AtlasFrame[] {
  const k = tileWidth / TILE_SIZE.width;
  const frame = (name: string, width: number, height: number, draw: () => string): AtlasFrame => ({
    name,
    draw,
    width: Math.ceil(width),
    height: Math.ceil(height),
  });
  return [
    frame('light', 96, 96, glow),
    frame('cast-south', TILE_SIZE.width * k, CAST * k, () => castShadow(TILE_SIZE.width, CAST, [0, 0, 0, 1])),
    frame('cast-east', CAST * k, TILE_SIZE.height * k, () =>
      castShadow(CAST, TILE_SIZE.height, [0, 0, 1, 0]),
    ),
    ...GOLD_FIGURES.map((text) => frame(`figure-${text}`, 42, 64, () => goldFigure(text))),
    ...SEASONS.map((season) => frame(`roof-${season}`, 40, 40, () => shrineIcon(season))),
  ];
}

/** Device pixels; with tiles as wide as this everything small still fits on one sheet. */
export const LARGEST_TILE = 240;

/** The sheet, and what would not fit on it. */
export function planSheet(spec: TextureSpec): AtlasPage[] {
  const { tileWidth, pixelRatio, letters } = spec;
  return planAtlas([...atlasFrames({ tileWidth, letters }), ...ownFrames(spec)], pixelRatio);
}

function scrollPicture({ season, width, height, columns, rows, frame, scale }: ScrollSpec): string {
  const cell = { width: TILE_SIZE.width * scale, height: TILE_SIZE.height * scale };
  const gap = frame.gap * scale;
  // The grid's drawing has this much room around its cells, for the ends of the bold lines.
  const overhang = gap * 2;
  const grid = realmGrid({ columns, rows, cellWidth: cell.width, cellHeight: cell.height, gap });
  return svg(
    width,
    height,
    nested(realmScroll(season, { width, height, border: frame.border * scale }), 0, 0, width, height) +
      nested(
        grid,
        frame.side * scale - overhang,
        frame.top * scale - overhang,
        columns * (cell.width + gap) - gap + 2 * overhang,
        rows * (cell.height + gap) - gap + 2 * overhang,
      ),
  );
}

/** Width to height of a drawing. */
function aspectOf(picture: string): number {
  const [, width = 1, height = 1] = / width="([\d.]+)" height="([\d.]+)"/.exec(picture) ?? [];
  return Number(width) / Number(height);
}

/** A picture with round corners in a line of gold. */
function framed(
  picture: string,
  { width, height }: { readonly width: number; readonly height: number },
): string {
  const edge = (attributes: string) => rect(2.5, 2.5, width - 5, height - 5, 14, attributes);
  const clipped = group('clip-path="url(#~c)"', nested(picture, 0, 0, width, height));
  return svg(
    width,
    height,
    `<defs><clipPath id="~c">${edge('')}</clipPath></defs>${clipped}${edge(`fill="none" stroke="${GOLD.dark}" stroke-width="5"`)}${edge(`fill="none" stroke="${GOLD.top}" stroke-width="2.6"`)}`,
  );
}

function scrollKey({ season, width, height, columns, rows }: ScrollSpec, pixelRatio: number): string {
  return `scroll-${season}-${Math.round(width)}x${Math.round(height)}-${columns}x${rows}@${pixelRatio}`;
}

function spiritKey(id: SpiritId, pixelRatio: number): string {
  return `spirit-${id}@${pixelRatio}`;
}

function dragonKey(pixelRatio: number): string {
  return `ink-dragon@${pixelRatio}`;
}

/** The picture of a Spirit is shown this high at most. */
export const SPIRIT_HEIGHT = 190;

export class Textures {
  readonly #game: Game;
  readonly #keys = new Set<string>();
  /** What is being painted right now. */
  readonly #painting = new Map<string, Promise<void>>();
  readonly #scrolls: string[] = [];
  #lens = '';
  /** The sheet of everything small. */
  sheet = '';
  /** Pixels of the sheet per unit of a tile's drawing. */
  tileScale = 1;
  #pixelRatio = 1;

  constructor(game: Game) {
    this.#game = game;
  }

  /** The scroll painted for the n-th of the given places. */
  scroll(index: number): string {
    return this.#scrolls[index] ?? '';
  }

  spirit(id: SpiritId): string {
    return spiritKey(id, this.#pixelRatio);
  }

  get dragon(): string {
    return dragonKey(this.#pixelRatio);
  }

  /** Paints what is missing; what is no longer needed is freed by `sweep`, once nothing shows it. */
  async paint(spec: TextureSpec): Promise<void> {
    const { pixelRatio } = spec;
    const sheet = `sheet-${spec.tileWidth}@${pixelRatio}${Object.values(spec.letters ?? {}).join('')}`;
    await this.#ensure(sheet, () => this.#paintSheet(sheet, spec));
    for (const [index, scroll] of spec.scrolls.entries()) {
      const { width, height } = scroll;
      const key = scrollKey(scroll, pixelRatio);
      await this.#ensure(key, () =>
        this.#paintOne(key, scrollPicture(scroll), { width, height, pixelRatio }),
      );
      this.#scrolls[index] = key;
    }
    for (const id of spec.spirits) {
      const key = spiritKey(id, pixelRatio);
      await this.#ensure(key, () => {
        const picture = spiritIllustration(id);
        const size = { width: SPIRIT_HEIGHT * aspectOf(picture), height: SPIRIT_HEIGHT };
        return this.#paintOne(key, framed(picture, size), { ...size, pixelRatio });
      });
    }
    const dragon = dragonKey(pixelRatio);
    await this.#ensure(dragon, () => this.#paintOne(dragon, inkDragon(), { ...INK_DRAGON, pixelRatio }));
    this.#scrolls.length = spec.scrolls.length;
    this.sheet = sheet;
    this.tileScale = (spec.tileWidth / TILE_SIZE.width) * pixelRatio;
    this.#pixelRatio = pixelRatio;
  }

  /** Paints a scroll at another size, for a closer look; the one painted before it is freed. */
  async paintLens(scroll: ScrollSpec, pixelRatio: number): Promise<string> {
    const key = scrollKey(scroll, pixelRatio);
    const { width, height } = scroll;
    await this.#ensure(key, () => this.#paintOne(key, scrollPicture(scroll), { width, height, pixelRatio }));
    this.#lens = key;
    return key;
  }

  /** Frees textures that the last painting did not ask for. */
  sweep(): void {
    const kept = new Set([
      this.sheet,
      this.dragon,
      this.#lens,
      ...this.#scrolls,
      ...SPIRIT_IDS.map((id) => this.spirit(id)),
    ]);
    for (const key of this.#keys) {
      if (kept.has(key)) continue;
      this.#game.textures.remove(key);
      this.#keys.delete(key);
    }
  }

  /** Paints what is not there yet; whoever asks while it is being painted waits for the same picture. */
  async #ensure(key: string, paint: () => Promise<void>): Promise<void> {
    if (this.#keys.has(key)) return;
    const painting = this.#painting.get(key) ?? paint();
    this.#painting.set(key, painting);
    try {
      await painting;
      this.#keys.add(key);
    } finally {
      this.#painting.delete(key);
    }
  }

  async #paintOne(
    key: string,
    picture: string,
    {
      width,
      height,
      pixelRatio,
    }: { readonly width: number; readonly height: number; readonly pixelRatio: number },
  ): Promise<void> {
    const canvas = await rasterise(picture, width, height, pixelRatio);
    // The table may be gone by now.
    this.#game.textures?.addCanvas(key, canvas);
  }

  async #paintSheet(key: string, spec: TextureSpec): Promise<void> {
    const [page] = planSheet(spec);
    if (!page) return;
    // Mipmaps, without which small realms would flicker, need sides that are powers of two.
    const canvas = await paintPage({ ...page, height: powerOfTwo(page.height) });
    const texture = this.#game.textures?.addCanvas(key, canvas);
    for (const { frame, x, y, width, height } of page.frames)
      texture?.add(frame.name, 0, x, y, width, height);
  }
}
