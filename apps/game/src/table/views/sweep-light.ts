/** A band of light that crosses the tiles which match the one just taken. */

import type { GameObjects } from 'phaser';
import { TILE_SIZE } from '../../art/tile.ts';
import { imageIn } from '../paint/image.ts';
import type { Textures } from '../paint/textures.ts';
import type { TileSprite } from './tile-sprite.ts';

const PERIOD = 1700;
/** The share of the period in which the band is on its way. */
const CROSSING = 0.55;

export class SweepLight {
  readonly #layer: GameObjects.Layer;
  readonly #textures: Textures;
  readonly #images: GameObjects.Image[] = [];
  readonly #sprites: TileSprite[] = [];

  constructor(layer: GameObjects.Layer, textures: Textures) {
    this.#layer = layer;
    this.#textures = textures;
  }

  add(sprite: TileSprite, depth: number): void {
    const index = this.#sprites.push(sprite) - 1;
    if (!this.#images[index]) {
      const image = imageIn(this.#layer, this.#textures.sheet, 'sweep');
      this.#images.push(image.setOrigin(0, 0));
    }
    (this.#images[index] as GameObjects.Image).setDepth(depth).setVisible(false);
  }

  get isLit(): boolean {
    return this.#sprites.length > 0;
  }

  clear(): void {
    this.#sprites.length = 0;
    for (const image of this.#images) image.visible = false;
  }

  update(time: number, still: boolean): void {
    const phase = (time % PERIOD) / PERIOD / CROSSING;
    for (let i = 0; i < this.#sprites.length; i++) {
      const image = this.#images[i] as GameObjects.Image;
      const sprite = this.#sprites[i] as TileSprite;
      image.visible = !still && phase < 1;
      if (!image.visible) continue;
      // The band slides, and what of it would hang over the edge is cropped away.
      const shift = (phase * 2 - 1) * TILE_SIZE.width;
      const pixels = this.#textures.tileScale;
      const from = Math.max(0, -shift);
      image.setPosition(sprite.x + shift * sprite.scale, sprite.y - sprite.lift);
      image.setScale(sprite.scale / pixels);
      image.setCrop(
        from * pixels,
        0,
        (TILE_SIZE.width - Math.abs(shift)) * pixels,
        TILE_SIZE.height * pixels,
      );
    }
  }
}
