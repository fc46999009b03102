/** A realm: the scroll, stacks and shrines on it, and what may be done there. */

import { DOWN, EMPTY, isFaceUp, type Realm, SHRINE, type Top } from '@mahjong-fortress/rules';
import type { GameObjects } from 'phaser';
import type { Season } from '../../art/palette.ts';
import { SHRINE_SIZE, shrineGrade } from '../../art/shrine.ts';
import { type Rim, TILE_SIZE } from '../../art/tile.ts';
import type { PlacingPreview } from '../contract.ts';
import { depthOf, type TilePlace } from '../layout/depth.ts';
import {
  columnOf,
  leftOf,
  middleOf,
  type PaintedGrid,
  rowOf,
  type TilePose,
  topOf,
} from '../layout/geometry.ts';
import type { RealmPlace } from '../layout/places.ts';
import { StackedGrid } from '../layout/stacked-grid.ts';
import { imageIn } from '../paint/image.ts';
import type { Textures } from '../paint/textures.ts';
import type { Marks } from './marks.ts';
import type { Tempo } from './pace.ts';
import { SweepLight } from './sweep-light.ts';
import type { TilePool } from './tile-pool.ts';
import { chosenLift, type TileSprite } from './tile-sprite.ts';

const ROOF_ORIGIN = [
  SHRINE_SIZE.foot.x / SHRINE_SIZE.width,
  SHRINE_SIZE.foot.y / SHRINE_SIZE.height,
] as const;
const RIM_ORIGIN = [
  TILE_SIZE.margin / (TILE_SIZE.width + 2 * TILE_SIZE.margin),
  TILE_SIZE.margin / (TILE_SIZE.height + 2 * TILE_SIZE.margin),
] as const;

/** What is marked on a realm. */
export interface RealmMarks {
  readonly marks: Marks;
  /** The cell that something is picked up from, or that the focus rests on. */
  readonly chosen: number | undefined;
  /** The cell that the pointer or the focus rests on. */
  readonly looked: number | undefined;
  /** The face that goes down where the preview says. */
  readonly preview: PlacingPreview | undefined;
}

export class RealmView extends StackedGrid {
  readonly place: RealmPlace;
  readonly grid: PaintedGrid;
  readonly #layer: GameObjects.Layer;
  readonly #textures: Textures;
  readonly #pool: TilePool;
  readonly season: Season;
  readonly #stacks: TileSprite[][];
  readonly #roofs: GameObjects.Image[] = [];
  readonly #targets: GameObjects.Image[] = [];
  readonly #sweeps: SweepLight;
  readonly #marked: TileSprite[] = [];
  readonly #breathing: TileSprite[] = [];
  /** The cell whose shrine is chosen and therefore raised. */
  #raised: number | undefined;
  #ghost: TileSprite | undefined;
  #ghostRoof: GameObjects.Image | undefined;

  constructor(
    layer: GameObjects.Layer,
    textures: Textures,
    pool: TilePool,
    place: RealmPlace,
    look: { readonly season: Season; readonly scroll: string },
  ) {
    super();
    this.place = place;
    this.grid = place.grid;
    this.#layer = layer;
    this.#textures = textures;
    this.#pool = pool;
    this.season = look.season;
    const { x, y, width, height } = place.scroll;
    const scroll = imageIn(layer, look.scroll);
    scroll.setOrigin(0, 0).setPosition(x, y).setDisplaySize(width, height).setDepth(-2);
    this.#stacks = Array.from({ length: place.grid.columns * place.grid.rows }, () => []);
    this.#sweeps = new SweepLight(layer, textures);
  }

  readonly heightAt = (cell: number): number => this.#stacks[cell]?.length ?? 0;

  show(realm: Realm): void {
    for (const [cell, stack] of realm.stacks.entries()) {
      this.#showCell(cell, stack.length, realm.tops[cell] ?? EMPTY);
    }
  }

