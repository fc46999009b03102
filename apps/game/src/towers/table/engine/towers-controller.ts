/** The table behind its contract: which state is shown, how it is looked at, which animation runs. */
import { ALL_CELLS, type Cell, type GameEvent, kingCell } from '@mahjong-fortress/towers';
import type { Game } from 'phaser';
import type { Area, Speed } from '../../../table/contract.ts';
import { endEngine } from '../../../table/engine/end-engine.ts';
import { Queue } from '../../../table/engine/queue.ts';
import { Showing } from '../../../table/engine/showing.ts';
import { Zoom } from '../../../table/input/zoom.ts';
import { type Box, between, boxAround, type Point } from '../../../table/layout/geometry.ts';
import type { Size } from '../../../table/layout/places.ts';
import type { TowersMoment } from '../../session/tally.ts';
import type { Quarters, TableState, TowersHost, TowersPlace, TowersTable } from '../contract.ts';
import { Input } from '../input/input.ts';
import { fitBoard } from '../layout/fit.ts';
import { type Sight, yawOf } from '../layout/sight.ts';
import { boxOfCell } from '../layout/silhouette.ts';
import { Textures } from '../paint/textures.ts';
import { Stage } from '../views/stage.ts';
import { Director } from './director.ts';
import type { TowersScene } from './towers-scene.ts';

const RATES: Readonly<Record<Speed, number>> = { normal: 1, fast: 2.4, off: 1 };
/** Resizing by hand comes in many small steps; textures are painted once it rests. */
const REPAINT_AFTER = 180;
const TURN = 520;
const FADE = 260;

export interface TableParts {
  readonly parent: HTMLElement;
  readonly game: Game;
  readonly scene: TowersScene;
  readonly host: TowersHost;
  readonly pixelRatio: () => number;
}

interface Performance {
  readonly events: readonly GameEvent[];
  readonly state: TableState;
  readonly shown: (moment: TowersMoment) => void;
}

export class TowersController implements TowersTable {
  readonly #parts: TableParts;
  readonly #textures: Textures;
  readonly #zoom: Zoom;
  readonly #observer: ResizeObserver;
  readonly #listeners = new Set<() => void>();
  readonly #paintings = new Queue();
  readonly #animations = new Queue();
  #state: TableState | undefined;
  #quarters: Quarters = 0;
  #isFlat = false;
  readonly #showing = new Showing();
  /** Counts what was shown; an animation whose state is no longer the newest leaves it alone. */
  #version = 0;
  /** Counts the turns of the board; one that another has overtaken stops. */
  #turns = 0;
  #builtFor = '';
  /** The window that the stage was made for. */
  #madeFor = '';
  #repaint: ReturnType<typeof setTimeout> | undefined;
  #isStill = false;
  #isDestroyed = false;

