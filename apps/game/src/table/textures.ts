/**
 * Turns the drawings into textures at the device's pixels. Everything small shares one sheet, so that a frame is drawn in
 * few calls; scrolls, which are large and differ in size, have a texture each. Painting again keeps what is still right.
 */
import { FACES, SPIRIT_IDS, type SpiritId } from '@mahjong-fortress/rules';
import type { Game } from 'phaser';
import { spiritIllustration } from '../art/cards/spirits.ts';
import { driftingPiece, dustPuff, inkDragon, inkSplash, shockRing, sparkle } from '../art/effects.ts';
import { KIND_LETTERS, tileFace } from '../art/faces/index.ts';
import { numeral } from '../art/numeral.ts';
import { GOLD, SEASONS } from '../art/palette.ts';
import { realmGrid, realmScroll } from '../art/realms/scroll.ts';
import { type ShrineGrade, shrine, shrineIcon } from '../art/shrine.ts';
import { linear, nested, path, rect, sized, svg } from '../art/svg.ts';
import { countdownToken, vpMedallion } from '../art/table.ts';
import { glow, lightSweep, RIMS, TILE, tileBack, tileBody, tileRim, tileShadow } from '../art/tile.ts';
import { SCROLL } from './layout.ts';
import { pack } from './pack.ts';

/** No phone refuses a texture of this side. */
const LARGEST_SIDE = 4096;
/** Bodies are shaded up to this tier; higher ones look like it. */
export const TIERS_SHADED = 5;

export interface ScrollSpec {
  readonly season: number;
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
  /** Pixels of the page per unit of the drawings. */
  readonly scale: number;
}

export interface TextureSpec {
  /** Device pixels per unit of a tile's drawing, for the largest tile on the table. */
  readonly tileScale: number;
  readonly pixelRatio: number;
  readonly letters: boolean;
  readonly language: string;
  readonly scrolls: readonly ScrollSpec[];
  readonly spirits: readonly SpiritId[];
}

interface Drawing {
  readonly name: string;
  readonly picture: string;
  readonly scale: number;
}

function sizeOf(picture: string): { width: number; height: number } {
  const [, width, height] = / width="([\d.]+)" height="([\d.]+)"/.exec(picture) ?? [];
  return { width: Number(width), height: Number(height) };
}

