/** The movements that the events of a game are made of: flying, landing, turning over, dust, points that arrive. */
import type { Face } from '@mahjong-fortress/rules';
import { TILE_SIZE } from '../../art/tile.ts';
import { type Motion, PULSE } from '../effects/motion.ts';
import { between, leftOf, type Point, type TilePose } from '../layout/geometry.ts';
import type { RealmView } from '../views/realm-view.ts';
import type { Stage } from '../views/stage.ts';
import type { TileSprite } from '../views/tile-sprite.ts';

/** How long something is on its way that goes a short distance. */
export const TRAVEL = 280;
const FLIP = 260;

export class Moves {
  readonly #stage: Stage;
  readonly #motion: Motion;

  constructor(stage: Stage, motion: Motion) {
    this.#stage = stage;
    this.#motion = motion;
  }

  spotOf(sprite: TileSprite | undefined, otherwise: TilePose): TilePose {
    return sprite ? { x: sprite.x, y: sprite.y, scale: sprite.scale } : otherwise;
  }

  middleOf({ x, y, scale }: TilePose): Point {
    return { x: x + (TILE_SIZE.width / 2) * scale, y: y + (TILE_SIZE.height / 2) * scale };
  }

  async fly(look: { face: Face | undefined; down: boolean }, from: TilePose, to: TilePose): Promise<void> {
    const sprite = this.#stage.air.take();
    sprite.dress({ top: look.face ?? 'back', down: look.down, tier: 3 });
    sprite.setAloft();
    const arc = (18 / 64) * TILE_SIZE.height * Math.max(from.scale, to.scale);
    const far = Math.hypot(to.x - from.x, to.y - from.y);
    await this.#motion.run({
      duration: TRAVEL + Math.min(140, far * 0.12),
      ease: 'Cubic.InOut',
      apply: (t) => {
        sprite.x = between(from.x, to.x, t);
        sprite.y = between(from.y, to.y, t);
        sprite.scale = between(from.scale, to.scale, t);
        sprite.lift = arc * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.1));
        sprite.pose();
      },
    });
    this.#stage.air.give(sprite);
  }

  /** A tile that leaves the game: it turns face down and sinks away. */
  async flyAway(face: Face, from: TilePose): Promise<void> {
    const sprite = this.#stage.air.take();
    Object.assign(sprite, from);
    sprite.setAloft();
    const drop = TILE_SIZE.height * from.scale * 0.9;
    await this.#motion.run({
      duration: 420,
      ease: 'Cubic.InOut',
      apply: (t) => {
        const down = t > 0.4;
        sprite.dress({ top: down ? 'back' : face, down, tier: 3 });
        sprite.turn = Math.cos(Math.min(1, t * 1.25) * Math.PI);
        sprite.y = from.y - drop * 0.5 * Math.sin(Math.PI * t) + drop * t * t;
        sprite.alpha = 1 - Math.max(0, t - 0.55) / 0.45;
        sprite.pose();
      },
    });
    this.#stage.air.give(sprite);
  }

  async flyIcon(frame: string, from: Point, to: Point, size: number): Promise<void> {
    const image = this.#stage.icon(frame);
    await this.#motion.run({
      duration: TRAVEL * 1.5,
      ease: 'Cubic.InOut',
      apply: (t) => {
        const large = size * (1 + 0.9 * Math.sin(Math.PI * t));
        const y = between(from.y, to.y, t) - 50 * Math.sin(Math.PI * t);
        image.setPosition(between(from.x, to.x, t), y);
        image.setDisplaySize(large, large);
      },
    });
    image.destroy();
  }

  /** Arrival: a squash of 4 % and a puff of dust. */
  async land(realm: RealmView, cell: number, sprite: TileSprite | undefined): Promise<void> {
    if (!sprite) return;
    this.dust(realm, cell);
    await this.#motion.run({
      ...PULSE,
      duration: 75,
      apply: (t) => {
        sprite.squash = 0.04 * t;
        sprite.pose();
      },
    });
  }

  /** Turns a tile face down around its long axis. */
  async flip(realm: RealmView, cell: number, delay: number): Promise<void> {
    const sprite = realm.topTile(cell);
    if (!sprite) return;
    const height = TILE_SIZE.height * realm.grid.scale * 0.3;
    let turned = false;
    await this.#motion.run({
      duration: FLIP,
      delay,
      apply: (t) => {
        if (t >= 0.5 && !turned) {
          turned = true;
          realm.turnDown(cell);
        }
        sprite.turn = Math.cos(t * Math.PI);
        sprite.lift = height * Math.sin(t * Math.PI);
        sprite.pose();
      },
    });
    this.dust(realm, cell);
  }

  dust(realm: RealmView, cell: number): void {
    const { x, y } = realm.middleOf(cell);
    const wide = TILE_SIZE.width * realm.grid.scale;
    this.#stage.particles.burst({
      frame: 'dust',
      upright: true,
      count: 1,
      x,
      y: y + TILE_SIZE.height * realm.grid.scale * 0.55,
      speed: [6, 14],
      angle: [0.75, 0.1],
      size: [wide * 0.9, wide * 2.1],
      life: [460, 460],
    });
  }

  crumble({ x, y, scale }: TilePose): void {
    this.#stage.particles.burst({
      frame: 'sparkle',
      count: 16,
      x: x + (TILE_SIZE.width / 2) * scale,
      y: y + (TILE_SIZE.height / 2) * scale,
      speed: [60, 220],
      gravity: 500,
      size: [16, 4],
      life: [450, 800],
      tint: 0xff8a5a,
    });
  }

  async tick(player: number, vp: number): Promise<void> {
    const plate = this.#stage.plates[player];
    if (!plate) return;
    const { particles } = this.#stage;
    particles.burst({
      frame: 'sparkle',
      count: 8,
      ...plate.target,
      speed: [40, 120],
      size: [14, 3],
      life: [300, 600],
    });
    const step = Math.max(1, Math.ceil(vp / 4));
    for (let left = vp; left > 0; left -= step) {
      plate.tick(Math.min(step, left));
      await this.#motion.run({ ...PULSE, duration: 45, apply: (t) => plate.swell(t) });
    }
    plate.swell(0);
  }
}

/** A tile that cannot be taken shakes its head. */
export function shake(stage: Stage, motion: Motion, cell: number): Promise<void> {
  const sprite = stage.fortress.topTile(cell);
  if (!sprite) return Promise.resolve();
  const { grid, heightAt } = stage.fortress;
  // Not where it is now: it may still be shaking from before.
  const home = leftOf(grid, cell, heightAt(cell));
  const reach = TILE_SIZE.width * grid.scale * 0.06;
  return motion.run({
    duration: 240,
    ease: 'Linear',
    apply: (t) => {
      sprite.x = t >= 1 ? home : home + reach * Math.sin(t * Math.PI * 5) * (1 - t);
      sprite.pose();
    },
  });
}
