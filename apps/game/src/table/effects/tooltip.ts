/** A small tooltip at a tile that says why it cannot be taken. */
import type { GameObjects } from 'phaser';
import { INK, PARCHMENT } from '../../art/palette.ts';
import type { Point } from '../layout/geometry.ts';
import { type Brush, paintedBox } from '../paint/painted-box.ts';

const PAD = 10;
const SHOWN = 2350;
const FADE = 250;

/** A slip of parchment with a tip at `tip`, below it or above. */
function bubble(tip: number, above: boolean): Brush {
  return (context, width, height) => {
    const edge = above ? height - 0.5 : 0.5;
    const point = above ? height + 8 : -8;
    context.shadowColor = 'rgb(5 13 12 / .5)';
    context.shadowBlur = 6;
    context.shadowOffsetY = 2;
    context.fillStyle = PARCHMENT.top;
    context.beginPath();
    context.roundRect(0, 0, width, height, 8);
    context.moveTo(tip - 7, edge);
    context.lineTo(tip, point);
    context.lineTo(tip + 7, edge);
    context.fill();
  };
}

export class Tooltip {
  readonly #layer: GameObjects.Layer;
  readonly #ratio: number;
  #ground: GameObjects.Image | undefined;
  readonly #text: GameObjects.Text;

  constructor(layer: GameObjects.Layer, ratio: number) {
    this.#layer = layer;
    this.#ratio = ratio;
    this.#text = layer.scene.make
      .text(
        {
          style: {
            fontFamily: "'Noto Sans', system-ui, sans-serif",
            fontSize: 14,
            color: INK.text,
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
    layer.add(this.#text);
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
    this.#ground?.destroy();
    const box = { x: left, y: top, width, height };
    this.#ground = paintedBox(this.#layer, box, this.#ratio, bubble(tip - left, above)).setDepth(4e6);
    text.setPosition(left + width / 2, top + height / 2);
    this.#fade(1);
    const { tweens } = this.#layer.scene;
    tweens.killTweensOf(text);
    const onUpdate = () => this.#fade(text.alpha);
    tweens
      .add({ targets: text, alpha: 0, delay: SHOWN, duration: FADE, onUpdate })
      // Reading takes the same time at every speed.
      .setTimeScale(1 / tweens.timeScale);
  }

  hide(): void {
    this.#layer.scene.tweens.killTweensOf(this.#text);
    this.#fade(0);
  }

  #fade(alpha: number): void {
    this.#ground?.setAlpha(alpha).setVisible(alpha > 0);
    this.#text.setAlpha(alpha).setVisible(alpha > 0);
  }
}
