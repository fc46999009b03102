/** How each event of a game is shown. One function per event; what it changes for good is done by `Stage.show` after it. */
import { at } from '@mahjong-fortress/base/assert';
import {
  ALL_CELLS,
  CELLS,
  type Cell,
  type GameEvent,
  isBeside,
  KING,
  knightOf,
  type YearScore,
} from '@mahjong-fortress/towers';
import { type Motion, PULSE } from '../../../table/effects/motion.ts';
import { between, type Point } from '../../../table/layout/geometry.ts';
import { partsOf, type ScorePart, type TowersMoment } from '../../session/tally.ts';
import { riseOf, type SpacePoint, spacePointOf } from '../layout/sight.ts';
import { wayThrough } from '../layout/way.ts';
import type { Thing } from '../views/board-view.ts';
import type { Stage } from '../views/stage.ts';

const REACT = 120;
const TRAVEL = 280;
const FALL = 260;
/** One cell of a way inside a castle. */
const INSIDE = 90;
/** From one part of a scoring to the next. */
const BETWEEN_PARTS = 340;
/** The marker jumps beside the board; as long as the style sheet lets it. */
const JUMP = 420;

type Of<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;
type Shows = { readonly [T in GameEvent['type']]: (event: Of<T>) => Promise<void> };

interface DirectorHost {
  readonly stage: Stage;
  readonly motion: Motion;
  shown(moment: TowersMoment): void;
  /** Where a seat's points fly to, on the table. */
  counterOf(seat: number): Point;
}

export class Director implements Shows {
  readonly #host: DirectorHost;
  readonly #stage: Stage;
  readonly #motion: Motion;
  /** A knight that was just carried by a card gets to its cell in that card's way. */
  #card: Of<'cardPlayed'>['card'] | undefined;
  /** What the markers are moved for. */
  #scores: readonly YearScore[] = [];

  constructor(host: DirectorHost) {
    this.#host = host;
    this.#stage = host.stage;
    this.#motion = host.motion;
  }

  async play(events: readonly GameEvent[]): Promise<void> {
    for (const event of events) {
      this.#host.shown({ type: 'event', event });
      // Each of them takes the event it is named after, which the compiler does not follow.
      await this[event.type](event as never);
    }
  }

