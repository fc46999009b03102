/** A slip of paper with a few words and a tip that points at something on the table. */
import type { GameObjects } from 'phaser';
import type { Box, SeenPart } from '../layout/geometry.ts';
import { type Brush, paintedBox } from '../paint/painted-box.ts';

const PAD = 10;
const MARGIN = 4;
const TIP = 8;

export interface SlipLook {
  readonly fill: string;
  readonly text: string;
  readonly fontSize: number;
  /** Longer lines are broken. */
  readonly widest: number;
  readonly depth: number;
}

/** The tip is at `tip`, below the paper or above it. */
function paper(fill: string, tip: number, above: boolean): Brush {
  return (context, width, height) => {
    const edge = above ? height - 0.5 : 0.5;
    const point = above ? height + TIP : -TIP;
    context.shadowColor = 'rgb(5 13 12 / .5)';
    context.shadowBlur = 6;
    context.shadowOffsetY = 2;
    context.fillStyle = fill;
    context.beginPath();
    context.roundRect(0, 0, width, height, 8);
    context.moveTo(tip - 7, edge);
    context.lineTo(tip, point);
    context.lineTo(tip + 7, edge);
    context.fill();
  };
}

export class Slip {
  readonly #layer: GameObjects.Layer;
  readonly #ratio: number;
  readonly #look: SlipLook;
  #ground: GameObjects.Image | undefined;
  readonly text: GameObjects.Text;

  constructor(layer: GameObjects.Layer, ratio: number, look: SlipLook) {
    this.#layer = layer;
    this.#ratio = ratio;
    this.#look = look;
    this.text = layer.scene.make
      .text(
        {
          style: {
            fontFamily: "'Noto Sans', system-ui, sans-serif",
            fontSize: look.fontSize,
            color: look.text,
            align: 'center',
            wordWrap: { width: look.widest },
            resolution: ratio,
          },
        },
        false,
      )
      .setOrigin(0.5, 0.5)
      .setDepth(look.depth + 1)
      .setVisible(false);
    layer.add(this.text);
  }

  /** Above what it points at if there is room, otherwise below; as large on an enlarged table as on a whole one. */
  show(words: string, at: Box, seen: SeenPart): void {
    const text = this.text.setText(words);
    const unit = 1 / seen.enlarged;
    const width = text.width + 2 * PAD;
    const height = text.height + 1.4 * PAD;
    const x = at.x + at.width / 2;
    const above = at.y - (height + TIP + MARGIN) * unit > seen.y;
    const farthest = seen.x + seen.width - (width + MARGIN) * unit;
    const left = Math.max(seen.x + MARGIN * unit, Math.min(farthest, x - (width / 2) * unit));
    const top = above ? at.y - (height + TIP) * unit : at.y + at.height + TIP * unit;
    const tip = Math.max(14, Math.min(width - 14, (x - left) / unit));
    this.#ground?.destroy();
    const { fill, depth } = this.#look;
    const size = { x: 0, y: 0, width, height };
    const ground = paintedBox(this.#layer, size, this.#ratio, paper(fill, tip, above)).setDepth(depth);
    ground.setPosition(left + ground.x * unit, top + ground.y * unit).setScale(ground.scale * unit);
    this.#ground = ground;
    text.setPosition(left + (width / 2) * unit, top + (height / 2) * unit).setScale(unit);
    this.fade(1);
  }

  fade(alpha: number): void {
    this.#ground?.setAlpha(alpha).setVisible(alpha > 0);
    this.text.setAlpha(alpha).setVisible(alpha > 0);
  }
}
