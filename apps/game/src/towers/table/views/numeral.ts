/** A number on the table, written with the figures of the sheet. */
import type { GameObjects } from 'phaser';
import type { Point } from '../../../table/layout/geometry.ts';
import { imageIn } from '../../../table/paint/image.ts';
import type { Painted } from '../paint/textures.ts';
import { pieceIn } from './piece-image.ts';

interface NumeralLook {
  /** The height of its figures, in pixels. */
  readonly size: number;
  readonly depth: number;
  readonly tint: number;
  readonly alpha?: number;
  /** How much lower it is than it would be upright: it lies. */
  readonly squeeze?: number;
  /** On a small shield. */
  readonly isBadge?: boolean;
}

/** A figure's frame is wider than the figure. */
const STEP = 0.62;

export class Numeral {
  readonly #layer: GameObjects.Layer;
  readonly #painted: Painted;
  #figures: GameObjects.Image[] = [];
  #badge: GameObjects.Image | undefined;
  #shown = '';

  constructor(layer: GameObjects.Layer, painted: Painted) {
    this.#layer = layer;
    this.#painted = painted;
  }

  show(value: number, { x, y }: Point, look: NumeralLook): void {
    const text = String(value);
    if (text !== this.#shown) {
      for (const image of this.#figures) image.destroy();
      this.#figures = [...text].map((sign) => imageIn(this.#layer, this.#painted.sheet, `digit-${sign}`));
      this.#shown = text;
    }
    const { size, depth, tint, alpha = 1, squeeze = 1, isBadge = false } = look;
    const step = size * STEP;
    let left = x - (step * (this.#figures.length - 1)) / 2;
    for (const image of this.#figures) {
      const scale = (size / image.frame.height) * (68 / 60);
      image.setPosition(left, y).setScale(scale, scale * squeeze);
      image
        .setDepth(depth + 0.4)
        .setTint(tint)
        .setAlpha(alpha);
      left += step;
    }
    if (isBadge) this.#badge ??= pieceIn(this.#layer, this.#painted, 'badge');
    this.#badge
      ?.setVisible(isBadge)
      .setPosition(x, y)
      .setDepth(depth + 0.2)
      .setAlpha(alpha);
  }

  destroy(): void {
    for (const image of this.#figures) image.destroy();
    this.#badge?.destroy();
    this.#figures = [];
    this.#badge = undefined;
    this.#shown = '';
  }
}
