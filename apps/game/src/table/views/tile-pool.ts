/** Tiles that are not shown wait here for the next use, so that playing makes no new ones. */
import type { GameObjects } from 'phaser';
import type { Textures } from '../paint/textures.ts';
import { TileSprite } from './tile-sprite.ts';

export class TilePool {
  readonly #layer: GameObjects.Layer;
  readonly #textures: Textures;
  readonly #free: TileSprite[] = [];

  constructor(layer: GameObjects.Layer, textures: Textures) {
    this.#layer = layer;
    this.#textures = textures;
  }

  take(): TileSprite {
    const sprite = this.#free.pop() ?? new TileSprite(this.#layer, this.#textures);
    sprite.reset();
    return sprite;
  }

  give(sprite: TileSprite): void {
    this.#layer.scene.tweens.killTweensOf(sprite);
    sprite.hide();
    this.#free.push(sprite);
  }
}
