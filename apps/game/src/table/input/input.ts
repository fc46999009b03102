/**
 * Mouse, pen and touch on the table, told as intents: a click is one, a drag from the hand or inside the own realm is the
 * two that click-click would have been. Phaser finds out what is met and what is dragged; what may be dragged is what the
 * marks say.
 */
import type { GameObjects, Input as Inputs, Scene } from 'phaser';
import type { Resting, TableHands, TableSpot } from '../contract.ts';
import type { Stage } from '../views/stage.ts';
import { type Carried, carriedFrom } from './carried.ts';
import { Fingers } from './fingers.ts';
import { Zones } from './zones.ts';
import type { Zoom } from './zoom.ts';

/** Pixels a finger may tremble before a touch becomes a drag. */
const DRAG_FROM = 8;

type Pointer = Inputs.Pointer;
type Thing = GameObjects.GameObject;

/** The scene that is touched: what stands on it, and that it may look different now. */
interface TouchedScene extends Scene {
  readonly stage: Stage | undefined;
  wake(): void;
}

export interface InputHost {
  readonly scene: TouchedScene;
  isAnimating(): boolean;
  skip(): void;
  readonly zoom: Zoom;
  openLens(player: number): void;
  closeLens(): void;
  readonly hands: TableHands;
}

export class Input {
  readonly #host: InputHost;
  readonly #scene: TouchedScene;
  readonly #zones: Zones;
  readonly #fingers: Fingers;
  /** What the pointer went down on, as long as it may become a click or a drag. */
  #pressed: Thing | undefined;
  #carried: Carried | undefined;
  #resting: Resting | undefined;

  constructor(host: InputHost) {
    this.#host = host;
    this.#scene = host.scene;
    this.#zones = new Zones(host.scene);
    this.#fingers = new Fingers(host.scene, host.zoom);
    const { input, game } = host.scene;
    const handlers = {
      pointerdown: this.#down,
      pointermove: this.#move,
      pointerup: this.#up,
      dragstart: this.#pickUp,
      drag: this.#carry,
      drop: this.#drop,
      gameout: this.#leave,
    };
    for (const [type, handler] of Object.entries(handlers)) input.on(type, handler, this);
    const { canvas, scale } = game;
    // The mouse is followed beyond the canvas while it is down; Phaser would have to listen on the whole window for it.
    canvas.addEventListener('pointerdown', ({ pointerId }) => canvas.setPointerCapture(pointerId));
    // Phaser looks where the canvas lies only now and then, and the page may have moved it meanwhile.
    for (const type of ['pointerdown', 'pointerenter'])
      canvas.addEventListener(type, () => scale.updateBounds());
  }

  /** Follows what has changed on the table; `ratio` is the number of device pixels per pixel of the page. */
  lay(stage: Stage, ratio: number): void {
    this.#scene.input.dragDistanceThreshold = DRAG_FROM * ratio;
    this.#zones.lay(stage.touchables, (spot) => this.#canDrag(spot, stage));
  }

