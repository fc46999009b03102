/** What happens above the whole table: the light goes, the ink dragon crosses, the frame glows like embers. */

import type { GameObjects } from 'phaser';
import { INK_DRAGON } from '../../art/ink-dragon.ts';
import { between, type Point } from '../layout/geometry.ts';
import { imageIn } from '../paint/image.ts';
import type { Textures } from '../paint/textures.ts';
import type { Motion } from './motion.ts';

const EMBER_GLOW = 0xe2502f;
/** How much of the ember stays once the last round has been announced. */
const EMBER_REST = 0.3;

export class Sky {
  readonly #width: number;
  readonly #height: number;
  readonly #motion: Motion;
  readonly #night: GameObjects.Rectangle;
  readonly #mist: GameObjects.Image;
  readonly #dragon: GameObjects.Image;
  readonly #token: GameObjects.Image;
  readonly #edges: GameObjects.Image[];

  constructor(
    layer: GameObjects.Layer,
    textures: Textures,
    motion: Motion,
    { width, height }: { readonly width: number; readonly height: number },
  ) {
    this.#width = width;
    this.#height = height;
    this.#motion = motion;
    const { scene } = layer;
    this.#night = scene.add.rectangle(0, 0, width, height, 0x050a14).setOrigin(0, 0).setVisible(false);
    const small = (frame: string) => imageIn(layer, textures.sheet, frame).setVisible(false);
    this.#mist = small('light').setTint(0xd8e2ee);
    this.#dragon = imageIn(layer, textures.dragon).setVisible(false);
    this.#token = small('token');
    const reach = Math.min(width, height) * 0.2;
    const edge = (x: number, y: number, across: number, along: number) =>
      small('light').setTint(EMBER_GLOW).setPosition(x, y).setDisplaySize(across, along);
    this.#edges = [
      edge(width / 2, 0, width * 1.7, reach),
      edge(width / 2, height, width * 1.7, reach),
      edge(0, height / 2, reach, height * 1.7),
      edge(width, height / 2, reach, height * 1.7),
    ];
    layer.add(this.#night);
    layer.sendToBack(this.#night);
  }

  setEmber(on: boolean): void {
    for (const edge of this.#edges) edge.setVisible(on).setAlpha(EMBER_REST);
  }

  /** The frame turns ember red, once and calmly. */
  async lastRound(): Promise<void> {
    for (const edge of this.#edges) edge.setVisible(true);
    const glow = (alpha: number) => {
      for (const edge of this.#edges) edge.setAlpha(alpha);
    };
    await this.#motion.run(
      { duration: 700, ease: 'Cubic.InOut', apply: (t) => glow(t) },
      { duration: 900, ease: 'Cubic.InOut', apply: (t) => glow(1 - (1 - EMBER_REST) * t) },
    );
  }

  /** The light goes and the dragon crosses the sky; then the token flies to the one who called it. */
  async summon(to: Point, size: number): Promise<void> {
    const night = this.#night.setVisible(true);
    const dim = (alpha: number) => night.setAlpha(alpha);
    const fall = this.#motion.run({ duration: 320, apply: (t) => dim(0.72 * t) });
    await Promise.all([fall, this.#cross()]);
    await Promise.all([
      this.#motion.run({ duration: 420, ease: 'Cubic.InOut', apply: (t) => dim(0.72 * (1 - t)) }),
      this.#land(to, size),
    ]);
    night.setVisible(false);
  }

  /** A token on its way from the middle of the table. */
  async #land({ x, y }: Point, size: number): Promise<void> {
    const token = this.#token.setVisible(true);
    const [startX, startY] = [this.#width / 2, this.#height * 0.4];
    await this.#motion.run({
      duration: 520,
      ease: 'Cubic.InOut',
      apply: (t) => {
        const large = size * (1 + 2.2 * (1 - t));
        token.setPosition(between(startX, x, t), between(startY, y, t) - Math.sin(t * Math.PI) * 60);
        token.setDisplaySize(large, large).setAlpha(Math.min(1, t * 6));
      },
    });
    token.setVisible(false);
  }

  async #cross(): Promise<void> {
    const width = Math.max(360, Math.min(900, this.#width * 0.72));
    const height = (width * INK_DRAGON.height) / INK_DRAGON.width;
    const dragon = this.#dragon.setVisible(true).setDisplaySize(width, height);
    const mist = this.#mist.setVisible(true).setDisplaySize(width * 1.5, height * 2.1);
    const [from, to] = [-width * 0.6, this.#width + width * 0.6];
    await this.#motion.run({
      duration: 1500,
      ease: 'Linear',
      apply: (t) => {
        const x = between(from, to, 0.5 + (t - 0.5) * (0.72 + 0.28 * Math.abs(2 * t - 1)));
        const y = this.#height * (0.42 - 0.08 * Math.sin(t * Math.PI * 2));
        dragon.setPosition(x, y).setRotation(Math.cos(t * Math.PI * 2) * -0.09);
        // The moon behind it, without which ink on night would not be seen.
        mist.setPosition(x, y).setAlpha(0.95 * Math.sin(t * Math.PI));
      },
    });
    dragon.setVisible(false);
    mist.setVisible(false);
  }
}
