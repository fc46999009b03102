/** The table behind its contract: which state is shown, which animation runs, when the layout is made anew. */
import type { GameEvent } from '@mahjong-fortress/rules';
import type { Game } from 'phaser';
import type { Season } from '../../art/palette.ts';
import { TILE_SIZE } from '../../art/tile.ts';
import type { Area, Speed, Table, TableHands, TablePlace, TableState } from '../contract.ts';
import { Input } from '../input/input.ts';
import { Zoom } from '../input/zoom.ts';
import type { Box } from '../layout/geometry.ts';
import { layoutTable, type TableLayout } from '../layout/layout.ts';
import { clamp, type RealmPlace, type TableShape } from '../layout/places.ts';
import { LARGEST_TILE, type ScrollSpec, type TextureSpec, Textures } from '../paint/textures.ts';
import { seasonOf } from '../views/season-of.ts';
import { Stage, seatOrder } from '../views/stage.ts';
import { Director } from './director.ts';
import { endEngine } from './end-engine.ts';
import { shake } from './moves.ts';
import { Queue } from './queue.ts';
import { Showing } from './showing.ts';
import type { TableScene } from './table-scene.ts';

const RATES: Readonly<Record<Speed, number>> = { normal: 1, fast: 2.4, off: 1 };
/** Resizing by hand comes in many small steps; textures are painted once it rests. */
const REPAINT_AFTER = 180;
/** How long the way is from the fortress to the realm on a table that is higher than the screen. */
const LOOK = 280;

export interface TableParts {
  readonly parent: HTMLElement;
  readonly game: Game;
  readonly scene: TableScene;
  readonly hands: TableHands;
  readonly pixelRatio: () => number;
}

interface Animation {
  /** The state it begins at, which the table must suit. */
  readonly from: () => TableState;
  readonly run: (director: Director, stage: Stage) => Promise<void>;
}

function shapeOf({ view, me, tiers }: TableState, ratio: number): TableShape {
  const realm = view.players[me]?.realm ?? view.players[0]?.realm;
  return {
    ratio,
    fortress: { columns: view.fortress.columns, rows: view.fortress.rows, tiers },
    realm: { columns: realm?.columns ?? 6, rows: realm?.rows ?? 4 },
    others: view.players.length - 1,
    ingenuity: view.ingenuity !== undefined,
  };
}

/** What is left of an area inside another. */
function overlapOf(area: Area, frame: Area): Area | undefined {
  const left = Math.max(area.left, frame.left);
  const top = Math.max(area.top, frame.top);
  const width = Math.min(area.left + area.width, frame.left + frame.width) - left;
  const height = Math.min(area.top + area.height, frame.top + frame.height) - top;
  return width > 0 && height > 0 ? { left, top, width, height } : undefined;
}

function scrollSpec({ scroll, frame, grid }: RealmPlace, season: Season): ScrollSpec {
  const { columns, rows, scale } = grid;
  return { season, width: scroll.width, height: scroll.height, columns, rows, frame, scale };
}

export class TableController implements Table {
  readonly #parts: TableParts;
  readonly #textures: Textures;
  readonly #zoom: Zoom;
  readonly #input: Input;
  readonly #observer: ResizeObserver;
  readonly #listeners = new Set<() => void>();
  #state: TableState | undefined;
  /** What shows and animations asked to be painted. */
  readonly #paintings = new Queue();
  readonly #animations = new Queue();
  readonly #showing = new Showing();
  /** Counts what was shown; an animation whose state is no longer the newest leaves it alone. */
  #version = 0;
  #repaint: ReturnType<typeof setTimeout> | undefined;
  #builtFor = '';
  #laidOut: { readonly key: string; readonly layout: TableLayout } | undefined;
  /** How far down a high table was moved, and how far it is by now. */
  #lookedAt: number | undefined;
  readonly #scroll = { y: 0 };
  #destroyed = false;

