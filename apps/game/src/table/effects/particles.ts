/** Dust, sparks and petals: a fixed number of images that are used again and again. */

import type { GameObjects } from 'phaser';
import { imageIn } from '../image.ts';
import type { Motion } from '../motion.ts';
import type { Textures } from '../textures.ts';

const POOL = 140;

export interface Burst {
  readonly frame: string;
  readonly count: number;
  readonly x: number;
  readonly y: number;
  /** Half the width and height of the area they start from. */
  readonly spread?: readonly [number, number];
  /** Pixels per second. */
  readonly speed: readonly [low: number, high: number];
  /** Direction in turns, 0 to the east, clockwise, and how far it may differ. */
  readonly angle?: readonly [middle: number, width: number];
  readonly gravity?: number;
  /** How fast they circle, in turns per second. */
  readonly swirl?: number;
  readonly size: readonly [from: number, to: number];
  readonly life: readonly [low: number, high: number];
  readonly tint?: number;
  readonly alpha?: number;
  /** Does not turn. */
  readonly upright?: boolean;
}

interface Particle {
  readonly image: GameObjects.Image;
  burst: Burst;
  life: number;
  age: number;
  vx: number;
  vy: number;
  spin: number;
}

/** Particles are decoration, so their chance need not be the game's. */
function between(low: number, high: number): number {
  return low + Math.random() * (high - low);
}

export class Particles {
  readonly #particles: Particle[] = [];
  readonly #images: GameObjects.Image[] = [];
  readonly #textures: Textures;
  readonly #layer: GameObjects.Layer;
  readonly #motion: Motion;
  #made = 0;

  constructor(layer: GameObjects.Layer, textures: Textures, motion: Motion) {
    this.#layer = layer;
    this.#textures = textures;
    this.#motion = motion;
  }

  /** Nothing is thrown where movements end as soon as they begin: it would all be seen at once. */
  burst(burst: Burst): void {
    if (this.#motion.instant) return;
    for (let i = 0; i < burst.count; i++) this.#start(burst);
  }

  update(delta: number): void {
    const seconds = (delta * this.#motion.rate) / 1000;
    for (let i = this.#particles.length - 1; i >= 0; i--) {
      const particle = this.#particles[i] as Particle;
      particle.age += seconds;
      if (particle.age >= particle.life) this.#end(i);
      else this.#move(particle, seconds);
    }
  }

  get isBusy(): boolean {
    return this.#particles.length > 0;
  }

  clear(): void {
    while (this.#particles.length > 0) this.#end(this.#particles.length - 1);
  }

  #start(burst: Burst): void {
    const image = this.#free();
    if (!image) return;
    const [middle, width] = burst.angle ?? [0, 1];
    const angle = (middle + between(-width / 2, width / 2)) * Math.PI * 2;
    const speed = between(burst.speed[0], burst.speed[1]);
    const [across, along] = burst.spread ?? [0, 0];
    image
      .setFrame(burst.frame)
      .setPosition(burst.x + between(-across, across), burst.y + between(-along, along));
    image
      .setTint(burst.tint ?? 0xffffff)
      .setRotation(burst.upright ? 0 : between(0, Math.PI * 2))
      .setVisible(true)
      .setAlpha(0);
    this.#particles.push({
      image,
      burst,
      life: between(burst.life[0], burst.life[1]) / 1000,
      age: 0,
      vx: Math.cos(angle) * speed,
      vy: Math.sin(angle) * speed,
      spin: burst.upright ? 0 : between(-3, 3),
    });
  }

  #move(particle: Particle, seconds: number): void {
    const { image, burst } = particle;
    const t = particle.age / particle.life;
    particle.vy += (burst.gravity ?? 0) * seconds;
    if (burst.swirl) {
      const turn = burst.swirl * Math.PI * 2 * seconds;
      const { vx, vy } = particle;
      particle.vx = vx * Math.cos(turn) - vy * Math.sin(turn);
      particle.vy = vx * Math.sin(turn) + vy * Math.cos(turn);
    }
    image.x += particle.vx * seconds;
    image.y += particle.vy * seconds;
    image.rotation += particle.spin * seconds;
    const size = burst.size[0] + (burst.size[1] - burst.size[0]) * t;
    image.setScale(size / image.frame.width);
    image.setAlpha((burst.alpha ?? 1) * Math.min(1, t * 8) * (1 - t));
  }

  #free(): GameObjects.Image | undefined {
    const waiting = this.#images.pop();
    if (waiting || this.#made >= POOL) return waiting;
    this.#made++;
    const image = imageIn(this.#layer, this.#textures.sheet, 'sparkle');
    return image.setDepth(2e6);
  }

  #end(index: number): void {
    const particle = this.#particles[index] as Particle;
    const last = this.#particles.pop() as Particle;
    if (last !== particle) this.#particles[index] = last;
    particle.image.visible = false;
    this.#images.push(particle.image);
  }
}
