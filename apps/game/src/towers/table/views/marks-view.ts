/** What is marked: targets, ways, what would come to a cell, the castle that is looked at, where the keyboard is. */
import { type Cell, columnOf, rowOf, SIDE } from '@mahjong-fortress/towers';
import type { GameObjects } from 'phaser';
import { GOLD, INK, PARCHMENT, SEASONS, SEAT_COLOURS } from '../../../art/palette.ts';
import { Slip } from '../../../table/effects/slip.ts';
import { type Box, boxAround, type SeenPart } from '../../../table/layout/geometry.ts';
import { imageIn } from '../../../table/paint/image.ts';
import { paintedBox, roundBox } from '../../../table/paint/painted-box.ts';
import type { CellMark } from '../../art/marks.ts';
import type { CastleShown, Ghost, TableState } from '../contract.ts';
import { depthOf, type Layer, nearness, project, type SpacePoint, spacePointOf } from '../layout/sight.ts';
import { boxOfCell, FIGURE } from '../layout/silhouette.ts';
import type { Painted } from '../paint/textures.ts';
import type { BoardView } from './board-view.ts';
import { pieceIn, scaleOf, stand } from './piece-image.ts';

const GHOST = 0.62;
const LEAVING = 0.5;
const CASTLE_LINE = 0xffe08a;
/** Over everything that stands. */
const OVER = 1e8;

const SLIP = { fill: PARCHMENT.top, text: INK.text, fontSize: 14, widest: 260, depth: OVER };

/** The four sides of a cell: the way out of it, and the corners at their ends. */
const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

function colourOf(hex: string): number {
  return Number.parseInt(hex.slice(1), 16);
}

export class MarksView {
  readonly #layer: GameObjects.Layer;
  readonly #painted: Painted;
  readonly #board: BoardView;
  readonly #slip: Slip;
  readonly #seen: () => SeenPart;
  #images: GameObjects.GameObject[] = [];

  constructor(
    layer: GameObjects.Layer,
    painted: Painted,
    board: BoardView,
    { ratio, seen }: { readonly ratio: number; readonly seen: () => SeenPart },
  ) {
    this.#layer = layer;
    this.#painted = painted;
    this.#board = board;
    this.#seen = seen;
    this.#slip = new Slip(layer, ratio, SLIP);
  }

  clear(): void {
    for (const image of this.#images) image.destroy();
    this.#images = [];
    this.#slip.fade(0);
  }

  show({ marks, seats }: TableState, hovered: Cell | undefined): void {
    this.clear();
    const { selectable, selected, targets, way, ghost, focus, castle, pointed, traces } = marks;
    for (const { cell, from, seat, age } of traces) {
      const season = SEASONS[seats[seat]?.season ?? 0] ?? 'spring';
      const tint = colourOf(SEAT_COLOURS[season].light);
      const alpha = Math.max(0.25, 0.95 - 0.25 * age);
      this.#mark(cell, 'trace').setTint(tint).setAlpha(alpha);
      if (from !== undefined)
        this.#mark(from, 'trace')
          .setTint(tint)
          .setAlpha(alpha * 0.5);
    }
    for (const cell of selectable) if (cell !== selected) this.#mark(cell, 'choice');
    if (selected !== undefined) this.#mark(selected, 'chosen');
    // The first and the last cell of a way have marks of their own.
    for (const cell of way?.slice(1, -1) ?? []) this.#mark(cell, 'lit');
    for (const { cell, kind } of targets) this.#piece(`target-${kind}`, cell, 'mark');
    if (hovered !== undefined && hovered !== focus) this.#mark(hovered, 'hover');
    for (const cell of pointed) this.#mark(cell, 'focus', 'badge');
    if (castle) this.#castle(castle);
    if (ghost) this.#ghost(ghost, seats);
    if (focus !== undefined) this.#mark(focus, 'focus', 'badge');
  }

  #keep<T extends GameObjects.GameObject>(image: T): T {
    this.#images.push(image);
    return image;
  }

  #piece(name: string, cell: Cell, layer: Layer, above = 0): GameObjects.Image {
    const image = this.#keep(pieceIn(this.#layer, this.#painted, name));
    const { sight } = this.#board;
    stand(image, sight, spacePointOf(cell, this.#board.levelAt(cell) + above), layer);
    return image;
  }

  #mark(cell: Cell, mark: CellMark, layer: Layer = 'mark'): GameObjects.Image {
    return this.#piece(`mark-${mark}`, cell, layer);
  }

