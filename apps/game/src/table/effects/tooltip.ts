/** A small tooltip at a tile that says why it cannot be taken. */
import type { GameObjects, Scene } from 'phaser';
import type { Point } from '../geometry.ts';

const PAD = 10;
const SHOWN = 2600;

export class Tooltip {
  readonly #ground: GameObjects.Graphics;
  readonly #text: GameObjects.Text;
  #left = 0;

  constructor(layer: GameObjects.Layer, ratio: number) {
    const scene: Scene = layer.scene;
    this.#ground = scene.make.graphics({}, false).setDepth(4e6).setVisible(false);
    this.#text = scene.make
      .text(
        {
          style: {
            fontFamily: "'Noto Sans', system-ui, sans-serif",
            fontSize: 14,
            color: '#2a211b',
            align: 'center',
            wordWrap: { width: 230 },
            resolution: ratio,
          },
        },
        false,
      )
      .setOrigin(0.5, 0.5)
      .setDepth(4e6 + 1)
      .setVisible(false);
    layer.add([this.#ground, this.#text]);
  }

  /** Above the point if there is room, otherwise below. */
  show(
    words: string,
    { x, y }: Point,
    size: { readonly width: number; readonly height: number },
    clear: number,
  ): void {
    const text = this.#text.setText(words);
    const width = text.width + 2 * PAD;
    const height = text.height + 1.4 * PAD;
    const above = y - clear - height - 12 > 0;
    const left = Math.max(4, Math.min(size.width - width - 4, x - width / 2));
    const top = above ? y - clear - height - 8 : y + clear + 8;
    const tip = Math.max(left + 14, Math.min(left + width - 14, x));
    const edge = above ? top + height : top;
    const point = above ? edge + 8 : edge - 8;
    this.#ground.clear();
    this.#ground.fillStyle(0x050d0c, 0.35).fillRoundedRect(left + 2, top + 4, width, height, 8);
    this.#ground.fillStyle(0xf3e7cd, 1).fillRoundedRect(left, top, width, height, 8);
    this.#ground.lineStyle(1.2, 0xc9b07c, 1).strokeRoundedRect(left, top, width, height, 8);
    this.#ground.fillStyle(0xf3e7cd, 1).fillTriangle(tip - 7, edge, tip + 7, edge, tip, point);
    text.setPosition(left + width / 2, top + height / 2);
    this.#left = SHOWN;
    this.#fade(1);
  }

  get isShown(): boolean {
    return this.#left > 0;
  }

  hide(): void {
    this.#left = 0;
    this.#fade(0);
  }

  update(delta: number): void {
    if (this.#left <= 0) return;
    this.#left = Math.max(0, this.#left - delta);
    this.#fade(Math.min(1, this.#left / 250));
  }

  #fade(alpha: number): void {
    this.#ground.setAlpha(alpha).setVisible(alpha > 0);
    this.#text.setAlpha(alpha).setVisible(alpha > 0);
  }
}