/** An SVG needs a moment to become an image; it carries its own pixels' size, so that it is sharp. */
async function imageOf(picture: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture)}`;
  await image.decode();
  return image;
}

async function canvasOf(picture: string, width: number, height: number): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const image = await imageOf(sized(picture, canvas.width, canvas.height));
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return canvas;
}

/** Gold figures for points that fly; the display face as outlines. */
function goldFigure(text: string): string {
  const width = 52;
  const look = `stroke-linejoin="round" stroke="${GOLD.dark}" stroke-width="9" fill="${GOLD.dark}"`;
  const sign = (attributes: string, fill: string) =>
    text === '+'
      ? path('M26 24V56M10 40H42', `fill="none" stroke-linecap="round" ${attributes}`)
      : numeral(text, 26, 40, 52, `${fill}`);
  return svg(
    width,
    80,
    text === '+'
      ? sign(`stroke="${GOLD.dark}" stroke-width="16"`, '') +
          sign(`stroke="${GOLD.pale}" stroke-width="8"`, '')
      : numeral(text, 26, 40, 52, look) + numeral(text, 26, 40, 52, `fill="${GOLD.pale}"`),
  );
}

/** How far a stack throws its shadow on a lower neighbour, in units. */
const CAST = 46;

/** What a wall throws on the tile at its foot: dark where they meet. */
function castShadow(width: number, height: number, along: readonly [number, number, number, number]): string {
  const shade = linear(
    'c',
    [
      [0, '#1a0f04', 0.62],
      [0.35, '#1a0f04', 0.28],
      [1, '#1a0f04', 0],
    ],
    along,
  );
  return svg(width, height, `<defs>${shade}</defs>${rect(0, 0, width, height, 0, 'fill="url(#~c)"')}`);
}

const FIGURES = [...'+0123456789'];

function tileDrawings({ tileScale: scale, letters, language }: TextureSpec): Drawing[] {
  const drawings: Drawing[] = [];
  const add = (name: string, picture: string) => drawings.push({ name, picture, scale });
  const alphabet = KIND_LETTERS[language.startsWith('ru') ? 'ru' : 'en'];
  for (let tier = 1; tier <= TIERS_SHADED; tier++) {
    add(`up-${tier}`, tileBody({ tier }));
    add(`down-${tier}`, tileBody({ tier, faceDown: true }));
  }
  for (const [face, { kind }] of FACES.entries()) {
    add(`face-${face}`, tileFace(face, letters ? { letter: alphabet[kind] } : {}));
  }
  for (const rim of RIMS) add(`rim-${rim}`, tileRim(rim));
  for (const [index, season] of SEASONS.entries()) {
    for (const grade of [1, 2, 3] as const satisfies readonly ShrineGrade[]) {
      add(`shrine-${index}-${grade}`, shrine(season, grade));
    }
  }
  add('back', tileBack());
  add('shadow', tileShadow());
  add('shadow-lifted', tileShadow({ lifted: true }));
  add('sweep', lightSweep());
  add('cast-south', castShadow(TILE.width, CAST, [0, 0, 0, 1]));
  add('cast-east', castShadow(CAST, TILE.height, [0, 0, 1, 0]));
  return drawings;
}

function smallDrawings({ pixelRatio: scale }: TextureSpec): Drawing[] {
  const drawings: Drawing[] = [
    { name: 'glow', picture: glow('#ffffff'), scale: 0.75 },
    { name: 'sparkle', picture: sparkle(), scale: scale * 0.6 },
    { name: 'dust', picture: dustPuff(), scale: scale * 0.8 },
    { name: 'ring', picture: shockRing(), scale },
    { name: 'splash', picture: inkSplash(), scale },
    { name: 'token', picture: countdownToken(), scale: scale * 0.7 },
    { name: 'medallion', picture: vpMedallion(), scale: scale * 0.5 },
    ...FIGURES.map((text) => ({ name: `figure-${text}`, picture: goldFigure(text), scale: scale * 0.8 })),
  ];
  for (const [index, season] of SEASONS.entries()) {
    drawings.push({ name: `roof-${index}`, picture: shrineIcon(season), scale: scale * 1.2 });
    drawings.push({ name: `drift-${index}`, picture: driftingPiece(season), scale });
  }
  return drawings;
}

function scrollPicture({ season, width, height, columns, rows, scale }: ScrollSpec): string {
  const cell = { width: TILE.width * scale, height: TILE.height * scale };
  const gap = SCROLL.gap * scale;
  // The grid's drawing has this much room around its cells, for the ends of the bold lines.
  const overhang = gap * 2;
  const grid = realmGrid({ columns, rows, cellWidth: cell.width, cellHeight: cell.height, gap });
  const name = SEASONS[season % SEASONS.length] ?? 'spring';
  return svg(
    width,
    height,
    nested(realmScroll(name, { width, height, border: 20 * scale }), 0, 0, width, height) +
      nested(
        grid,
        SCROLL.side * scale - overhang,
        SCROLL.top * scale - overhang,
        columns * (cell.width + gap) - gap + 2 * overhang,
        rows * (cell.height + gap) - gap + 2 * overhang,
      ),
  );
}

function scrollKey({ season, width, height, columns, rows }: ScrollSpec, pixelRatio: number): string {
  return `scroll-${season}-${Math.round(width)}x${Math.round(height)}-${columns}x${rows}@${pixelRatio}`;
}

export class Textures {
  readonly #game: Game;
  readonly #keys = new Set<string>();
  /** The sheet of everything small. */
  sheet = '';
  /** Pixels of the sheet per unit of a tile's drawing. */
  tileScale = 1;
  readonly #scrolls: string[] = [];

  constructor(game: Game) {
    this.#game = game;
  }

  /** Whether a frame of that name is on the sheet. */
  has(frame: string): boolean {
    return this.#game.textures.get(this.sheet).has(frame);
  }

  /** The scroll painted for the n-th of the given places. */
  scroll(index: number): string {
    return this.#scrolls[index] ?? '';
  }

  spirit(id: SpiritId): string {
    return `spirit-${id}`;
  }

  readonly dragon = 'ink-dragon';

  /** Paints what is missing; what is no longer needed is freed by `sweep`, once nothing shows it. */
  async paint(spec: TextureSpec): Promise<void> {
    const sheet = `sheet-${spec.tileScale.toFixed(3)}@${spec.pixelRatio}${spec.letters ? spec.language : ''}`;
    await this.#ensure(sheet, () => this.#paintSheet(sheet, spec));
    for (const [index, scroll] of spec.scrolls.entries()) {
      const key = scrollKey(scroll, spec.pixelRatio);
      const { width, height } = scroll;
      await this.#ensure(key, () =>
        this.#paintOne(key, scrollPicture(scroll), width * spec.pixelRatio, height * spec.pixelRatio),
      );
      this.#scrolls[index] = key;
    }
    for (const id of SPIRIT_IDS) {
      if (!spec.spirits.includes(id)) continue;
      const picture = spiritIllustration(id);
      const size = sizeOf(picture);
      const height = 190 * spec.pixelRatio;
      await this.#ensure(this.spirit(id), () =>
        this.#paintOne(this.spirit(id), picture, (height * size.width) / size.height, height),
      );
    }
    await this.#ensure(this.dragon, () =>
      this.#paintOne(this.dragon, inkDragon(), 800 * spec.pixelRatio, 280 * spec.pixelRatio),
    );
    this.sheet = sheet;
    this.tileScale = spec.tileScale;
  }

  /** Frees textures that the last painting did not ask for. */
  sweep(): void {
    const kept = new Set([this.sheet, this.dragon, ...this.#scrolls, ...SPIRIT_IDS.map(this.spirit)]);
    for (const key of this.#keys) {
      if (kept.has(key)) continue;
      this.#game.textures.remove(key);
      this.#keys.delete(key);
    }
  }

  async #ensure(key: string, paint: () => Promise<void>): Promise<void> {
    if (this.#keys.has(key)) return;
    this.#keys.add(key);
    await paint();
  }

  async #paintOne(key: string, picture: string, width: number, height: number): Promise<void> {
    const shrink = Math.min(1, LARGEST_SIDE / Math.max(width, height));
    const canvas = await canvasOf(picture, width * shrink, height * shrink);
    if (!this.#game.textures.exists(key)) this.#game.textures.addCanvas(key, canvas);
  }

  async #paintSheet(key: string, spec: TextureSpec): Promise<void> {
    const items = [...tileDrawings(spec), ...smallDrawings(spec)].map((drawing) => {
      const size = sizeOf(drawing.picture);
      return {
        ...drawing,
        width: Math.max(1, Math.round(size.width * drawing.scale)),
        height: Math.max(1, Math.round(size.height * drawing.scale)),
      };
    });
    const packed = pack(items, LARGEST_SIDE);
    if (!packed) throw new RangeError(`tiles at scale ${spec.tileScale} fit on no sheet`);
    const all = packed.places.map(({ picture, x, y, width, height }) => nested(picture, x, y, width, height));
    const canvas = await canvasOf(
      svg(packed.width, packed.height, all.join('')),
      packed.width,
      packed.height,
    );
    const texture = this.#game.textures.addCanvas(key, canvas);
    for (const { name, x, y, width, height } of packed.places) texture?.add(name, 0, x, y, width, height);
  }
}
