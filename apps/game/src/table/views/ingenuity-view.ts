/** What the Dragon of Ingenuity took in a solo game, laid out in rows for everyone to see (§10). */
import type { Face } from '@mahjong-fortress/rules';
import type { GameObjects } from 'phaser';
import { TILE_SIZE } from '../../art/tile.ts';
import type { Box, TilePose } from '../layout/geometry.ts';
import { paintedBox, roundBox } from '../paint/painted-box.ts';
import type { TilePool } from './tile-pool.ts';
import type { TileSprite } from './tile-sprite.ts';

/** The colour of everything that is the Dragon's. */
export const INGENUITY_LINE = '#74379a';

const STEP = { x: TILE_SIZE.width + TILE_SIZE.lean + 6, y: TILE_SIZE.height + TILE_SIZE.depth + 4 } as const;

interface Rows {
  readonly columns: number;
  readonly scale: number;
}

export class IngenuityView {
  readonly #pool: TilePool;
  readonly #box: Box;
  readonly #sprites: TileSprite[] = [];

  constructor(layer: GameObjects.Layer, pool: TilePool, box: Box, ratio: number) {
    this.#pool = pool;
    this.#box = box;
    const radius = Math.min(12, box.height * 0.1);
    const look = { fill: 'rgb(20 15 28 / .62)', line: INGENUITY_LINE, lineWidth: 1.5, radius };
    paintedBox(layer, box, ratio, roundBox(look)).setDepth(-3);
  }

  show(tiles: readonly Face[]): void {
    while (this.#sprites.length > tiles.length) this.#pool.give(this.#sprites.pop() as TileSprite);
    const rows = this.#rowsFor(tiles.length);
    for (const [index, face] of tiles.entries()) {
      const sprite = this.#sprites[index] ?? this.#pool.take();
      this.#sprites[index] = sprite;
      sprite.dress({ top: face, down: false, tier: 3 });
      Object.assign(sprite, this.#spot(index, rows));
      sprite.setStanding({ row: Math.floor(index / rows.columns), column: index % rows.columns, tier: 1 });
      sprite.pose();
    }
  }

  /** Where the next tile will lie. */
  get next(): TilePose {
    const count = this.#sprites.length + 1;
    return this.#spot(count - 1, this.#rowsFor(count));
  }

  add(face: Face): void {
    const faces = this.#sprites.map((sprite) => sprite.look.top as Face);
    this.show([...faces, face]);
  }

  #rowsFor(count: number): Rows {
    const { width, height } = this.#box;
    const largest = Math.min(0.3, (height * 0.5) / STEP.y);
    for (let columns = 1; ; columns++) {
      const scale = Math.min(largest, (width - 12) / (columns * STEP.x));
      if (
        Math.ceil(count / columns) * STEP.y * scale <= height - 12 &&
        columns * STEP.x * scale > width * 0.8
      ) {
        return { columns, scale };
      }
      if (columns > 60) return { columns, scale };
    }
  }

  #spot(index: number, { columns, scale }: Rows): TilePose {
    return {
      x: this.#box.x + 6 + (index % columns) * STEP.x * scale,
      y: this.#box.y + 6 + Math.floor(index / columns) * STEP.y * scale,
      scale,
    };
  }
}
