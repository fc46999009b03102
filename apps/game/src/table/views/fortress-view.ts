/** The fortress: tiles by cell and tier, what may be taken, and the light on it. */

import { type Face, type Fortress, HIDDEN } from '@mahjong-fortress/rules';
import type { GameObjects } from 'phaser';
import { TILE_SIZE } from '../../art/tile.ts';
import type { Motion } from '../effects/motion.ts';
import { depthOf, type TilePlace } from '../layout/depth.ts';
import { type Box, columnOf, leftOf, type PaintedGrid, rowOf, topOf } from '../layout/geometry.ts';
import type { TableLayout } from '../layout/layout.ts';
import { StackedGrid } from '../layout/stacked-grid.ts';
import { imageIn } from '../paint/image.ts';
import type { Textures } from '../paint/textures.ts';
import type { Light, Marks } from './marks.ts';
import type { Tempo } from './pace.ts';
import { SweepLight } from './sweep-light.ts';
import type { TilePool } from './tile-pool.ts';
import { chosenLift, type TileSprite } from './tile-sprite.ts';

/** How far a tile that may be taken stands out, and how far it rises under the pointer, as shares of its height. */
const OPEN_LIFT = 4 / 64;
const HOVER_LIFT = 10 / 64;
/** How long it takes to rise. */
const REACT = 120;
/** How much less light each tier gets than the one above. */
const DIMMING = 0.11;
/** How far a tile that may be taken steps back behind twins. */
const MAKING_WAY = 0.5;

interface FortressMarks {
  readonly lights: Marks['lights'];
  readonly chosen: number | undefined;
  readonly dims: boolean;
}

export class FortressView extends StackedGrid {
  readonly grid: PaintedGrid;
  /** The most it has had, against which the lower ones are darker. */
  readonly #tiers: number;
  readonly #layer: GameObjects.Layer;
  readonly #textures: Textures;
  readonly #pool: TilePool;
  readonly #stacks: TileSprite[][];
  readonly #casts: GameObjects.Image[] = [];
  readonly #sweeps: SweepLight;
  #lights: ReadonlyMap<number, Light> = new Map();
  #dims = false;
  readonly #breathing: TileSprite[] = [];
  readonly #gestures: Motion;
  /** The cells whose tiles were last told to rise. */
  readonly #raised = new Set<number>();
  #chosen: number | undefined;
  #hovered: number | undefined;

  constructor(
    layer: GameObjects.Layer,
    textures: Textures,
    pool: TilePool,
    { grid, tiers }: TableLayout['fortress'],
    gestures: Motion,
  ) {
    super();
    this.#gestures = gestures;
    this.grid = grid;
    this.#tiers = tiers;
    this.#layer = layer;
    this.#textures = textures;
    this.#pool = pool;
    this.#stacks = Array.from({ length: grid.columns * grid.rows }, () => []);
    this.#sweeps = new SweepLight(layer, textures);
  }

  /** How many tiles are shown on a cell; −1 where none is, which is where nothing can be pointed at. */
  readonly heightAt = (cell: number): number => this.#stacks[cell]?.length || -1;

  show(fortress: Fortress): void {
    for (const [cell, stack] of fortress.stacks.entries()) {
      const sprites = this.#stacks[cell] ?? [];
      while (sprites.length > stack.length) this.#pool.give(sprites.pop() as TileSprite);
      for (const [index, face] of stack.entries()) {
        const sprite = sprites[index] ?? this.#pool.take();
        sprites[index] = sprite;
        const open = index === stack.length - 1 && face !== HIDDEN;
        // What stands out goes on standing out: the same is shown again whenever the pointer rests elsewhere.
        const { lift } = sprite;
        sprite.reset();
        sprite.lift = open ? lift : 0;
        sprite.dress({ top: open ? face : 'none', down: false, tier: index + 1 });
        this.#settle(sprite, cell, index + 1);
      }
    }
    this.#uncovered();
    this.#light();
  }

