/**
 * Turns the drawings into textures at the device's pixels and at the very angle the board is seen from. Everything small
 * shares one sheet; the board, which is large, has a texture of its own.
 */
import { MARKED_CELLS } from '@mahjong-fortress/towers';
import type { Game } from 'phaser';
import { dustPuff, shockRing, sparkle } from '../../../art/effects.ts';
import { GOLD_FIGURES, goldFigure, numeral } from '../../../art/numeral.ts';
import { SEASONS } from '../../../art/palette.ts';
import { type AtlasFrame, paintPage, planAtlas, powerOfTwo, rasterise } from '../../../art/sheet.ts';
import { svg } from '../../../art/svg.ts';
import { glow } from '../../../art/tile.ts';
import type { SpriteSheet } from '../../../table/paint/sheet.ts';
import { block, castShadow, contactShadow, flatBlock } from '../../art/block.ts';
import { cornerBoard, flatBoard } from '../../art/board.ts';
import { figure, token } from '../../art/figures.ts';
import { CELL_MARKS, cellMark, levelBadge, softLine, targetMark } from '../../art/marks.ts';
import { EDGE, type Piece } from '../../art/solid.ts';
import { TARGET_KINDS } from '../contract.ts';

/** How often a block is painted on its way through a quarter turn. */
export const TURN_STEPS = 6;

export interface TextureSpec {
  /** Pixels of the page along the edge of a cell. */
  readonly unit: number;
  readonly tilt: number;
  readonly pixelRatio: number;
  /** By seat, which is by season here: whose letter stands instead of the emblem. */
  readonly letters: readonly (string | undefined)[];
}

/** Everything that stands or lies on a cell, by name. */
export function piecesFor({ tilt, letters }: TextureSpec): ReadonlyMap<string, Piece> {
  const isFlat = tilt === 1;
  // Flat art is painted as it lies with the north at the back, and turned with the board.
  const yaw = isFlat ? 0 : Math.PI / 4;
  const man = isFlat ? token : figure;
  const blocks: [string, Piece][] = isFlat
    ? [['block-0', flatBlock()]]
    : Array.from({ length: TURN_STEPS }, (_, step) => [
        `block-${step}`,
        block(yaw + (step / TURN_STEPS) * (Math.PI / 2), tilt),
      ]);
  const shadows: [string, Piece][] = isFlat
    ? []
    : [
        ['shadow', contactShadow(tilt)],
        ['cast-left', castShadow(tilt, 'left')],
        ['cast-right', castShadow(tilt, 'right')],
      ];
  return new Map<string, Piece>([
    ...blocks,
    ...shadows,
    ...SEASONS.map((season, index): [string, Piece] => [`man-${season}`, man(season, letters[index])]),
    ['man-king', man('king')],
    ...TARGET_KINDS.map((kind): [string, Piece] => [`target-${kind}`, targetMark(kind, yaw, tilt)]),
    ...CELL_MARKS.map((mark): [string, Piece] => [`mark-${mark}`, cellMark(mark, yaw, tilt)]),
    ['badge', levelBadge()],
  ]);
}

/** A figure of the display face in white, so that it takes any tint. */
function digit(text: string): string {
  return svg(52, 68, numeral(text, 26, 34, 60, 'fill="#fff"'));
}

const DIGITS = [...'0123456789'];

/** What is painted on the sheet, in pixels of the page. */
export function framesFor(spec: TextureSpec, pieces: ReadonlyMap<string, Piece>): AtlasFrame[] {
  const k = spec.unit / EDGE;
  const frame = (name: string, width: number, height: number, draw: () => string): AtlasFrame => ({
    name,
    draw,
    width: Math.ceil(width),
    height: Math.ceil(height),
  });
  return [
    ...[...pieces].map(([name, { width, height, draw }]) => frame(name, width * k, height * k, draw)),
    ...DIGITS.map((text) => frame(`digit-${text}`, 0.39 * spec.unit, 0.51 * spec.unit, () => digit(text))),
    ...GOLD_FIGURES.map((text) => frame(`figure-${text}`, 42, 64, () => goldFigure(text))),
    frame('light', 96, 96, glow),
    frame('dust', 160, 72, dustPuff),
    frame('sparkle', 64, 64, sparkle),
    frame('ring', 128, 128, shockRing),
    frame('line', 16, 16, softLine),
  ];
}

/** What is painted for one way of looking at the board. */
export interface Painted extends SpriteSheet {
  readonly board: string;
  /** The top of the board alone, which turns. */
  readonly turning: string;
  readonly boardPiece: Piece;
  readonly turningPiece: Piece;
  readonly pieces: ReadonlyMap<string, Piece>;
  readonly spec: TextureSpec;
}

export class Textures {
  readonly #game: Game;
  readonly #keys = new Set<string>();

  constructor(game: Game) {
    this.#game = game;
  }

  /** Paints what is missing; what is no longer needed is freed by `sweep`, once nothing shows it. */
  async paint(spec: TextureSpec): Promise<Painted> {
    const { unit, tilt, pixelRatio, letters } = spec;
    const key = `${unit}/${tilt.toFixed(3)}@${pixelRatio}`;
    const sheet = `sheet-${key}${letters.join('')}`;
    const pieces = piecesFor(spec);
    await this.#ensure(sheet, () => this.#paintSheet(sheet, spec, pieces));
    const look = { marked: MARKED_CELLS, pixel: EDGE / (unit * pixelRatio) };
    const turningPiece = flatBoard(look);
    const boardPiece = tilt === 1 ? turningPiece : cornerBoard(look, tilt);
    const board = `board-${key}`;
    const turning = tilt === 1 ? board : `turning-${unit}@${pixelRatio}`;
    await this.#ensure(board, () => this.#paintOne(board, boardPiece, spec));
    await this.#ensure(turning, () => this.#paintOne(turning, turningPiece, spec));
    return { sheet, board, turning, boardPiece, turningPiece, pieces, spec };
  }

  /** Frees textures that are shown no longer. */
  sweep(kept: readonly Painted[]): void {
    const keys = new Set(kept.flatMap(({ sheet, board, turning }) => [sheet, board, turning]));
    for (const key of this.#keys) {
      if (keys.has(key)) continue;
      this.#game.textures.remove(key);
      this.#keys.delete(key);
    }
  }

  async #ensure(key: string, paint: () => Promise<void>): Promise<void> {
    if (this.#keys.has(key)) return;
    await paint();
    this.#keys.add(key);
  }

  async #paintOne(
    key: string,
    { width, height, draw }: Piece,
    { unit, pixelRatio }: TextureSpec,
  ): Promise<void> {
    const k = unit / EDGE;
    const canvas = await rasterise(draw(), width * k, height * k, pixelRatio);
    // The table may be gone by now.
    this.#game.textures?.addCanvas(key, canvas);
  }

  async #paintSheet(key: string, spec: TextureSpec, pieces: ReadonlyMap<string, Piece>): Promise<void> {
    const [page] = planAtlas(framesFor(spec, pieces), spec.pixelRatio);
    if (!page) return;
    // Mipmaps, without which an enlarged or a turning board would flicker, need sides that are powers of two.
    const canvas = await paintPage({ ...page, height: powerOfTwo(page.height) });
    const texture = this.#game.textures?.addCanvas(key, canvas);
    for (const { frame, x, y, width, height } of page.frames)
      texture?.add(frame.name, 0, x, y, width, height);
  }
}
