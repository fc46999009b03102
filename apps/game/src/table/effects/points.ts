/**
 * Points that fly from where they were won to their counter, as gold figures along an arc. Phaser's bitmap text would need a
 * font and a texture of its own; these figures lie on the sheet with everything else, so that they cost no draw call.
 */

import type { GameObjects } from 'phaser';
import type { Point } from '../layout/geometry.ts';
import { imageIn } from '../paint/image.ts';
import type { SpriteSheet } from '../paint/sheet.ts';
import { BEYOND, type Motion } from './motion.ts';

/** Drawn on a height of 80, of which the figure takes 52. */
const FIGURE_WIDTH = 34;
const FIGURE_HEIGHT = 80;

function destroyAll(figures: readonly GameObjects.Image[]): void {
  for (const image of figures) image.destroy();
}

export class Points {
  readonly #layer: GameObjects.Layer;
  readonly #textures: SpriteSheet;
  readonly #motion: Motion;

  constructor(layer: GameObjects.Layer, textures: SpriteSheet, motion: Motion) {
    this.#layer = layer;
    this.#textures = textures;
    this.#motion = motion;
  }

  /** Shows `+3` at a point until it is taken away again. */
  label(vp: number, { x, y }: Point, size: number): () => void {
    const figures = this.#figures(`+${vp}`);
    this.#place(figures, x, y, size, 1);
    return () => destroyAll(figures);
  }

  async fly(vp: number, from: Point, to: Point, size: number): Promise<void> {
    const figures = this.#figures(`+${vp}`);
    const start = { x: from.x, y: from.y - size * 0.5 };
    const top = Math.min(start.y, to.y) - 70;
    await this.#motion.run(
      {
        ...BEYOND,
        duration: 320,
        apply: (t) =>
          this.#place(figures, from.x, from.y - size * 0.5 * t, size * (0.4 + 0.6 * t), Math.min(1, t * 2)),
      },
      {
        delay: 140,
        duration: 480,
        ease: 'Cubic.InOut',
        apply: (t) => {
          const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
          const x = a * start.x + b * (start.x * 0.4 + to.x * 0.6) + c * to.x;
          const y = a * start.y + b * top + c * to.y;
          this.#place(figures, x, y, size * (1 - 0.5 * t), 1 - Math.max(0, t - 0.85) * 5);
        },
      },
    );
    destroyAll(figures);
  }

  #figures(text: string): GameObjects.Image[] {
    return [...text].map((sign) =>
      imageIn(this.#layer, this.#textures.sheet, `figure-${sign}`).setDepth(3e6),
    );
  }

  #place(figures: readonly GameObjects.Image[], x: number, y: number, size: number, alpha: number): void {
    const step = (FIGURE_WIDTH / FIGURE_HEIGHT) * size * 1.5;
    let left = x - (step * (figures.length - 1)) / 2;
    for (const image of figures) {
      image.setPosition(left, y).setAlpha(Math.max(0, alpha));
      image.setScale((size * 1.5) / image.frame.height);
      left += step;
    }
  }
}