  /** With `dims` everything that has no light steps back. */
  mark({ lights, chosen, dims }: FortressMarks): void {
    this.#unmark();
    this.#lights = lights;
    this.#dims = dims;
    for (const [cell, { rim }] of lights) {
      const sprite = this.topTile(cell);
      if (!sprite) continue;
      sprite.setRim(rim);
      sprite.pose();
      if (rim === 'available') this.#breathing.push(sprite);
      if (rim === 'matching') this.#sweeps.add(sprite, depthOf(this.#standing(cell)) + 0.15);
    }
    this.#chosen = chosen;
    this.#light();
    this.#raiseAll();
  }

  clearMarks(): void {
    this.#unmark();
    this.#light();
    this.#raiseAll();
  }

  #unmark(): void {
    for (const cell of this.#lights.keys()) {
      const sprite = this.topTile(cell);
      sprite?.setRim(undefined);
      sprite?.pose();
    }
    this.#lights = new Map();
    this.#dims = false;
    this.#breathing.length = 0;
    this.#sweeps.clear();
    this.#chosen = undefined;
  }

  /** The tile under the pointer rises a little, if it may be taken. */
  hover(cell: number | undefined): void {
    if (cell === this.#hovered) return;
    const before = this.#hovered;
    this.#hovered = cell;
    this.#raise(before);
    this.#raise(cell);
  }

  /** The rims breathe as one, by the clock: tweens would begin anew whenever something is marked. */
  update(time: number, still: boolean): void {
    const breath = still ? 0.7 : 0.62 + 0.2 * Math.sin(time / 620);
    for (const sprite of this.#breathing) sprite.breathe(breath);
    this.#sweeps.update(time, still);
  }

  get pace(): Tempo {
    if (this.#sweeps.isLit) return 'sweeping';
    return this.#breathing.length > 0 ? 'breathing' : 'resting';
  }

  /** The face of the top tile, where it lies when it is not raised. */
  faceOf(cell: number): Box {
    const { width, height } = TILE_SIZE;
    const { scale } = this.grid;
    const tier = Math.max(0, this.heightAt(cell));
    const [x, y] = [leftOf(this.grid, cell, tier), topOf(this.grid, cell, tier)];
    return { x, y, width: width * scale, height: height * scale };
  }

  topTile(cell: number): TileSprite | undefined {
    const stack = this.#stacks[cell];
    return stack?.[stack.length - 1];
  }

  /** Takes the top tile off for an animation; its sprite goes back to the pool. */
  remove(cell: number): void {
    const sprite = this.#stacks[cell]?.pop();
    if (!sprite) return;
    this.#pool.give(sprite);
    this.#uncovered();
  }

  /** Shows the face of the tile that now lies open. */
  reveal(cell: number, face: Face): TileSprite | undefined {
    const sprite = this.topTile(cell);
    sprite?.dress({ ...sprite.look, top: face });
    sprite?.pose();
    return sprite;
  }

  /** Tile sprites with their tier, from the table upwards, for the deal. */
  eachTile(visit: (sprite: TileSprite, cell: number, tier: number) => void): void {
    for (const [cell, stack] of this.#stacks.entries()) {
      for (const [index, sprite] of stack.entries()) visit(sprite, cell, index + 1);
    }
  }

  /** Before tiles fall into their places every one of them will be seen, and none throws a shadow on another. */
  takeApart(): void {
    for (const stack of this.#stacks)
      for (const sprite of stack) sprite.setSeen({ tile: true, shadow: true });
    for (const image of this.#casts) image.visible = false;
  }

  #standing(cell: number, tier = Math.max(1, this.heightAt(cell))): TilePlace {
    return { row: rowOf(this.grid, cell), column: columnOf(this.grid, cell), tier };
  }

  #settle(sprite: TileSprite, cell: number, tier: number): void {
    sprite.x = leftOf(this.grid, cell, tier);
    sprite.y = topOf(this.grid, cell, tier);
    sprite.scale = this.grid.scale;
    sprite.setStanding(this.#standing(cell, tier));
    sprite.pose();
  }

  #raiseAll(): void {
    for (const cell of this.#stacks.keys()) {
      const lift = this.#liftOf(cell);
      if (lift > 0 || this.#raised.has(cell) || this.topTile(cell)?.lift !== lift) this.#raise(cell);
    }
  }

  /** Lets a tile rise or sink to where it belongs; one that lies there may still be on its way elsewhere. */
  #raise(cell: number | undefined): void {
    const sprite = cell === undefined ? undefined : this.topTile(cell);
    if (cell === undefined || !sprite) return;
    const lift = this.#liftOf(cell);
    if (lift > 0) this.#raised.add(cell);
    else this.#raised.delete(cell);
    this.#gestures.to(sprite, { lift }, REACT, () => sprite.pose());
  }

  #liftOf(cell: number): number {
    const { scale } = this.grid;
    if (cell === this.#chosen) return chosenLift(scale);
    if (!this.#lights.get(cell)?.isRaised) return 0;
    return (cell === this.#hovered ? HOVER_LIFT : OPEN_LIFT) * TILE_SIZE.height * scale;
  }

  /**
   * While something may be taken, the rest steps back, and half as far what may be taken behind the twins that are looked
   * at; at other times tiers alone tell light from shade.
   */
  #light(): void {
    this.eachTile((sprite, cell, tier) => {
      const lit = sprite === this.topTile(cell) ? this.#lights.get(cell) : undefined;
      const light = lit?.isRaised && this.#dims ? 1 : 1 - DIMMING * Math.max(0, this.#tiers - tier);
      const back = lit === undefined ? 1 : lit.rim === undefined ? MAKING_WAY : 0;
      sprite.setShade(light, this.#dims ? back : 0);
    });
  }

  /** What changed when tiles came or went: which are seen at all, and what they throw their shadow on. */
  #uncovered(): void {
    const { columns } = this.grid;
    const height = (cell: number) => this.#stacks[cell]?.length ?? 0;
    for (const [cell, stack] of this.#stacks.entries()) {
      const column = cell % columns;
      const west = column > 0 ? height(cell - 1) : 0;
      const east = column < columns - 1 ? height(cell + 1) : 0;
      const south = height(cell + columns);
      for (const [index, sprite] of stack.entries()) {
        const tier = index + 1;
        // A covered tile shows its south and east sides, if anything; a shadow falls where no tile of the tier lies.
        const walled = south >= tier && east >= tier;
        sprite.setSeen({ tile: tier === stack.length || !walled, shadow: !walled || west < tier });
        sprite.pose();
      }
    }
    this.#cast();
  }

  /** A stack throws a shadow on a lower one to its south or east, which tells the tiers apart at a glance. */
  #cast(): void {
    let used = 0;
    const { columns, rows } = this.grid;
    for (let cell = 0; cell < columns * rows; cell++) {
      const height = this.#stacks[cell]?.length ?? 0;
      if (height === 0) continue;
      const north = (this.#stacks[cell - columns]?.length ?? 0) - height;
      const west = cell % columns === 0 ? 0 : (this.#stacks[cell - 1]?.length ?? 0) - height;
      if (north > 0) this.#castAt(used++, 'cast-south', cell, height, north);
      if (west > 0) this.#castAt(used++, 'cast-east', cell, height, west);
    }
    for (let i = used; i < this.#casts.length; i++) (this.#casts[i] as GameObjects.Image).visible = false;
  }

  #castAt(index: number, frame: 'cast-south' | 'cast-east', cell: number, tier: number, wall: number): void {
    let image = this.#casts[index];
    if (!image) {
      image = imageIn(this.#layer, this.#textures.sheet, frame);
      image.setOrigin(0, 0);
      this.#casts.push(image);
    }
    const unit = this.grid.scale / this.#textures.tileScale;
    image.setPosition(leftOf(this.grid, cell, tier), topOf(this.grid, cell, tier));
    const reach = unit * (1 + 0.4 * (wall - 1));
    image.setFrame(frame);
    if (frame === 'cast-south') image.setScale(unit, reach);
    else image.setScale(reach, unit);
    image.setDepth(depthOf(this.#standing(cell, tier), 'cast'));
    image.setVisible(true);
  }
}
