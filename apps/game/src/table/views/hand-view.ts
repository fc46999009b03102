/** The tiles a player has taken and not yet placed, waiting beside the realm. */
import type { Face } from '@mahjong-fortress/rules';
import type { GameObjects } from 'phaser';
import { TILE_SIZE } from '../../art/tile.ts';
import type { Box, TilePose, Touchable } from '../layout/geometry.ts';
import type { RealmPlace } from '../layout/places.ts';
import { paintedBox, roundBox } from '../paint/painted-box.ts';
import type { TilePool } from './tile-pool.ts';
import { chosenLift, type TileSprite } from './tile-sprite.ts';

const GAP = 16;
/** A turn takes two tiles at most; more squeeze together. */
const SLOTS = 2;

export class HandView {
  readonly #pool: TilePool;
  readonly #box: RealmPlace['hand'];
  readonly #tiles: { readonly face: Face; readonly sprite: TileSprite }[] = [];

  constructor(pool: TilePool, box: RealmPlace['hand']) {
    this.#pool = pool;
    this.#box = box;
  }

  /** Two hollows in the lacquer, so that one sees where taken tiles will wait. */
  drawTray(layer: GameObjects.Layer, ratio: number): void {
    const { scale } = this.#box;
    const look = {
      fill: 'rgb(4 13 12 / .42)',
      line: 'rgb(143 208 186 / .2)',
      lineWidth: 1.2,
      radius: TILE_SIZE.radius * scale,
    };
    for (let index = 0; index < SLOTS; index++) {
      const { x, y } = this.pose(index);
      const [left, top] = [x + TILE_SIZE.lean * scale, y + TILE_SIZE.depth * scale];
      const box = { x: left, y: top, width: TILE_SIZE.width * scale, height: TILE_SIZE.height * scale };
      paintedBox(layer, box, ratio, roundBox(look)).setDepth(-3);
    }
  }

  get size(): number {
    return this.#tiles.length;
  }

  show(faces: readonly Face[]): void {
    const same =
      faces.length === this.#tiles.length && faces.every((face, i) => face === this.#tiles[i]?.face);
    if (!same) {
      this.#clear();
      for (const face of faces) this.add(face);
    }
    this.#arrange();
  }

  /** Marks the tile picked up; others can be picked instead when the hand is `open`, unless all are alike. */
  mark(picked: number | undefined, open: boolean): void {
    const areAlike = this.#tiles.every(({ face }) => face === this.#tiles[0]?.face);
    for (const [index, { sprite }] of this.#tiles.entries()) {
      const chosen = areAlike ? open && index === 0 : index === picked;
      sprite.setRim(chosen ? 'chosen' : open && !areAlike ? 'available' : undefined);
      sprite.lift = chosen ? chosenLift(this.#box.scale) : 0;
      sprite.pose();
    }
  }

  /** By the clock, as in the fortress. */
  update(time: number, still: boolean): void {
    const breath = still ? 0.8 : 0.65 + 0.35 * Math.sin(time / 620);
    for (const { sprite } of this.#tiles) if (sprite.rim === 'available') sprite.breathe(breath);
  }

  add(face: Face): void {
    const sprite = this.#pool.take();
    sprite.dress({ top: face, down: false, tier: 3 });
    this.#tiles.push({ face, sprite });
    this.#arrange();
  }

  /** Takes a tile with that face away; tells where it lay. */
  remove(face: Face): TilePose {
    const index = Math.max(
      0,
      this.#tiles.findIndex((tile) => tile.face === face),
    );
    const pose = this.pose(index);
    const [tile] = this.#tiles.splice(index, 1);
    if (tile) this.#pool.give(tile.sprite);
    this.#arrange();
    return pose;
  }

  /** The place of a tile in the hand, its top left corner. */
  pose(index: number): TilePose {
    const { x, y, width, height, scale } = this.#box;
    const count = Math.max(SLOTS, this.#tiles.length);
    const step = Math.min((TILE_SIZE.width + GAP) * scale, width / count);
    const left = x + (width - step * (count - 1) - TILE_SIZE.width * scale) / 2;
    const top = y + (height - (TILE_SIZE.height + TILE_SIZE.depth) * scale) / 2 + chosenLift(scale) * 0.4;
    return { x: left + index * step, y: top, scale };
  }

  /** The tiles with some air above, where one is lifted. */
  get touchables(): Touchable<number>[] {
    const height = (TILE_SIZE.height + TILE_SIZE.depth) * this.#box.scale;
    return this.#tiles.map((_, index) => {
      const { x, y, scale } = this.pose(index);
      const box = { x, y: y - height * 0.15, width: TILE_SIZE.width * scale, height: height * 1.15 };
      return { what: index, box, above: index };
    });
  }

  face(index: number): Face | undefined {
    return this.#tiles[index]?.face;
  }

  /** The tile with that index. */
  boxOf(index: number): Box | undefined {
    if (index >= this.size) return undefined;
    const { x, y, scale } = this.pose(index);
    return { x, y, width: TILE_SIZE.width * scale, height: TILE_SIZE.height * scale };
  }

  /** While a tile is dragged its place in the hand stays free. */
  setHeld(index: number | undefined): void {
    for (const [i, { sprite }] of this.#tiles.entries()) {
      sprite.alpha = i === index ? 0 : 1;
      sprite.pose();
    }
  }

  #clear(): void {
    for (const { sprite } of this.#tiles) this.#pool.give(sprite);
    this.#tiles.length = 0;
  }

  #arrange(): void {
    for (const [index, { sprite }] of this.#tiles.entries()) {
      const { x, y, scale } = this.pose(index);
      sprite.x = x;
      sprite.y = y;
      sprite.scale = scale;
      sprite.setAloft(index * 2);
      sprite.pose();
    }
  }
}