  constructor(parts: TableParts) {
    this.#parts = parts;
    this.#textures = new Textures(parts.game);
    this.#zoom = new Zoom({
      camera: parts.scene.cameras.main,
      ratio: parts.pixelRatio,
      table: () => this.#size,
      moved: () => {
        parts.scene.wake();
        this.#tell();
      },
    });
    new Input({
      scene: parts.scene,
      zoom: this.#zoom,
      ratio: parts.pixelRatio,
      isAnimating: () => this.#showing.isRunning,
      skip: () => this.skip(),
      report: (intent) => parts.host.report(intent),
    });
    // Phaser looks at its parent twice a second while it draws, and a table at rest draws nothing.
    this.#observer = new ResizeObserver(() => this.#resized());
    this.#observer.observe(parts.parent);
  }

  get quarters(): Quarters {
    return this.#quarters;
  }

  get isFlat(): boolean {
    return this.#isFlat;
  }

  get isEnlarged(): boolean {
    return this.#zoom.isEnlarged;
  }

  showWhole(): void {
    this.#zoom.reset();
  }

  show(state: TableState): void {
    this.#version++;
    this.#state = state;
    this.skip();
    void this.#prepare(state).then(() => this.#settle());
  }

  animate(
    events: readonly GameEvent[],
    state: TableState,
    shown: (moment: TowersMoment) => void = () => undefined,
  ): Promise<void> {
    const version = ++this.#version;
    this.skip();
    return this.#animations.add(() => this.#perform(version, { events, state, shown }));
  }

  async #perform(version: number, { events, state, shown }: Performance): Promise<void> {
    const isNewest = version === this.#version;
    await this.#prepare((isNewest && this.#state) || state);
    const { scene } = this.#parts;
    const { stage } = scene;
    if (!stage || this.#isDestroyed) return;
    if (version === this.#version) this.#state = state;
    scene.motion.instant = this.#isStill || version !== this.#version;
    stage.clearMarks();
    const director = new Director({
      stage,
      motion: scene.motion,
      shown,
      counterOf: (seat) => this.#counterOf(seat, stage),
    });
    try {
      await this.#showing.run(() => director.play(events));
    } finally {
      scene.motion.instant = false;
      await this.#prepare(this.#state ?? state);
      this.#settle();
    }
  }

  skip(): void {
    if (!this.#showing.isRunning) return;
    const { motion, stage } = this.#parts.scene;
    motion.instant = true;
    motion.finish();
    stage?.particles.clear();
    this.#showing.hurry();
  }

  refuse(cell: Cell): void {
    const { scene } = this.#parts;
    const stage = scene.stage;
    if (!stage || this.#isStill || this.#showing.isRunning) return;
    const { board } = stage;
    const shaken = board.figureAt(cell) ?? board.blocksAt(cell).at(-1);
    if (!shaken) return;
    const { image } = shaken;
    const home = image.x;
    const reach = stage.sight.unit * 0.06;
    void scene.gestures.run({
      duration: 240,
      ease: 'Linear',
      apply: (t) => void image.setX(t >= 1 ? home : home + reach * Math.sin(t * Math.PI * 5) * (1 - t)),
    });
  }

  turn(quarters: Quarters): void {
    if (quarters === this.#quarters) return;
    const before = this.#quarters;
    this.#quarters = quarters;
    const { scene } = this.#parts;
    const { stage } = scene;
    if (!stage || !this.#state) return;
    this.skip();
    this.#zoom.reset();
    const steps = ((quarters - before + 5) % 4) - 1;
    const to = yawOf(quarters, this.#isFlat);
    const from = to - (steps * Math.PI) / 2;
    const turn = ++this.#turns;
    const { sight } = stage;
    const pose = (yaw: number, isTurning: boolean) => {
      if (turn !== this.#turns || stage !== scene.stage) return;
      stage.turnTo({ ...sight, yaw }, { isTurning });
      this.#tell();
    };
    const done = scene.gestures.run({
      duration: TURN * Math.max(1, Math.abs(steps) * 0.75),
      ease: 'Cubic.InOut',
      apply: (t) => pose(between(from, to, t), t < 1),
    });
    void done.then(() => {
      pose(to, false);
      scene.wake();
    });
  }

  setFlat(flat: boolean): void {
    if (flat === this.#isFlat) return;
    this.#isFlat = flat;
    const state = this.#state;
    if (!state) return;
    this.skip();
    void this.#animations.add(() => this.#prepare(state)).then(() => this.#settle());
  }

  setSpeed(speed: Speed, rate = 1): void {
    const { scene } = this.#parts;
    scene.tweens.timeScale = RATES[speed] * rate;
    this.#isStill = speed === 'off';
    scene.gestures.instant = this.#isStill;
    if (this.#isStill) this.skip();
  }

  locate(place: TowersPlace): Area | undefined {
    const { stage } = this.#parts.scene;
    const box = stage && this.#boxOf(stage, place);
    if (!box) return undefined;
    const { left, top } = this.#parts.game.canvas.getBoundingClientRect();
    const seen = this.#zoom.areaOf(box);
    return { ...seen, left: left + seen.left, top: top + seen.top };
  }

  onLayout(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  destroy(): void {
    if (this.#isDestroyed) return;
    this.#isDestroyed = true;
    this.#listeners.clear();
    clearTimeout(this.#repaint);
    this.#observer.disconnect();
    this.#showing.abandon();
    endEngine(this.#parts.game);
  }

  #boxOf(stage: Stage, place: TowersPlace): Box | undefined {
    const boxOf = (cell: Cell) => stage.boxOf(cell);
    const roofOf = (cell: Cell) => boxOfCell(stage.sight, cell, stage.board.levelAt(cell));
    switch (place.type) {
      case 'cell':
        return boxOf(place.cell);
      case 'king': {
        const king = this.#state && kingCell(this.#state.view.board);
        return king === undefined ? undefined : boxOf(king);
      }
      case 'castle':
        return boxAround(place.cells.map(roofOf));
      case 'board':
        return boxAround(ALL_CELLS.map(roofOf));
    }
  }

  /** A counter lies beside the table as a rule; points fly to the edge that is nearest to it. */
  #counterOf(seat: number, { sight }: Stage): Point {
    const area = this.#parts.host.counterOf?.(seat);
    const { width, height } = this.#size;
    if (!area) return { x: sight.x, y: 0 };
    const { left, top } = this.#parts.game.canvas.getBoundingClientRect();
    const within = (value: number, most: number) => Math.max(0, Math.min(most, value));
    return {
      x: within(area.left + area.width / 2 - left, width),
      y: within(area.top + area.height / 2 - top, height),
    };
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }

  get #size(): Size {
    const { clientWidth, clientHeight } = this.#parts.parent;
    return { width: Math.max(1, clientWidth), height: Math.max(1, clientHeight) };
  }

  get #window(): string {
    return JSON.stringify([this.#size, this.#parts.pixelRatio()]);
  }

  /** Shows the newest state as it is. */
  #settle(): void {
    const { stage } = this.#parts.scene;
    if (this.#isDestroyed || !this.#state || this.#showing.isRunning || !stage) return;
    stage.show(this.#state);
    this.#parts.scene.wake();
    this.#tell();
  }

  /** Makes sure that the stage suits the state, painting textures if need be. */
  #prepare(state: TableState): Promise<void> {
    return this.#paintings.add(() => this.#build(state));
  }

  async #build(state: TableState): Promise<void> {
    if (this.#isDestroyed) return;
    const size = this.#size;
    const ratio = this.#parts.pixelRatio();
    const options = { quarters: this.#quarters, isFlat: this.#isFlat };
    const sight = fitBoard(state.view.board, size, options);
    const letters = seasonLetters(state);
    const { yaw: _, ...place } = sight;
    const wanted = JSON.stringify([place, size, ratio, letters]);
    if (wanted === this.#builtFor) return;
    const { unit, tilt } = sight;
    const painted = await this.#textures.paint({ unit, tilt, pixelRatio: ratio, letters });
    if (this.#isDestroyed) return;
    this.#builtFor = wanted;
    this.#makeStage(painted, { ...sight, yaw: yawOf(this.#quarters, this.#isFlat) }, size);
  }

  #makeStage(painted: Awaited<ReturnType<Textures['paint']>>, sight: Sight, { width, height }: Size): void {
    const { game, scene } = this.#parts;
    const ratio = this.#parts.pixelRatio();
    const old = scene.stage;
    this.#madeFor = this.#window;
    scene.gestures.letGo();
    this.#turns++;
    game.scale.resize(width * ratio, height * ratio).setZoom(1 / ratio);
    scene.cameras.main.setOrigin(0, 0);
    const stage = new Stage(scene, painted, { sight, seen: () => this.#zoom.seen });
    scene.stage = stage;
    this.#zoom.reset();
    if (this.#state) stage.show(this.#state);
    // Another way of looking at the board comes over the old one.
    const isOther = old && old.sight.tilt !== sight.tilt;
    const leave = () => {
      old?.destroy();
      this.#textures.sweep([scene.stage?.painted ?? painted]);
    };
    if (!isOther) return leave();
    void scene.gestures
      .run({
        duration: FADE,
        ease: 'Linear',
        apply: (t) => {
          old.setAlpha(1 - t);
          stage.setAlpha(Math.min(1, t * 1.4));
        },
      })
      .then(leave);
  }

  #resized(): void {
    clearTimeout(this.#repaint);
    this.#repaint = setTimeout(
      () => {
        const state = this.#state;
        // A browser also tells of the size that a table has when it opens; that ends no animation.
        if (!state || this.#isDestroyed || this.#window === this.#madeFor) return;
        this.skip();
        void this.#animations.add(() => this.#prepare(state)).then(() => this.#settle());
      },
      this.#parts.scene.stage ? REPAINT_AFTER : 0,
    );
  }
}

/** By season, as the figures are painted. */
function seasonLetters({ letters, seats }: TableState): (string | undefined)[] {
  const bySeason: (string | undefined)[] = [];
  for (const [seat, { season }] of seats.entries()) bySeason[season] = letters?.[seat];
  return bySeason;
}