  get #unit(): number {
    return this.#stage.sight.unit;
  }

  // ── Blocks ──

  async castleFounded({ cell }: Of<'castleFounded'>): Promise<void> {
    await this.#drop(cell);
  }

  async blockPlaced({ cell }: Of<'blockPlaced'>): Promise<void> {
    await this.#drop(cell);
  }

  /** A block comes down on a cell with a thud. */
  async #drop(cell: Cell): Promise<void> {
    const { board } = this.#stage;
    const block = board.addBlock(cell);
    const index = board.levelAt(cell) - 1;
    const high = this.#unit * 1.5;
    await this.#motion.run({
      duration: FALL,
      ease: 'Quad.In',
      apply: (t) => {
        block.lift = high * (1 - t);
        block.alpha = Math.min(1, t * 3);
        board.poseBlock(block, cell, index);
      },
    });
    board.settle();
    this.#dust(cell);
    await this.#squash(block, () => board.poseBlock(block, cell, index));
  }

  #squash(thing: Thing, pose: () => void): Promise<void> {
    return this.#motion.run({
      ...PULSE,
      duration: 75,
      apply: (t) => {
        thing.squash = 0.06 * t;
        pose();
      },
    });
  }

  #dust(cell: Cell): void {
    const { x, y } = this.#stage.pointOf(cell, -1);
    const wide = this.#unit * 1.1;
    this.#stage.particles.burst({
      frame: 'dust',
      upright: true,
      count: 1,
      x,
      y: y + this.#unit * 0.3,
      speed: [6, 14],
      angle: [0.75, 0.1],
      size: [wide, wide * 2],
      life: [460, 460],
    });
  }

  /** The stack rises with who stands on it, and the new block is its lowest: all blocks are alike. */
  async blockInserted({ cell }: Of<'blockInserted'>): Promise<void> {
    const { board } = this.#stage;
    board.addBlock(cell);
    const rise = riseOf(this.#stage.sight);
    const stack = board.blocksAt(cell);
    const figure = board.figureAt(cell);
    board.settle();
    await this.#motion.run({
      duration: 420,
      ease: 'Cubic.Out',
      apply: (t) => {
        for (const [index, block] of stack.entries()) {
          // The lowest slides in under the others, which go up by its height.
          block.lift = -rise * (1 - t);
          block.alpha = index === 0 ? Math.min(1, t * 2) : 1;
          board.poseBlock(block, cell, index);
        }
        if (!figure) return;
        figure.lift = -rise * (1 - t);
        board.poseFigure(figure);
      },
    });
    this.#dust(cell);
  }

  async blockShifted({ from, to }: Of<'blockShifted'>): Promise<void> {
    const { board } = this.#stage;
    board.removeBlock(from);
    board.settle();
    const block = board.addBlock(to);
    const [start, end] = [spacePointOf(from), spacePointOf(to)];
    const high = this.#unit * 0.9;
    await this.#motion.run({
      duration: TRAVEL * 1.6,
      ease: 'Cubic.InOut',
      apply: (t) => {
        block.spot = this.#betweenSpots(start, end, t);
        block.lift = high * Math.sin(Math.PI * t);
        board.poseBlock(block, to, 0);
      },
    });
    board.settle();
    this.#dust(to);
    await this.#squash(block, () => board.poseBlock(block, to, 0));
  }

  #betweenSpots(from: SpacePoint, to: SpacePoint, t: number): SpacePoint {
    return { x: between(from.x, to.x, t), y: between(from.y, to.y, t), z: between(from.z, to.z, t) };
  }

  // ── Figures ──

  knightPlaced({ seat, cell }: Of<'knightPlaced'>): Promise<void> {
    return this.#arrive(cell, knightOf(seat));
  }

  kingPlaced({ cell }: Of<'kingPlaced'>): Promise<void> {
    return this.#arrive(cell, KING);
  }

  async #arrive(cell: Cell, figure: number): Promise<void> {
    const { board } = this.#stage;
    const man = board.addFigure(cell, figure);
    if (!man) return;
    const high = this.#unit * 1.2;
    await this.#motion.run({
      duration: FALL,
      ease: 'Quad.In',
      apply: (t) => {
        man.lift = high * (1 - t);
        man.alpha = Math.min(1, t * 3);
        board.poseFigure(man);
      },
    });
    await this.#squash(man, () => board.poseFigure(man));
  }

  async knightMoved({ from, to }: Of<'knightMoved'>): Promise<void> {
    const card = this.#card;
    this.#card = undefined;
    const levels = Array.from({ length: CELLS }, (_, cell) => this.#stage.board.levelAt(cell));
    const isThrough = card === 'doors' || (card === undefined && !this.#isStep(levels, from, to));
    const way = isThrough ? wayThrough(levels, from, to) : undefined;
    if (way) await this.#walkThrough(way);
    else await this.#hop(from, to);
  }

  #isStep(levels: readonly number[], from: Cell, to: Cell): boolean {
    return isBeside(from, to) && at(levels, to) - at(levels, from) <= 1;
  }

  async kingMoved({ from, to }: Of<'kingMoved'>): Promise<void> {
    await this.#hop(from, to);
    this.#sparkle(this.#stage.pointOf(to), 10);
  }

  kingLeft(): Promise<void> {
    return Promise.resolve();
  }

  async #hop(from: Cell, to: Cell): Promise<void> {
    const { board } = this.#stage;
    const [start, end] = [spacePointOf(from, board.levelAt(from)), spacePointOf(to, board.levelAt(to))];
    const man = board.moveFigure(from, to);
    if (!man) return;
    const far = Math.hypot(end.x - start.x, end.y - start.y);
    const high = this.#unit * (0.35 + 0.12 * far);
    await this.#motion.run({
      duration: TRAVEL + Math.min(300, far * 60),
      ease: 'Sine.InOut',
      apply: (t) => {
        man.spot = this.#betweenSpots(start, end, t);
        man.lift = high * Math.sin(Math.PI * t);
        board.poseFigure(man);
        // In the air it is over both cells, whichever is nearer.
        man.image.setDepth(1e8);
      },
    });
    board.settle();
    await this.#squash(man, () => board.poseFigure(man));
  }

  /** In at a door, seen no more while the cells of the way light up, and out at the other one. */
  async #walkThrough(way: readonly Cell[]): Promise<void> {
    const { board, marks } = this.#stage;
    const [from, door] = [at(way, 0), at(way, 1)];
    const [exit, to] = [at(way, way.length - 2), at(way, way.length - 1)];
    const man = board.moveFigure(from, to);
    if (!man) return;
    const towards = (cell: Cell, wall: Cell, level: number) =>
      this.#betweenSpots(spacePointOf(cell, level), spacePointOf(wall, level), 0.5);
    const start = spacePointOf(from, board.levelAt(from));
    const inside = towards(from, door, start.z);
    await this.#motion.run({
      duration: TRAVEL,
      ease: 'Sine.In',
      apply: (t) => {
        man.spot = this.#betweenSpots(start, inside, t);
        man.alpha = 1 - Math.max(0, t - 0.4) / 0.6;
        board.poseFigure(man);
      },
    });
    for (const cell of way.slice(1, -1)) {
      const light = marks.light(cell);
      await this.#motion.run({ duration: INSIDE, apply: (t) => void light.setAlpha(t) });
    }
    const end = spacePointOf(to, board.levelAt(to));
    const outside = towards(to, exit, end.z);
    await this.#motion.run({
      duration: TRAVEL,
      apply: (t) => {
        man.spot = this.#betweenSpots(outside, end, t);
        man.alpha = Math.min(1, t * 1.8);
        board.poseFigure(man);
      },
    });
    marks.clear();
    board.settle();
  }

  // ── Cards and points ──

  async cardPlayed({ card }: Of<'cardPlayed'>): Promise<void> {
    this.#card = card;
    const { x, y } = this.#stage.sight;
    this.#stage.particles.burst({
      frame: 'ring',
      count: 1,
      x,
      y,
      speed: [0, 0],
      size: [this.#unit, this.#unit * 9],
      life: [520, 520],
      alpha: 0.5,
    });
    await this.#motion.wait(REACT);
  }

  cardBought(): Promise<void> {
    return this.#motion.wait(REACT);
  }

  cardsDrawn(): Promise<void> {
    return this.#motion.wait(REACT);
  }

  cardKept(): Promise<void> {
    return this.#motion.wait(REACT);
  }

  /** What it moves for is counted first: castle by castle, then the king, then the master card. */
  async markerMoved(event: Of<'markerMoved'>): Promise<void> {
    const { seat, from, to, reason } = event;
    const { points, sight } = this.#stage;
    if (reason === 'advance') {
      await points.fly(to - from, { x: sight.x, y: sight.y }, this.#host.counterOf(seat), 40);
    }
    const flights: Promise<void>[] = [];
    for (const part of partsOf(event, this.#scores)) {
      if (flights.length > 0) await this.#motion.wait(BETWEEN_PARTS);
      flights.push(this.#count(part));
    }
    await Promise.all(flights);
    this.#stage.marks.clear();
    this.#stage.board.settle();
    this.#host.shown({ type: 'jumped', seat, to });
    await this.#motion.wait(JUMP);
  }

  #sparkle({ x, y }: Point, count: number): void {
    this.#stage.particles.burst({
      frame: 'sparkle',
      count,
      x,
      y,
      speed: [30, 110],
      size: [this.#unit * 0.24, 3],
      life: [300, 600],
    });
  }

  async yearScored({ scores }: Of<'yearScored'>): Promise<void> {
    this.#scores = scores;
    await this.#motion.wait(TRAVEL);
  }

  #isKing(cell: Cell): boolean {
    return this.#stage.board.figureAt(cell)?.image.frame.name === 'man-king';
  }

  /** The points of a castle fly from its roofs, those of the king from him, those of a card from the board. */
  async #count(part: ScorePart): Promise<void> {
    const { marks, points: flying, sight } = this.#stage;
    const { seat, reason, points } = part;
    this.#host.shown({ type: 'counting', part });
    marks.clear();
    if (reason === 'castles') marks.outline(part.cells);
    const cells = reason === 'king' ? ALL_CELLS.filter((cell) => this.#isKing(cell)) : part.cells;
    const tops = cells.map((cell) => this.#stage.pointOf(cell));
    const middle = tops.length
      ? {
          x: tops.reduce((sum, { x }) => sum + x, 0) / tops.length,
          y: Math.min(...tops.map(({ y }) => y)),
        }
      : { x: sight.x, y: sight.y };
    this.#sparkle(middle, 8);
    await flying.fly(points, middle, this.#host.counterOf(seat), Math.max(30, this.#unit * 0.6));
    this.#host.shown({ type: 'counted', part });
  }

  // ── Turns and years ──

  blocksLaid(): Promise<void> {
    return Promise.resolve();
  }

  turnEnded(): Promise<void> {
    return Promise.resolve();
  }

  turnBegun(): Promise<void> {
    return this.#motion.wait(REACT);
  }

  /** Light goes over the board from the back to the front. */
  async yearBegun(): Promise<void> {
    const { x, y, unit } = this.#stage.sight;
    this.#stage.particles.burst({
      frame: 'light',
      count: 1,
      x,
      y,
      speed: [0, 0],
      size: [unit * 4, unit * 16],
      life: [900, 900],
      tint: 0xffe9b0,
      alpha: 0.7,
    });
    await this.#motion.wait(500);
  }

  async gameEnded(): Promise<void> {
    const { x, y, unit } = this.#stage.sight;
    for (let i = 0; i < 4; i++) {
      this.#stage.particles.burst({
        frame: 'sparkle',
        count: 12,
        x,
        y: y - unit,
        spread: [unit * 4, unit * 2],
        speed: [10, 40],
        angle: [0.25, 0.1],
        size: [6, 22],
        life: [700, 1200],
      });
      await this.#motion.wait(160);
    }
    await this.#motion.wait(400);
  }
}
