/** What stands on the board: blocks, the levels on their roofs, knights and the king. */
import { at } from '@mahjong-fortress/base/assert';
import { ALL_CELLS, type Board, type Cell, KING, NOBODY } from '@mahjong-fortress/towers';
import type { GameObjects } from 'phaser';
import { SEASONS } from '../../../art/palette.ts';
import type { TableState } from '../contract.ts';
import { behindOf, depthOf, project, type Sight, type SpacePoint, spacePointOf } from '../layout/sight.ts';
import { hidersOf } from '../layout/silhouette.ts';
import { type Painted, TURN_STEPS } from '../paint/textures.ts';
import { Numeral } from './numeral.ts';
import { dress, pieceIn, scaleOf, stand } from './piece-image.ts';

/** How much light a level gets; the higher, the more. */
const LIGHT = [0.86, 0.91, 0.95, 0.98, 1] as const;
/** What is left of a stack that one looks through. */
const GLASS = 0.4;

function grey(light: number): number {
  // Evening light: what is lower is not only darker but a little warmer too.
  const [r, g, b] = [1 - (1 - light) * 0.85, light, 1 - (1 - light) * 1.15].map((part) =>
    Math.round(255 * part),
  );
  return ((r ?? 255) << 16) | ((g ?? 255) << 8) | (b ?? 255);
}

/** A block or a figure, and how it differs from being at rest. */
export interface Thing {
  readonly image: GameObjects.Image;
  spot: SpacePoint;
  /** Pixels above its place. */
  lift: number;
  alpha: number;
  /** Share of the height lost on landing. */
  squash: number;
}

function thing(image: GameObjects.Image, spot: SpacePoint): Thing {
  return { image, spot, lift: 0, alpha: 1, squash: 0 };
}

interface Look {
  readonly board: Board;
  readonly seats: TableState['seats'];
  /** Cells of which something must be seen: one looks through what hides them altogether. */
  readonly wanted: Iterable<Cell>;
  /** Cells that are looked at, and must be seen as a whole. */
  readonly watched: Iterable<Cell>;
}

export class BoardView {
  readonly #layer: GameObjects.Layer;
  readonly #painted: Painted;
  #sight: Sight;
  /** By cell, the lowest first. */
  readonly #blocks = new Map<Cell, Thing[]>();
  readonly #figures = new Map<Cell, Thing>();
  readonly #numerals = new Map<Cell, Numeral>();
  #shades: GameObjects.Image[] = [];
  #glass = new Map<Cell, number>();
  /** Cells with a sign in their middle: their levels stand aside. */
  #signed: ReadonlySet<Cell> = new Set();
  #look: Look | undefined;
  #isTurning = false;
  #shadedFor = '';

  constructor(layer: GameObjects.Layer, painted: Painted, sight: Sight) {
    this.#layer = layer;
    this.#painted = painted;
    this.#sight = sight;
  }

  get sight(): Sight {
    return this.#sight;
  }

  get isFlat(): boolean {
    return this.#sight.tilt === 1;
  }

  /** Whether one looks through the stack on a cell. */
  isGlass(cell: Cell): boolean {
    return this.#glass.has(cell);
  }

  levelAt(cell: Cell): number {
    return this.#blocks.get(cell)?.length ?? 0;
  }

  figureAt(cell: Cell): Thing | undefined {
    return this.#figures.get(cell);
  }

  blocksAt(cell: Cell): readonly Thing[] {
    return this.#blocks.get(cell) ?? [];
  }

  /** Shows a board at once and exactly, whatever was shown before. */
  show(look: Look): void {
    this.#look = look;
    for (const cell of ALL_CELLS) {
      const level = at(look.board.levels, cell);
      while (this.levelAt(cell) > level) this.removeBlock(cell);
      while (this.levelAt(cell) < level) this.addBlock(cell);
      this.#showFigure(cell, at(look.board.figures, cell));
    }
    this.#glass = this.#seenThrough(look);
    this.settle();
  }

  /** Signs come to some cells, or leave. */
  makeRoom(signed: Iterable<Cell>): void {
    this.#signed = new Set(signed);
    this.#showNumerals();
  }

