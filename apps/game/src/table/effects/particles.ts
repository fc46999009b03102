/** Dust, sparks and petals: a particle emitter of Phaser's for every burst, gone when its last particle is. */
import { GameObjects, type Types } from 'phaser';
import type { SpriteSheet } from '../paint/sheet.ts';
import type { Motion } from './motion.ts';

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

/** Lets particles fly in circles. */
class Swirl extends GameObjects.Particles.ParticleProcessor {
  /** Turns per second. */
  readonly #speed: number;

  constructor(speed: number) {
    super();
    this.#speed = speed;
  }

  override update(particle: GameObjects.Particles.Particle, _: number, seconds: number): void {
    const turn = this.#speed * Math.PI * 2 * seconds;
    const { velocityX: x, velocityY: y } = particle;
    particle.velocityX = x * Math.cos(turn) - y * Math.sin(turn);
    particle.velocityY = x * Math.sin(turn) + y * Math.cos(turn);
  }
}

/** Turned at random, and spinning on from there. */
const SPINNING = { start: 0, end: 180, random: true };

function configOf(burst: Burst, frameWidth: number): Types.GameObjects.Particles.ParticleEmitterConfig {
  const { frame, speed, size, life, tint = 0xffffff, alpha = 1, upright = false } = burst;
  const [middle, width] = burst.angle ?? [0, 1];
  const [across, along] = burst.spread ?? [0, 0];
  return {
    emitting: false,
    frame,
    x: { min: -across, max: across },
    y: { min: -along, max: along },
    speed: { min: speed[0], max: speed[1] },
    angle: { min: (middle - width / 2) * 360, max: (middle + width / 2) * 360 },
    gravityY: burst.gravity ?? 0,
    lifespan: { min: life[0], max: life[1] },
    scale: { start: size[0] / frameWidth, end: size[1] / frameWidth },
    rotate: upright ? 0 : SPINNING,
    alpha: { onEmit: () => 0, onUpdate: (_, __, t) => alpha * Math.min(1, t * 8) * (1 - t) },
    tint,
  };
}

export class Particles {
  readonly #emitters = new Set<GameObjects.Particles.ParticleEmitter>();
  readonly #textures: SpriteSheet;
  readonly #layer: GameObjects.Layer;
  readonly #motion: Motion;

  constructor(layer: GameObjects.Layer, textures: SpriteSheet, motion: Motion) {
    this.#layer = layer;
    this.#textures = textures;
    this.#motion = motion;
  }

  /** Nothing is thrown where movements end as soon as they begin: it would all be seen at once. */
  burst(burst: Burst): void {
    if (this.#motion.instant) return;
    const { scene } = this.#layer;
    const { sheet } = this.#textures;
    const { width } = scene.textures.getFrame(sheet, burst.frame);
    const emitter = scene.add.particles(burst.x, burst.y, sheet, configOf(burst, width));
    this.#layer.add(emitter.setDepth(2e6));
    emitter.timeScale = scene.tweens.timeScale;
    if (burst.swirl) emitter.addParticleProcessor(new Swirl(burst.swirl));
    emitter.once('complete', () => this.#end(emitter));
    emitter.explode(burst.count);
    this.#emitters.add(emitter);
  }

  get isBusy(): boolean {
    return this.#emitters.size > 0;
  }

  clear(): void {
    for (const emitter of this.#emitters) this.#end(emitter);
  }

  #end(emitter: GameObjects.Particles.ParticleEmitter): void {
    this.#emitters.delete(emitter);
    emitter.destroy();
  }
}