  #ghost({ cell, what, seat, from, gains }: Ghost, seats: TableState['seats']): void {
    const season = SEASONS[seats[seat ?? 0]?.season ?? 0] ?? 'spring';
    if (what === 'block' || what === 'insert') {
      const block = this.#piece('block-0', cell, 'block').setAlpha(GHOST);
      if (this.#board.isFlat) block.setScale(scaleOf(this.#painted) * 0.8);
      const standing = this.#board.figureAt(cell);
      if (what === 'insert' && standing) {
        standing.spot = spacePointOf(cell, this.#board.levelAt(cell) + 1);
        this.#board.poseFigure(standing);
      }
    } else {
      const man = this.#piece(what === 'king' ? 'man-king' : `man-${season}`, cell, 'figure');
      man.setAlpha(GHOST);
    }
    const leaving = from === undefined ? undefined : this.#board.figureAt(from);
    leaving?.image.setAlpha(LEAVING);
    this.#gains(cell, gains, seats, {
      above: what === 'block' || what === 'insert' ? 1 : 0,
      isHead: what !== 'block',
    });
  }

  /** What everybody gains or loses, over the cell: a small figure and a number for each. */
  #gains(
    cell: Cell,
    gains: Ghost['gains'],
    seats: TableState['seats'],
    { above, isHead }: { readonly above: number; readonly isHead: boolean },
  ): void {
    const { sight, isFlat } = this.#board;
    const { x, y } = project(sight, spacePointOf(cell, this.#board.levelAt(cell) + above));
    const size = Math.max(15, Math.min(26, sight.unit * 0.34));
    const high = size * 1.3;
    let top = y - (isFlat ? sight.unit * 0.3 : sight.unit * (isHead ? 1 : 0.3)) - high * gains.length;
    top = Math.max(top, this.#seen().y + 2);
    if (gains.length > 0) {
      const plate = { x: x - size * 1.35, y: top - 3, width: size * 2.9, height: high * gains.length + 6 };
      const brush = roundBox({ fill: '#1b1512e6', line: GOLD.deep, lineWidth: 1.5, radius: 8 });
      this.#keep(paintedBox(this.#layer, plate, this.#painted.spec.pixelRatio, brush)).setDepth(OVER);
    }
    for (const { seat, points } of gains) {
      const season = SEASONS[seats[seat]?.season ?? 0] ?? 'spring';
      const sign = points < 0 ? '−' : '+';
      const text = this.#keep(
        this.#layer.scene.make.text(
          {
            text: `${sign}${Math.abs(points)}`,
            style: {
              fontFamily: 'Philosopher',
              fontStyle: '700',
              fontSize: size,
              color: points < 0 ? '#ffb3a6' : SEAT_COLOURS[season].light,
              stroke: '#0d0906',
              strokeThickness: size * 0.24,
              resolution: this.#painted.spec.pixelRatio,
            },
          },
          false,
        ),
      );
      this.#layer.add(text);
      text
        .setOrigin(0, 0.5)
        .setPosition(x - size * 0.2, top + high / 2)
        .setDepth(OVER + 2);
      const man = this.#keep(imageIn(this.#layer, this.#painted.sheet, `man-${season}`));
      const scale = (high * (isFlat ? 0.95 : 1.15)) / man.frame.height;
      man
        .setPosition(x - size * 0.75, top + high / 2)
        .setScale(scale)
        .setDepth(OVER + 1);
      top += high;
    }
  }

  /** A line on the board between two spots. */
  #line(
    from: SpacePoint,
    to: SpacePoint,
    depth: number,
    { alpha, wide }: { alpha: number; wide: number },
  ): void {
    const { sight } = this.#board;
    const [a, b] = [project(sight, from), project(sight, to)];
    const image = this.#keep(imageIn(this.#layer, this.#painted.sheet, 'line'));
    const long = Math.hypot(b.x - a.x, b.y - a.y) + wide * 0.3;
    image.setPosition((a.x + b.x) / 2, (a.y + b.y) / 2).setDisplaySize(long, wide);
    image.setRotation(Math.atan2(b.y - a.y, b.x - a.x));
    image.setTint(CASTLE_LINE).setAlpha(alpha).setDepth(depth);
  }

  #castle({ cells, label }: CastleShown): void {
    const { sight } = this.#board;
    this.outline(cells);
    const box = boxAround(cells.map((cell) => this.#boxOf(cell)));
    const foot = boxAround(cells.map((cell) => boxOfCell(sight, cell, 0)));
    const whole = box && foot && boxAround([box, foot]);
    if (whole && label) this.#slip.show(label, whole, this.#seen());
  }

  /** The top of a cell and who stands on it. */
  #boxOf(cell: Cell): Box {
    const box = boxOfCell(this.#board.sight, cell, this.#board.levelAt(cell));
    const { unit } = this.#board.sight;
    if (this.#board.isFlat || !this.#board.figureAt(cell)) return box;
    const over = FIGURE.height * unit - box.height / 2;
    return { ...box, y: box.y - over, height: box.height + over };
  }

  /** A line of light around a castle: along the edges of its roofs, and where it meets the ground. */
  outline(cells: readonly Cell[]): void {
    const { sight } = this.#board;
    const inside = new Set(cells);
    const wide = Math.max(7, sight.unit * 0.16);
    for (const cell of cells) {
      const level = this.#board.levelAt(cell);
      const middle = spacePointOf(cell);
      for (const [right, down] of SIDES) {
        const [row, column] = [rowOf(cell) + down, columnOf(cell) + right];
        const isOn = row >= 0 && column >= 0 && row < SIDE && column < SIDE;
        if (isOn && inside.has(row * SIDE + column)) continue;
        const end = (sign: 1 | -1, z: number): SpacePoint => ({
          x: middle.x + right * 0.5 + sign * down * 0.5,
          y: middle.y + down * 0.5 + sign * right * 0.5,
          z,
        });
        const isNear = nearness(sight, { x: right, y: down }) > 0;
        this.#line(end(-1, level), end(1, level), depthOf(sight, spacePointOf(cell, level), 'badge'), {
          alpha: 1,
          wide,
        });
        if (isNear && !this.#board.isFlat) {
          this.#line(end(-1, 0), end(1, 0), depthOf(sight, spacePointOf(cell, level), 'badge'), {
            alpha: 0.9,
            wide,
          });
        }
      }
    }
  }

  /** The cells of a way, one after another, for lighting them up. */
  light(cell: Cell): GameObjects.Image {
    return this.#mark(cell, 'lit');
  }
}
