/** Everything that stands on the table for one way of looking at it, made together and freed together. */
import { ALL_CELLS, type Cell, NOBODY } from '@mahjong-fortress/towers';
import type { GameObjects } from 'phaser';
import type { MovingScene } from '../../../table/effects/motion.ts';
import { Particles } from '../../../table/effects/particles.ts';
import { Points } from '../../../table/effects/points.ts';
import { type Box, centreOf, type Point, type SeenPart } from '../../../table/layout/geometry.ts';
import type { TableState } from '../contract.ts';
import { cornersOf, project, type Sight, spacePointOf } from '../layout/sight.ts';
import { boxOfCell, cellUnder } from '../layout/silhouette.ts';
import type { Painted } from '../paint/textures.ts';
import { BoardView } from './board-view.ts';
import { GroundView } from './ground-view.ts';
import { MarksView } from './marks-view.ts';

export class Stage {
  readonly painted: Painted;
  readonly board: BoardView;
  readonly marks: MarksView;
  readonly particles: Particles;
  readonly points: Points;
  readonly air: GameObjects.Layer;
  readonly #ground: GroundView;
  readonly #layers: GameObjects.Layer[];
  #state: TableState | undefined;
  #hovered: Cell | undefined;
  #isMarked = false;

  constructor(
    scene: MovingScene,
    painted: Painted,
    { sight, seen }: { readonly sight: Sight; readonly seen: () => SeenPart },
  ) {
    this.painted = painted;
    const [ground, standing, air] = [scene.add.layer(), scene.add.layer(), scene.add.layer()];
    this.#layers = [ground, standing, air];
    this.air = air;
    const ratio = painted.spec.pixelRatio;
    this.#ground = new GroundView(ground, painted);
    this.board = new BoardView(standing, painted, sight);
    this.marks = new MarksView(standing, painted, this.board, { ratio, seen });
    this.particles = new Particles(air, painted, scene.motion);
    this.points = new Points(air, painted, scene.motion);
    this.#ground.turnTo(sight, { isTurning: false });
  }

  get sight(): Sight {
    return this.board.sight;
  }

  /** Shows a state at once and exactly, whatever was shown before. */
  show(state: TableState): void {
    this.#state = state;
    this.#isMarked = true;
    this.#showBoard(state);
    this.marks.show(state, this.#hoverMark);
  }

  #showBoard({ view, seats, marks }: TableState): void {
    const { targets, ghost, focus, selected, selectable, way } = marks;
    const wanted = [...targets.map(({ cell }) => cell), ...selectable, ...(way ?? [])];
    const watched = [ghost?.cell, focus, selected, this.#hovered].filter((cell) => cell !== undefined);
    this.board.show({ board: view.board, seats, wanted, watched });
    // A block's place is marked at its corners.
    this.board.makeRoom(targets.flatMap(({ cell, kind }) => (kind === 'block' ? [] : [cell])));
  }

  /** A cell is only outlined for the pointer if something can be done there. */
  get #hoverMark(): Cell | undefined {
    return this.isActive(this.#hovered) ? this.#hovered : undefined;
  }

  /** Whether a touch there would do something. */
  isActive(cell: Cell | undefined): boolean {
    if (cell === undefined || !this.#state || !this.#isMarked) return false;
    const { targets, selectable, selected } = this.#state.marks;
    return targets.some((target) => target.cell === cell) || selectable.includes(cell) || selected === cell;
  }

  /** The pointer rests on a cell: one looks through what stands before it. */
  hover(cell: Cell | undefined): void {
    if (cell === this.#hovered) return;
    this.#hovered = cell;
    if (this.#isMarked && this.#state) this.show(this.#state);
  }

  clearMarks(): void {
    this.#isMarked = false;
    this.marks.clear();
    this.board.makeRoom([]);
    this.board.settle();
  }

  turnTo(sight: Sight, { isTurning }: { readonly isTurning: boolean }): void {
    this.#ground.turnTo(sight, { isTurning });
    this.board.turnTo(sight, { isTurning });
    if (isTurning) this.marks.clear();
    else if (this.#isMarked && this.#state) this.show(this.#state);
  }

  /** The cell that a point of the table meets. */
  cellAt(point: Point): Cell | undefined {
    const { board } = this;
    const figures = this.#state?.view.board.figures;
    const levels = ALL_CELLS.map((cell) => board.levelAt(cell));
    return cellUnder(
      board.sight,
      {
        levels,
        isTaken: (cell) => (figures?.[cell] ?? NOBODY) !== NOBODY,
        isThrough: (cell) => board.isGlass(cell),
      },
      point,
    );
  }

  /** What is seen of a cell's roof: all of it if its middle is met by a touch, else a spot of it that is. */
  boxOf(cell: Cell): Box {
    const level = this.board.levelAt(cell);
    const whole = boxOfCell(this.sight, cell, level);
    const middle = centreOf(whole);
    const spots = [0.18, 0.34, 0.46].flatMap((half) =>
      cornersOf(cell, level, half).map((corner) => project(this.sight, corner)),
    );
    const met = [middle, ...spots].find((point) => this.cellAt(point) === cell);
    if (!met || met === middle) return whole;
    const size = this.sight.unit * 0.1;
    return { x: met.x - size / 2, y: met.y - size / 2, width: size, height: size };
  }

  /** The middle of a cell's roof, or a level above it. */
  pointOf(cell: Cell, above = 0): Point {
    return project(this.sight, spacePointOf(cell, this.board.levelAt(cell) + above));
  }

  setAlpha(alpha: number): void {
    for (const layer of this.#layers) layer.setAlpha(alpha);
  }

  destroy(): void {
    for (const layer of this.#layers) layer.destroy();
  }
}