  constructor(parts: TableParts) {
    this.#parts = parts;
    this.#textures = new Textures(parts.game);
    this.#zoom = new Zoom({
      camera: parts.scene.cameras.main,
      ratio: parts.pixelRatio,
      table: () => this.#stage?.layout,
      moved: () => {
        this.#stage?.follow();
        parts.scene.wake();
        this.#tell();
      },
    });
    this.#input = new Input({
      scene: parts.scene,
      zoom: this.#zoom,
      isAnimating: () => this.#showing.isRunning,
      skip: () => this.skip(),
      openLens: (player) => void this.#openLens(player),
      closeLens: () => this.#closeLens(),
      hands: parts.hands,
    });
    // Phaser looks at its parent twice a second while it draws, and a table at rest draws nothing.
    this.#observer = new ResizeObserver(() => this.#resized());
    this.#observer.observe(parts.parent);
  }

  show(state: TableState): void {
    this.#version++;
    this.#state = state;
    this.skip();
    void this.#prepare(state).then(() => this.#settle());
  }

  animate(events: readonly GameEvent[], state: TableState): Promise<void> {
    return this.#enqueue(state, {
      from: () => this.#state ?? state,
      run: (director) => director.play(events),
    });
  }

  deal(state: TableState): Promise<void> {
    const run = (director: Director, stage: Stage) => {
      stage.show(state);
      stage.clearMarks();
      return director.deal();
    };
    return this.#enqueue(state, { from: () => state, run });
  }

  skip(): void {
    if (!this.#showing.isRunning) return;
    const { motion } = this.#parts.scene;
    motion.instant = true;
    motion.finish();
    this.#stage?.particles.clear();
    this.#showing.hurry();
  }

  putBack(): boolean {
    const isEnlarged = this.#stage?.lens.isOpen ?? false;
    if (isEnlarged) {
      this.#closeLens();
      this.#parts.scene.wake();
    }
    return isEnlarged;
  }

  explain(cell: number, reason: string): void {
    const stage = this.#stage;
    if (!stage) return;
    const { scene } = this.#parts;
    if (!scene.isStill) void shake(stage, scene.gestures, cell);
    scene.wake();
    stage.tooltip.show(reason, stage.fortress.faceOf(cell), this.#zoom.seen);
  }

  setSpeed(speed: Speed, rate = 1): void {
    const { scene } = this.#parts;
    scene.tweens.timeScale = RATES[speed] * rate;
    scene.isStill = speed === 'off';
    scene.gestures.instant = scene.isStill;
    if (scene.isStill) this.skip();
  }

  locate(place: TablePlace): Area | undefined {
    const stage = this.#stage;
    // A realm that is looked at closely covers everything.
    const box = stage && !stage.lens.isOpen ? this.#boxOf(stage, place) : undefined;
    if (!box) return undefined;
    const { left, top, width, height } = this.#parts.game.canvas.getBoundingClientRect();
    const seen = overlapOf(this.#zoom.areaOf(box), { left: 0, top: 0, width, height });
    return seen && { ...seen, left: left + seen.left, top: top + seen.top };
  }

  get isEnlarged(): boolean {
    return this.#zoom.isEnlarged;
  }

  showWhole(): void {
    this.#zoom.reset();
    this.#lookedAt = undefined;
    this.#lookWhereAsked();
  }

  onLayout(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  destroy(): void {
    if (this.#destroyed) return;
    this.#destroyed = true;
    this.#listeners.clear();
    clearTimeout(this.#repaint);
    this.#observer.disconnect();
    this.#showing.abandon();
    endEngine(this.#parts.game);
  }

  get #stage(): Stage | undefined {
    return this.#parts.scene.stage;
  }

  #boxOf(stage: Stage, place: TablePlace): Box | undefined {
    switch (place.type) {
      case 'fortress':
        return stage.fortress.boxOf(place.cell);
      case 'realm':
        return stage.realms[place.player]?.boxOf(place.cell);
      case 'hand':
        return stage.hands[stage.me]?.boxOf(place.index);
      case 'player':
        return stage.boxOf(place.player);
      case 'part':
        return place.part === 'fortress' ? stage.fortress.box : stage.realms[stage.me]?.box;
    }
  }

  /** Things may lie elsewhere now. */
  #follow(): void {
    if (this.#stage) this.#input.lay(this.#stage, this.#parts.pixelRatio());
    this.#tell();
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }

  /** Another realm close up; its scroll is painted for it the first time, which takes a moment. */
  async #openLens(player: number): Promise<void> {
    const [stage, state] = [this.#stage, this.#state];
    if (!stage || !state?.view.players[player]) return;
    const season = seasonOf(state, player);
    const { lens } = stage.layout;
    const scroll = await this.#textures.paintLens(scrollSpec(lens, season), this.#parts.pixelRatio());
    if (stage !== this.#stage || !this.#state) return;
    if (this.#zoom.canMove) this.#zoom.reset();
    this.#lookedAt = undefined;
    stage.lens.open(player, this.#state, { scroll, season });
    this.#follow();
    this.#parts.scene.wake();
    this.#textures.sweep();
  }

  #closeLens(): void {
    this.#stage?.lens.close();
    this.#follow();
    this.#lookWhereAsked();
  }

  /** One animation at a time: a new one brings the running one to its end. */
  #enqueue(state: TableState, animation: Animation): Promise<void> {
    const version = ++this.#version;
    this.skip();
    return this.#animations.add(() => this.#perform(version, state, animation));
  }

  async #perform(version: number, state: TableState, { from, run }: Animation): Promise<void> {
    await this.#prepare(version === this.#version ? from() : state);
    const stage = this.#stage;
    if (!stage) return;
    const isNewest = version === this.#version;
    if (isNewest) this.#state = state;
    const { scene } = this.#parts;
    scene.motion.instant = scene.isStill || !isNewest;
    stage.clearMarks();
    try {
      await this.#showing.run(() => run(new Director(stage, scene.motion), stage));
    } finally {
      scene.motion.instant = false;
      await this.#prepare(this.#state ?? state);
      this.#settle();
      // What is to be done next lies elsewhere.
      if (this.#zoom.isEnlarged && !this.#stage?.marks?.fortress.size) this.showWhole();
    }
  }

  /** Shows the newest state as it is. */
  #settle(): void {
    if (this.#destroyed || !this.#state || this.#showing.isRunning) return;
    this.#stage?.show(this.#state);
    this.#follow();
    this.#parts.scene.wake();
    this.#lookWhereAsked();
  }

  /** How far down something is asked; while others play, their realms are in sight. */
  #restOf({ layout: { fortress }, marks }: Stage, { legal }: TableState): number {
    if (legal.length === 0) return 0;
    const { hidden, seen } = this.#zoom;
    const { box } = fortress;
    return marks?.fortress.size ? clamp(box.y + box.height - seen.height, 0, hidden) : hidden;
  }

  /** Of a table that is higher than the screen, the part is shown that something is asked of. */
  #lookWhereAsked(): void {
    const stage = this.#stage;
    if (!stage || !this.#state || this.#zoom.isEnlarged || !this.#zoom.canMove || stage.lens.isOpen) return;
    const y = this.#restOf(stage, this.#state);
    if (y === this.#lookedAt) return;
    this.#lookedAt = y;
    this.#scroll.y = this.#zoom.seen.y;
    this.#parts.scene.gestures.to(this.#scroll, { y }, LOOK, () => this.#zoom.moveTo(this.#scroll.y));
  }

  // ── Layout and textures ──

  #layoutFor(state: TableState): TableLayout {
    const { clientWidth, clientHeight } = this.#parts.parent;
    const shape = shapeOf(state, this.#parts.pixelRatio());
    // Every state that is shown asks for it, and it is the same until the window or the game changes.
    const key = JSON.stringify([shape, clientWidth, clientHeight]);
    if (this.#laidOut?.key !== key)
      this.#laidOut = { key, layout: layoutTable(shape, clientWidth, clientHeight) };
    return this.#laidOut.layout;
  }

  /** Makes sure that the stage suits the state, painting textures if need be. */
  #prepare(state: TableState): Promise<void> {
    return this.#paintings.add(() => this.#build(state));
  }

  /** What the stage has to be built for. */
  #wantedFor(state: TableState) {
    const layout = this.#layoutFor(state);
    const spec = this.#specFor(layout, state);
    return { layout, spec, key: JSON.stringify([spec, layout, state.me]) };
  }

  async #build(state: TableState): Promise<void> {
    if (this.#destroyed) return;
    const { layout, spec, key: wanted } = this.#wantedFor(state);
    if (wanted === this.#builtFor) return;
    await this.#textures.paint(spec);
    if (this.#destroyed) return;
    this.#builtFor = wanted;
    this.#makeStage(layout, state);
    this.#textures.sweep();
  }

  #makeStage(layout: TableLayout, state: TableState): void {
    const { game, scene } = this.#parts;
    const ratio = this.#parts.pixelRatio();
    this.#input.letGo();
    scene.gestures.letGo();
    this.#stage?.destroy();
    // As many pixels as the device has, shown at the size of the page; Phaser's mode for resizing knows only the latter.
    const { width } = layout;
    const height = Math.min(layout.height, Math.max(this.#parts.parent.clientHeight, 1));
    game.scale.resize(width * ratio, height * ratio).setZoom(1 / ratio);
    scene.cameras.main.setOrigin(0, 0);
    scene.stage = new Stage(scene, this.#textures, { layout, state, ratio, seen: () => this.#zoom.seen });
    this.#zoom.reset();
    this.#lookedAt = undefined;
    scene.stage.show(state);
    this.#follow();
  }

  #specFor(layout: TableLayout, state: TableState): TextureSpec {
    const ratio = this.#parts.pixelRatio();
    const largest = Math.max(layout.fortress.grid.scale, layout.mine.grid.scale);
    const places: RealmPlace[] = [layout.mine, ...layout.others];
    const scrolls = seatOrder(state.view.players.length, state.me).map((player, index) =>
      scrollSpec(places[index] as RealmPlace, seasonOf(state, player)),
    );
    return {
      tileWidth: Math.min(Math.ceil(largest * TILE_SIZE.width), LARGEST_TILE / ratio),
      pixelRatio: ratio,
      letters: state.letters,
      scrolls,
      spirits: state.view.options.spirits,
    };
  }

  #resized(): void {
    clearTimeout(this.#repaint);
    this.#repaint = setTimeout(
      () => {
        const state = this.#state;
        // A browser also tells of the size that a table has when it opens; that ends no animation.
        if (!state || this.#destroyed || this.#wantedFor(state).key === this.#builtFor) return;
        this.skip();
        void this.#animations.add(() => this.#prepare(state)).then(() => this.#settle());
      },
      this.#stage ? REPAINT_AFTER : 0,
    );
  }
}