  #showFigure(cell: Cell, figure: number): void {
    const name = this.#nameOf(figure);
    const standing = this.#figures.get(cell);
    if (standing && standing.image.frame.name === name) {
      Object.assign(standing, { lift: 0, alpha: 1, squash: 0 });
      return;
    }
    standing?.image.destroy();
    this.#figures.delete(cell);
    if (name) this.#figures.set(cell, thing(pieceIn(this.#layer, this.#painted, name), spacePointOf(cell)));
  }

  #nameOf(figure: number): string | undefined {
    if (figure === NOBODY) return undefined;
    if (figure === KING) return 'man-king';
    return `man-${SEASONS[this.#look?.seats[figure - 1]?.season ?? figure - 1]}`;
  }

  #seenThrough({ board, wanted, watched }: Look): Map<Cell, number> {
    const glass = new Map<Cell, number>();
    const whole = new Set(watched);
    for (const cell of new Set([...wanted, ...whole, ...this.#figures.keys()])) {
      const hasFigure = board.figures[cell] !== NOBODY;
      for (const hider of hidersOf(this.#sight, board.levels, cell, { hasFigure })) {
        if (!hider.isWhole && !whole.has(cell)) continue;
        glass.set(hider.cell, Math.min(hider.from, glass.get(hider.cell) ?? hider.from));
      }
    }
    return glass;
  }

  /** A block on top of a stack, with the figure on it raised. */
  addBlock(cell: Cell): Thing {
    const stack = this.#blocks.get(cell) ?? [];
    const made = thing(pieceIn(this.#layer, this.#painted, 'block-0'), spacePointOf(cell, stack.length));
    stack.push(made);
    this.#blocks.set(cell, stack);
    return made;
  }

  removeBlock(cell: Cell): void {
    this.#blocks.get(cell)?.pop()?.image.destroy();
  }

  /** A figure comes to a cell from nowhere. */
  addFigure(cell: Cell, figure: number): Thing | undefined {
    this.#showFigure(cell, figure);
    this.settle();
    return this.#figures.get(cell);
  }

  /** A figure goes to another cell; it is posed by whoever moves it. */
  moveFigure(from: Cell, to: Cell): Thing | undefined {
    const moved = this.#figures.get(from);
    if (!moved) return undefined;
    this.#figures.delete(from);
    this.#figures.get(to)?.image.destroy();
    this.#figures.set(to, moved);
    return moved;
  }

  /** The board turns: everything is seen from elsewhere. */
  turnTo(sight: Sight, { isTurning }: { readonly isTurning: boolean }): void {
    this.#sight = sight;
    this.#isTurning = isTurning;
    if (!isTurning && this.#look) this.#glass = this.#seenThrough(this.#look);
    this.settle();
  }

  /** Everything back to its place. */
  settle(): void {
    for (const [cell, stack] of this.#blocks) {
      for (const [index, block] of stack.entries()) this.poseBlock(block, cell, index);
    }
    for (const [cell, figure] of this.#figures) {
      figure.spot = spacePointOf(cell, this.levelAt(cell));
      this.poseFigure(figure);
    }
    this.#showShades();
    this.#showNumerals();
  }

  poseBlock(block: Thing, cell: Cell, index: number): void {
    const { image, lift, squash } = block;
    const from = this.#isTurning ? undefined : this.#glass.get(cell);
    const alpha = from !== undefined && index + 1 >= from ? GLASS : 1;
    const isTop = index + 1 === this.levelAt(cell);
    if (this.isFlat) {
      // Levels are written; only what lies on top is seen.
      image.setVisible(isTop).setRotation(this.#sight.yaw);
    } else dress(image, this.#painted, `block-${this.#step}`);
    const light = LIGHT[Math.min(index, LIGHT.length - 1)] ?? 1;
    stand(image, this.#sight, block.spot, 'block', lift);
    const scale = scaleOf(this.#painted);
    image.setScale(scale * (1 + squash * 0.5), scale * (1 - squash));
    image.setTint(grey(this.isFlat ? 1 : light)).setAlpha(alpha * block.alpha);
  }

  /** Which of the pictures of a block shows it as the board is turned now. */
  get #step(): number {
    const quarter = Math.PI / 2;
    const beyond = (((this.#sight.yaw - quarter / 2) % quarter) + quarter) % quarter;
    return Math.round((beyond / quarter) * TURN_STEPS) % TURN_STEPS;
  }

  poseFigure(figure: Thing): void {
    const { image, lift, squash, alpha } = figure;
    stand(image, this.#sight, figure.spot, 'figure', lift);
    if (this.isFlat && figure.spot.z > 0) {
      // Beside the level.
      const aside = this.#sight.unit * 0.15;
      image.setPosition(image.x + aside, image.y + aside);
    }
    const scale = scaleOf(this.#painted);
    image.setScale(scale * (1 + squash * 0.6), scale * (1 - squash)).setAlpha(alpha);
  }

  /** Shadows lie still; while the board turns there are none. */
  #showShades(): void {
    const levels = ALL_CELLS.map((cell) => this.levelAt(cell));
    const key =
      this.isFlat || this.#isTurning ? '' : JSON.stringify([levels, this.#sight.yaw, [...this.#glass]]);
    if (key === this.#shadedFor) return;
    this.#shadedFor = key;
    for (const shade of this.#shades) shade.destroy();
    this.#shades = [];
    if (!key) return;
    for (const cell of ALL_CELLS) {
      const level = this.levelAt(cell);
      if (level > 0) {
        const shadow = pieceIn(this.#layer, this.#painted, 'shadow');
        stand(shadow, this.#sight, spacePointOf(cell), 'shadow');
        // On the ground, before everything that stands on it.
        this.#shades.push(shadow.setDepth(-1e9).setAlpha(Math.min(1, 0.7 + level * 0.08)));
      }
      for (const side of ['left', 'right'] as const) {
        const behind = behindOf(this.#sight, cell, side);
        const higher = behind === undefined ? 0 : this.levelAt(behind) - level;
        if (higher <= 0) continue;
        const cast = pieceIn(this.#layer, this.#painted, `cast-${side}`);
        stand(cast, this.#sight, spacePointOf(cell, level), 'cast');
        if (level > 0) {
          // It belongs to the roof, and the block below it.
          cast.setDepth(depthOf(this.#sight, spacePointOf(cell, level - 1), 'cast'));
        } else cast.setDepth(-1e8);
        const glass = this.#glass.get(cell);
        const through = glass !== undefined && level >= glass ? GLASS : 1;
        this.#shades.push(cast.setAlpha(Math.min(1, 0.72 + 0.14 * higher) * through));
      }
    }
  }

  #showNumerals(): void {
    for (const cell of ALL_CELLS) {
      const level = this.levelAt(cell);
      const shown = this.#numerals.get(cell);
      if (level === 0) {
        shown?.destroy();
        this.#numerals.delete(cell);
        continue;
      }
      const numeral = shown ?? new Numeral(this.#layer, this.#painted);
      this.#numerals.set(cell, numeral);
      const glass = this.#isTurning ? undefined : this.#glass.get(cell);
      this.#poseNumeral(
        numeral,
        cell,
        level,
        glass !== undefined && level >= glass && !this.#figures.has(cell) ? 0.6 : 1,
      );
    }
  }

  #poseNumeral(numeral: Numeral, cell: Cell, level: number, alpha: number): void {
    const sight = this.#sight;
    const isSigned = this.#signed.has(cell);
    const isTaken = isSigned || this.#figures.has(cell);
    const spot = spacePointOf(cell, level);
    const { x, y } = project(sight, spot);
    const depth = depthOf(sight, spot, isTaken ? 'badge' : 'numeral');
    const { unit } = sight;
    if (this.isFlat) {
      const aside = isSigned ? unit * 0.34 : isTaken ? unit * 0.24 : 0;
      const size = unit * (isSigned ? 0.26 : isTaken ? 0.42 : 0.62);
      const tint = isSigned ? 0xfbe9b4 : 0x2a211b;
      const look = { size, depth, alpha, tint, isBadge: isSigned };
      numeral.show(level, { x: x - aside, y: y - aside }, look);
    } else if (isTaken) {
      // In front of who or what stands there, at the corner of the roof that is nearest.
      const down = unit * sight.tilt * 0.56;
      numeral.show(
        level,
        { x, y: y + down },
        { size: unit * 0.26, depth, alpha, tint: 0xfbe9b4, isBadge: true },
      );
    } else
      numeral.show(
        level,
        { x, y },
        { size: unit * 0.5 * sight.tilt + unit * 0.06, depth, alpha, tint: 0x7a5a28, squeeze: 0.8 },
      );
  }

  destroy(): void {
    for (const numeral of this.#numerals.values()) numeral.destroy();
  }
}
