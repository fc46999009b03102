/** A small tooltip at a tile that says why it cannot be taken, for as long as it takes to read it. */
import type { GameObjects } from 'phaser';
import { INK, PARCHMENT } from '../../art/palette.ts';
import type { Box, SeenPart } from '../layout/geometry.ts';
import { Slip } from './slip.ts';

const SHOWN = 2350;
const FADE = 250;

const LOOK = { fill: PARCHMENT.top, text: INK.text, fontSize: 14, widest: 230, depth: 4e6 };

export class Tooltip {
  readonly #layer: GameObjects.Layer;
  readonly #slip: Slip;

  constructor(layer: GameObjects.Layer, ratio: number) {
    this.#layer = layer;
    this.#slip = new Slip(layer, ratio, LOOK);
  }

  show(words: string, at: Box, seen: SeenPart): void {
    const slip = this.#slip;
    slip.show(words, at, seen);
    const { tweens } = this.#layer.scene;
    tweens.killTweensOf(slip.text);
    const onUpdate = () => slip.fade(slip.text.alpha);
    tweens
      .add({ targets: slip.text, alpha: 0, delay: SHOWN, duration: FADE, onUpdate })
      // Reading takes the same time at every speed.
      .setTimeScale(1 / tweens.timeScale);
  }

  hide(): void {
    this.#layer.scene.tweens.killTweensOf(this.#slip.text);
    this.#slip.fade(0);
  }
}
