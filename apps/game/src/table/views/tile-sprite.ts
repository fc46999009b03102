/**
 * A tile as it is seen: shadow, body, face or back, rim. Four images that share one anchor, the middle of the tile's
 * base, so that it turns and squashes around it. They are made once and dressed anew.
 */

import type { Face } from '@mahjong-fortress/rules';
import type { GameObjects } from 'phaser';
import { BODY_TIERS } from '../../art/atlas.ts';
import { type Rim, TILE_SIZE } from '../../art/tile.ts';
import { depthOf, type TilePlace } from '../layout/depth.ts';
import { imageIn } from '../paint/image.ts';
import type { Textures } from '../paint/textures.ts';

export interface TileLook {
  /** What the top shows; `none` for a covered tile, of which only the sides are seen. */
  readonly top: Face | 'back' | 'none';
  /** Jade upwards. */
  readonly down: boolean;
  readonly tier: number;
}

const BASE = TILE_SIZE.height + TILE_SIZE.depth;
const { margin, lean, width, height } = TILE_SIZE;

/** The anchor in the frame of each part, as Phaser's origin. */
const ORIGINS = {
  body: [width / 2 / (width + lean), 1],
  top: [0.5, BASE / height],
  rim: [0.5, (margin + BASE) / (height + 2 * margin)],
  // The shadow lies around the base, a little to the south-east of it.
  shadow: [
    (margin + width / 2 - lean - 3) / (width + 2 * margin),
    (margin + height - 6) / (height + 2 * margin),
  ],
} as const;

/** What is left of the light, red to blue, on a tile that steps back behind those that may be taken. */
const BACK = [0.56, 0.63, 0.74] as const;

const SEEN = { tile: true, shadow: true };

/** How far a chosen tile rises. */
export function chosenLift(scale: number): number {
  return (14 / 64) * TILE_SIZE.height * scale;
}

export class TileSprite {
  /** The top left corner of the top face, at rest. */
  x = 0;
  y = 0;
  scale = 1;
  /** Pixels above its place. */
  lift = 0;
  /** 1 lies flat, 0 stands on edge halfway through being turned. */
  turn = 1;
  /** Share of the height lost on landing. */
  squash = 0;
  alpha = 1;
  rim: Rim | undefined;
  rimAlpha = 1;
  look: TileLook = { top: 'none', down: false, tier: 1 };

  #seen = SEEN;
  readonly #textures: Textures;
  readonly #body: GameObjects.Image;
  readonly #top: GameObjects.Image;
  readonly #rim: GameObjects.Image;
  readonly #shadow: GameObjects.Image;

  constructor(layer: GameObjects.Layer, textures: Textures) {
    this.#textures = textures;
    const make = (frame: string, part: keyof typeof ORIGINS) => {
      const image = imageIn(layer, textures.sheet, frame);
      return image.setOrigin(ORIGINS[part][0], ORIGINS[part][1]);
    };
    this.#shadow = make('shadow', 'shadow');
    this.#body = make('body-1', 'body');
    this.#top = make('back', 'top');
    this.#rim = make('rim-available', 'rim');
  }

  /** Back to a tile at rest that nothing has happened to. */
  reset(): void {
    this.lift = 0;
    this.turn = 1;
    this.squash = 0;
    this.alpha = 1;
    this.rim = undefined;
    this.rimAlpha = 1;
    this.setShade(1);
    this.#seen = SEEN;
  }

  dress(look: TileLook): void {
    this.look = look;
    const tier = Math.max(1, Math.min(BODY_TIERS.length, look.tier));
    this.#body.setFrame(`body-${look.down ? 'down-' : ''}${tier}`, false, false);
    if (look.top === 'back') this.#top.setFrame('back', false, false);
    else if (look.top !== 'none') this.#top.setFrame(`face-${look.top}`, false, false);
  }

  setStanding(standing: TilePlace): void {
    this.#shadow.setDepth(depthOf(standing, 'shadow'));
    const depth = depthOf(standing);
    this.#body.setDepth(depth);
    // The parts of one tile stay together: less than the step to the next column.
    this.#top.setDepth(depth + 0.1);
    // A rim lies over the neighbours of its tier, the southern ones too, and under what rises above them.
    this.#rim.setDepth(depthOf({ ...standing, row: standing.row + 1 }, 'cast') + 0.2);
  }

  /** Spares drawing what others hide: the shadow, or all of a tile. */
  setSeen(seen: { readonly tile: boolean; readonly shadow: boolean }): void {
    this.#seen = seen;
  }

  /**
   * How much light falls on the tile; 1 is all of it. A tile that steps back, by a share from 0 to 1, lies in cool shadow
   * besides.
   */
  setShade(light: number, back = 0): void {
    // Evening light: what is lower is not only darker but a little warmer too.
    const shares = [0.9, 1, 1.12];
    const tint = shares.reduce((colour, share, index) => {
      const lit = Math.max(0.4, 1 - (1 - light) * share) * (1 - back * (1 - (BACK[index] ?? 1)));
      return (colour << 8) | Math.round(255 * lit);
    }, 0);
    this.#body.setTint(tint);
    this.#top.setTint(tint);
  }

  /** Above everything else in its layer. */
  setAloft(order = 0): void {
    const depth = 1e6 + order;
    this.#shadow.setDepth(depth - 0.5);
    this.#body.setDepth(depth);
    this.#top.setDepth(depth + 0.1);
    this.#rim.setDepth(depth + 0.2);
  }

  setRim(rim: Rim | undefined): void {
    this.rim = rim;
    if (rim) this.#rim.setFrame(`rim-${rim}`, false, false);
  }

  /** Brightens the face for the light that falls on a tile when it is uncovered. */
  setFaceAlpha(alpha: number): void {
    this.#top.setAlpha(alpha * this.alpha);
  }

  /** Writes position and shape to the images; call it after changing any field. */
  pose(): void {
    const { scale, lift, squash } = this;
    const unit = scale / this.#textures.tileScale;
    const turn = Math.max(0.001, Math.abs(this.turn));
    const across = unit * turn * (1 + squash * 0.7);
    const along = unit * (1 - squash);
    const x = this.x + (width / 2) * scale;
    const y = this.y + BASE * scale;
    const visible = this.alpha > 0.01 && this.#seen.tile;
    this.#pose(this.#body, visible, x, y - lift, across, along);
    this.#pose(this.#top, visible && this.look.top !== 'none', x, y - lift, across, along);
    this.#pose(this.#rim, visible && this.rim !== undefined, x, y - lift, across, along);
    this.#rim.setAlpha(this.rimAlpha * this.alpha);
    const lifted = lift > 2;
    this.#shadow.setFrame(lifted ? 'shadow-lifted' : 'shadow', false, false);
    const fall = lift * 0.35;
    const shadow = visible && (this.#seen.shadow || lifted);
    this.#pose(this.#shadow, shadow, x + fall, y + fall * 0.5, unit * turn, unit);
  }

  #pose(
    image: GameObjects.Image,
    visible: boolean,
    x: number,
    y: number,
    across: number,
    along: number,
  ): void {
    image.visible = visible;
    if (!visible) return;
    image.x = x;
    image.y = y;
    image.scaleX = across;
    image.scaleY = along;
    image.alpha = this.alpha;
  }

  hide(): void {
    this.#body.visible = false;
    this.#top.visible = false;
    this.#rim.visible = false;
    this.#shadow.visible = false;
  }

  /** The rim breathes without posing the whole tile. */
  breathe(alpha: number): void {
    this.rimAlpha = alpha;
    this.#rim.alpha = alpha * this.alpha;
  }
}