  mark({ marks, chosen, looked, preview }: RealmMarks): void {
    this.clearMarks();
    // A roof comes down on a tile that lies where it lay.
    for (const [cell, rim] of marks.realm) this.#rim(cell, rim, cell === chosen && !marks.roofs.has(cell));
    let used = 0;
    for (const cell of marks.targets) this.#target(used++, cell);
    if (preview) this.#preview(preview);
    if (looked !== undefined && marks.roofs.has(looked)) this.#previewRoof(looked);
  }

  clearMarks(): void {
    for (const sprite of this.#marked) {
      sprite.setRim(undefined);
      sprite.lift = 0;
      sprite.pose();
    }
    this.#marked.length = 0;
    if (this.#raised !== undefined && this.#hasRoof(this.#raised)) this.roof(this.#raised);
    this.#raised = undefined;
    this.#breathing.length = 0;
    this.#sweeps.clear();
    for (const image of this.#targets) image.visible = false;
    if (this.#ghost) this.#pool.give(this.#ghost);
    this.#ghost = undefined;
    if (this.#ghostRoof) this.#ghostRoof.visible = false;
  }

  /** By the clock, as in the fortress. */
  update(time: number, still: boolean): void {
    const breath = still ? 0.8 : 0.65 + 0.35 * Math.sin(time / 520);
    for (const sprite of this.#breathing) sprite.breathe(breath);
    const faint = still ? 0.7 : 0.66 + 0.2 * Math.sin(time / 620);
    for (const image of this.#targets) if (image.visible) image.alpha = faint;
    this.#sweeps.update(time, still);
  }

  get pace(): Tempo {
    if (this.#sweeps.isLit) return 'sweeping';
    return this.#breathing.length > 0 || this.#targets.some(({ visible }) => visible)
      ? 'breathing'
      : 'resting';
  }

  /** The place of a tile that would come to lie on a cell next. */
  spotFor(cell: number): TilePose {
    const tier = this.heightAt(cell) + 1;
    return { x: leftOf(this.grid, cell, tier), y: topOf(this.grid, cell, tier), scale: this.grid.scale };
  }

  topTile(cell: number): TileSprite | undefined {
    const stack = this.#stacks[cell];
    return stack?.[stack.length - 1];
  }

  put(cell: number, top: Top): TileSprite | undefined {
    this.#showCell(cell, this.heightAt(cell) + 1, top);
    return this.topTile(cell);
  }

  removeTop(cell: number): void {
    const height = this.heightAt(cell) - 1;
    this.#showCell(cell, height, height > 0 ? DOWN : EMPTY);
  }

  /** Dresses the top tile as lying face down. */
  turnDown(cell: number): void {
    const sprite = this.topTile(cell);
    sprite?.dress({ ...sprite.look, top: 'back', down: true });
  }

  /** The roof on a cell, made if there is none; the caller moves it and leaves it in its place. */
  roof(cell: number): GameObjects.Image {
    const image = this.#roofs[cell] ?? this.#makeRoof(this.#layer);
    this.#roofs[cell] = image;
    this.#setRoof(image, cell);
    return image;
  }

  /** The shrine on a cell once more, in another layer; whoever asks for it destroys it. */
  roofIn(layer: GameObjects.Layer, cell: number): GameObjects.Image | undefined {
    if (!this.#hasRoof(cell)) return undefined;
    const image = this.#makeRoof(layer);
    this.#setRoof(image, cell);
    return image;
  }

  hideRoof(cell: number): void {
    this.#roofs[cell]?.setVisible(false);
  }

  #standing(cell: number, tier: number): TilePlace {
    return { row: rowOf(this.grid, cell), column: columnOf(this.grid, cell), tier };
  }

  #showCell(cell: number, height: number, top: Top): void {
    const sprites = this.#stacks[cell] ?? [];
    while (sprites.length > height) this.#pool.give(sprites.pop() as TileSprite);
    for (let index = 0; index < height; index++) {
      const sprite = sprites[index] ?? this.#pool.take();
      sprites[index] = sprite;
      const open = index === height - 1;
      const faceUp = open && isFaceUp(top);
      sprite.reset();
      sprite.dress({ top: faceUp ? top : open ? 'back' : 'none', down: !faceUp, tier: index + 1 });
      sprite.x = leftOf(this.grid, cell, index + 1);
      sprite.y = topOf(this.grid, cell, index + 1);
      sprite.scale = this.grid.scale;
      sprite.setStanding(this.#standing(cell, index + 1));
      sprite.pose();
    }
    if (top === SHRINE) this.roof(cell);
    else this.hideRoof(cell);
  }

  #hasRoof(cell: number): boolean {
    return this.#roofs[cell]?.visible ?? false;
  }

  #makeRoof(layer: GameObjects.Layer): GameObjects.Image {
    const image = imageIn(layer, this.#textures.sheet, `shrine-${this.season}-1`);
    return image.setOrigin(ROOF_ORIGIN[0], ROOF_ORIGIN[1]);
  }

  #setRoof(image: GameObjects.Image, cell: number): void {
    const tier = this.heightAt(cell);
    const { x, y } = middleOf(this.grid, cell, tier);
    image.setFrame(`shrine-${this.season}-${shrineGrade(tier)}`, false, false);
    // The foot of the drawing is the front of the plinth; a little south of the middle it stands in the middle.
    image.setPosition(x, y + 30 * this.grid.scale);
    image.setScale((0.84 * this.grid.scale) / this.#textures.tileScale);
    image.setDepth(depthOf(this.#standing(cell, tier)) + 0.3);
    image.setAlpha(1).setVisible(true);
  }

  #rim(cell: number, rim: Rim, chosen: boolean): void {
    const sprite = this.topTile(cell);
    if (!sprite) return;
    sprite.setRim(chosen ? 'chosen' : rim);
    if (chosen) this.#raise(cell, sprite);
    sprite.pose();
    this.#marked.push(sprite);
    if (chosen) return;
    if (rim === 'available') this.#breathing.push(sprite);
    else this.#sweeps.add(sprite, depthOf(this.#standing(cell, this.heightAt(cell))) + 0.15);
  }

  /** What is chosen rises: the tile, or the shrine that stands on it. */
  #raise(cell: number, sprite: TileSprite): void {
    const lift = chosenLift(this.grid.scale);
    if (this.#hasRoof(cell)) {
      this.roof(cell).y -= lift;
      this.#raised = cell;
    } else sprite.lift = lift;
  }

  #target(index: number, cell: number): void {
    let image = this.#targets[index];
    if (!image) {
      image = imageIn(this.#layer, this.#textures.sheet, 'rim-target');
      this.#targets.push(image.setOrigin(RIM_ORIGIN[0], RIM_ORIGIN[1]));
    }
    const tier = this.heightAt(cell);
    image.setPosition(leftOf(this.grid, cell, tier), topOf(this.grid, cell, tier));
    image.setScale(this.grid.scale / this.#textures.tileScale);
    image.setDepth(tier === 0 ? -1 : depthOf(this.#standing(cell, tier)) + 0.2);
    image.setVisible(true);
  }

  /** A roof to be built follows the pointer and the focus onto the tiles that can carry it. */
  #previewRoof(cell: number): void {
    this.#ghostRoof ??= this.#makeRoof(this.#layer);
    this.#setRoof(this.#ghostRoof, cell);
    this.#ghostRoof.setAlpha(0.55);
  }

  #preview({ cell, face, cells }: PlacingPreview): void {
    for (const other of cells) if (other !== cell) this.#rim(other, 'matching', false);
    const sprite = this.#pool.take();
    const tier = this.heightAt(cell) + 1;
    sprite.dress({ top: face, down: false, tier });
    sprite.x = leftOf(this.grid, cell, tier);
    sprite.y = topOf(this.grid, cell, tier);
    sprite.scale = this.grid.scale;
    sprite.alpha = 0.72;
    sprite.lift = TILE_SIZE.depth * 0.5 * this.grid.scale;
    sprite.setRim(cells.length > 0 ? 'matching' : 'chosen');
    sprite.setStanding(this.#standing(cell, tier));
    sprite.pose();
    this.#ghost = sprite;
  }
}
