/** The board itself: painted as it lies, or its top alone on a slab while it turns, and the numbers along its edges. */
import { SIDE } from '@mahjong-fortress/towers';
import { GameObjects } from 'phaser';
import { imageIn } from '../../../table/paint/image.ts';
import { FRAME, THICKNESS } from '../layout/fit.ts';
import { project, type Sight } from '../layout/sight.ts';
import type { Painted } from '../paint/textures.ts';
import { Numeral } from './numeral.ts';
import { scaleOf } from './piece-image.ts';

/** What is left of the light on the sides of the board while it turns. */
const SLAB = 0x9c7a5e;
const LETTERING = 0xd9b26a;
/** Pixels between the slices that the slab is made of while it turns. */
const SLICE = 2;

export class GroundView {
  readonly #layer: GameObjects.Layer;
  readonly #painted: Painted;
  readonly #board: GameObjects.Image;
  readonly #numerals: Numeral[];
  #turning: GameObjects.Container | undefined;

  constructor(layer: GameObjects.Layer, painted: Painted) {
    this.#layer = layer;
    this.#painted = painted;
    const { foot, width, height } = painted.boardPiece;
    this.#board = imageIn(layer, painted.board).setOrigin(foot.x / width, foot.y / height);
    this.#board.setScale(scaleOf(painted));
    this.#numerals = Array.from({ length: 2 * SIDE }, () => new Numeral(layer, painted));
  }

  turnTo(sight: Sight, { isTurning }: { readonly isTurning: boolean }): void {
    const isFlat = sight.tilt === 1;
    this.#board.setPosition(sight.x, sight.y).setVisible(!isTurning || isFlat);
    if (isFlat) this.#board.setRotation(sight.yaw);
    if (isTurning && !isFlat) this.#turn(sight);
    else {
      this.#turning?.destroy();
      this.#turning = undefined;
    }
    this.#number(sight, isTurning ? 0 : 1);
  }

  /** Turned first and tilted then, which takes two objects, one inside the other. */
  #turn(sight: Sight): void {
    const { scene } = this.#layer;
    if (!this.#turning) {
      const thick = THICKNESS * sight.unit * Math.sqrt(1 - sight.tilt ** 2);
      const slices = Math.ceil(thick / SLICE);
      const images = Array.from({ length: slices + 1 }, (_, index) => {
        const image = new GameObjects.Image(
          scene,
          0,
          ((slices - index) * SLICE) / sight.tilt,
          this.#painted.turning,
        );
        return index < slices ? image.setTint(SLAB) : image;
      });
      this.#turning = new GameObjects.Container(scene, sight.x, sight.y, images).setDepth(1);
      this.#layer.add(this.#turning);
    }
    const scale = scaleOf(this.#painted);
    this.#turning.setScale(scale, scale * sight.tilt);
    for (const image of this.#turning.list as GameObjects.Image[]) {
      image.setRotation(sight.yaw);
    }
  }

  /** Rows and columns as cells are named, along the edges that are easiest to read. */
  #number(sight: Sight, alpha: number): void {
    const isFlat = sight.tilt === 1;
    const out = SIDE / 2 + FRAME / 2;
    const edges = ['row', 'column'] as const;
    edges.forEach((edge, which) => {
      const at = (index: number, side: 1 | -1) => {
        const along = index + 0.5 - SIDE / 2;
        const spot = edge === 'row' ? { x: side * out, y: along, z: 0 } : { x: along, y: side * out, z: 0 };
        return project(sight, spot);
      };
      const [low, high] = [at(3.5, -1), at(3.5, 1)];
      // The near edges from a corner; the left and the upper one from above.
      const side = isFlat ? (low.x + low.y < high.x + high.y ? -1 : 1) : low.y > high.y ? -1 : 1;
      for (let index = 0; index < SIDE; index++) {
        const size = sight.unit * 0.24;
        const look = { size, depth: 2, tint: LETTERING, alpha, squeeze: isFlat ? 1 : 0.85 };
        this.#numerals[which * SIDE + index]?.show(index, at(index, side), look);
      }
    });
  }
}
