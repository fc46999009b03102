/** A Spirit comes: its picture turns into view over the realm, and what it throws fills the air. */

import type { SpiritId } from '@mahjong-fortress/rules';
import type { GameObjects } from 'phaser';
import { type Box, centreOf } from '../layout/geometry.ts';
import { imageIn } from '../paint/image.ts';
import { SPIRIT_HEIGHT, type Textures } from '../paint/textures.ts';
import { BEYOND, type Motion } from './motion.ts';
import type { Particles } from './particles.ts';
import { SPIRIT_LOOKS } from './spirit-looks.ts';

export class SpiritAnimation {
  readonly #layer: GameObjects.Layer;
  readonly #textures: Textures;
  readonly #motion: Motion;
  readonly #particles: Particles;

  constructor(layer: GameObjects.Layer, textures: Textures, motion: Motion, particles: Particles) {
    this.#layer = layer;
    this.#textures = textures;
    this.#motion = motion;
    this.#particles = particles;
  }

  async show(spirit: SpiritId, realm: Box): Promise<void> {
    const { colour, bursts, burst } = SPIRIT_LOOKS[spirit];
    const { x, y } = centreOf(realm);
    const halo = imageIn(this.#layer, this.#textures.sheet, 'light').setTint(colour);
    const card = imageIn(this.#layer, this.#textures.spirit(spirit));
    halo.setPosition(x, y).setDepth(1.5e6);
    card.setPosition(x, y).setDepth(1.6e6);
    const height = Math.min(SPIRIT_HEIGHT, Math.max(90, realm.height * 0.55));
    const scale = height / card.height;
    const wide = Math.max(realm.width, realm.height) * 1.3;
    await this.#motion.run({
      ...BEYOND,
      duration: 320,
      apply: (t) => {
        card.setScale(scale * t, scale * (0.8 + 0.2 * t)).setAlpha(Math.min(1, t * 2));
        halo.setDisplaySize(wide * t, wide * t).setAlpha(0.55 * t);
      },
    });
    for (let i = 0; i < bursts; i++) {
      this.#particles.burst({ ...burst(realm, i), tint: colour });
      await this.#motion.wait(110);
    }
    await this.#motion.run({
      duration: 300,
      ease: 'Quad.In',
      apply: (t) => {
        card.setScale(scale * (1 + 0.12 * t)).setAlpha(1 - t);
        halo.setAlpha(0.55 * (1 - t) ** 3);
      },
    });
    card.destroy();
    halo.destroy();
  }
}
