/** The tile of the fortress that is looked at before it is taken: what it could bring, and enlarged for a finger. */
import type { Face } from '@mahjong-fortress/rules';
import type { GameObjects } from 'phaser';
import { GOLD, LACQUER } from '../../art/palette.ts';
import { TILE_SIZE } from '../../art/tile.ts';
import { Slip } from '../effects/slip.ts';
import { closeBox } from '../layout/close-up.ts';
import type { Box, SeenPart } from '../layout/geometry.ts';
import type { TilePool } from './tile-pool.ts';
import type { TileSprite } from './tile-sprite.ts';

const LOOK = { fill: LACQUER.panel, text: GOLD.pale, fontSize: 15, widest: 260, depth: 2.2e6 };

interface Looked {
  readonly label: string;
  readonly face: Face;
  readonly isAimed: boolean;
}

interface LookedPlace {
  readonly tile: Box;
  readonly twins: readonly Box[];
  readonly seen: SeenPart;
}

export class LookedAt {
  readonly #pool: TilePool;
  readonly #label: Slip;
  #close: TileSprite | undefined;

  constructor(layer: GameObjects.Layer, pool: TilePool, ratio: number) {
    this.#pool = pool;
    this.#label = new Slip(layer, ratio, LOOK);
  }

  show({ label, face, isAimed }: Looked, { tile, twins, seen }: LookedPlace): void {
    this.hide();
    const at = isAimed ? closeBox(tile, seen, twins) : tile;
    if (isAimed) this.#enlarge(face, at);
    if (label) this.#label.show(label, at, seen);
  }

  hide(): void {
    this.#label.fade(0);
    if (this.#close) this.#pool.give(this.#close);
    this.#close = undefined;
  }

  #enlarge(face: Face, { x, y, width }: Box): void {
    const sprite = this.#pool.take();
    sprite.dress({ top: face, down: false, tier: 3 });
    sprite.setRim('chosen');
    Object.assign(sprite, { x, y, scale: width / TILE_SIZE.width });
    sprite.setAloft();
    sprite.pose();
    this.#close = sprite;
  }
}