  #canDrag(spot: TableSpot, { marks }: Stage): boolean {
    if (spot.type === 'hand') return marks?.hand ?? false;
    return spot.type === 'realm' && (marks?.sources.has(spot.cell) ?? false);
  }

  #down(pointer: Pointer, [thing]: readonly Thing[]): void {
    const { stage } = this.#scene;
    if (!stage || !pointer.leftButtonDown()) return;
    if (pointer.wasTouch && this.#fingers.press()) return this.letGo();
    if (this.#pressed) return;
    this.#scene.wake();
    stage.tooltip.hide();
    if (stage.lens.isOpen) return this.#host.closeLens();
    this.#pressed = thing;
  }

  #move(pointer: Pointer, [thing]: readonly Thing[]): void {
    this.#scene.wake();
    // A finger rests on nothing.
    if (!pointer.wasTouch && !pointer.isDown) return this.#hover(this.#zones.spotOf(thing));
    const { dragDistanceThreshold } = this.#scene.input;
    if (pointer.wasTouch && !this.#carried) this.#fingers.move(pointer, dragDistanceThreshold);
  }

  #up(pointer: Pointer, [thing]: readonly Thing[]): void {
    if (pointer.leftButtonDown()) return;
    this.#scene.wake();
    const pressed = this.#pressed;
    const wasCarried = this.#carried !== undefined;
    this.letGo();
    if (wasCarried || pressed !== thing || pointer.wasCanceled) return;
    if (pointer.wasTouch && this.#fingers.hasMoved) return;
    const spot = this.#zones.spotOf(thing);
    // A touch during an animation ends it, and counts if it meets something to be done.
    if (this.#host.isAnimating() && (!spot || spot.type === 'player')) return this.#host.skip();
    if (spot) return this.#touch(spot, pointer);
    if (pointer.wasTouch && this.#scene.stage?.isAimed) this.#host.hands.touch({ type: 'cancel' });
  }

  #touch(spot: TableSpot, { wasTouch }: Pointer): void {
    if (spot.type === 'player') return this.#host.openLens(spot.player);
    const aims = wasTouch && (spot.type === 'fortress' || spot.type === 'realm');
    this.#host.hands.touch(aims ? { ...spot, aims } : spot);
  }

  #leave(): void {
    if (this.#pressed) return;
    this.#scene.wake();
    this.#hover(undefined);
  }

  /** The pointer rests: tiles that may be taken rise, the own realm is told. */
  #hover(spot: TableSpot | undefined): void {
    const { stage, input } = this.#scene;
    if (!stage) return;
    const idle = !this.#host.isAnimating();
    stage.fortress.hover(idle && spot?.type === 'fortress' ? spot.cell : undefined);
    const isBoard = spot?.type === 'realm' || (idle && spot?.type === 'fortress');
    this.#restOn(isBoard ? { type: spot.type, cell: spot.cell } : undefined);
    input.setDefaultCursor(this.#isActive(spot, stage) ? 'pointer' : 'default');
  }

  /** Whether a touch there would do something. */
  #isActive(spot: TableSpot | undefined, stage: Stage): boolean {
    const { fortress, realm, targets } = stage.marks ?? {};
    if (spot?.type === 'fortress') return fortress?.has(spot.cell) ?? false;
    if (spot?.type === 'realm') return realm?.has(spot.cell) || targets?.has(spot.cell) || false;
    return spot?.type === 'player' || (spot?.type === 'hand' && this.#canDrag(spot, stage));
  }

  #restOn(on: Resting | undefined): void {
    if (on?.type === this.#resting?.type && on?.cell === this.#resting?.cell) return;
    this.#resting = on;
    this.#scene.stage?.hoverCell(on?.type === 'realm' ? on.cell : undefined);
    this.#host.hands.hover(on);
  }

  /** A drag tells the first of its two intents at once, so that the targets are marked meanwhile. */
  #pickUp(_: Pointer, thing: Thing): void {
    const { stage } = this.#scene;
    const spot = this.#zones.spotOf(thing);
    if (!stage || !spot || this.#pressed !== thing) return;
    this.#carried = carriedFrom(stage, spot);
    if (this.#carried && spot.type !== 'player') this.#host.hands.touch(spot);
  }

  #carry({ x, y }: Pointer, thing: Thing): void {
    if (!this.#carried) return;
    this.#scene.wake();
    this.#carried.moveTo(this.#scene.cameras.main.getWorldPoint(x, y));
    const cell = this.#dropCell(thing.input?.target);
    this.#restOn(cell === undefined ? undefined : { type: 'realm', cell });
  }

  #drop(pointer: Pointer, _: Thing, target: Thing): void {
    const { stage, input } = this.#scene;
    if (!this.#carried || !stage) return;
    const cell = this.#dropCell(target);
    this.letGo();
    // Of a finger that has left the canvas Phaser only remembers where it was last.
    const isThere = !pointer.wasCanceled && input.hitTestPointer(pointer).includes(target);
    if (isThere && cell !== undefined) this.#host.hands.touch({ type: 'realm', player: stage.me, cell });
  }

  /** The cell a carried tile would land on, if it may. */
  #dropCell(target: Thing | null | undefined): number | undefined {
    const spot = this.#zones.spotOf(target ?? undefined);
    const targets = this.#scene.stage?.marks?.targets;
    return spot?.type === 'realm' && targets?.has(spot.cell) ? spot.cell : undefined;
  }

  /** What is being carried falls back, which it also does when the table is made anew under it. */
  letGo(): void {
    this.#pressed = undefined;
    const carried = this.#carried;
    this.#carried = undefined;
    if (!carried) return;
    carried.release();
    this.#restOn(undefined);
  }
}
