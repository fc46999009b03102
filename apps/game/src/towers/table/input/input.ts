/** Mouse, pen and touch on the board, told as intents. Stacks hide each other, so the board itself says what is met. */
import type { Cell } from '@mahjong-fortress/towers';
import type { Input as Inputs } from 'phaser';
import { Fingers } from '../../../table/input/fingers.ts';
import type { Zoom } from '../../../table/input/zoom.ts';
import type { TowersTableIntent } from '../contract.ts';
import type { TowersScene } from '../engine/towers-scene.ts';

type Pointer = Inputs.Pointer;

/** Pixels a finger may tremble before a touch becomes something else. */
const SLACK = 8;

export interface InputHost {
  readonly scene: TowersScene;
  readonly zoom: Zoom;
  ratio(): number;
  isAnimating(): boolean;
  skip(): void;
  report(intent: TowersTableIntent): void;
}

export class Input {
  readonly #host: InputHost;
  readonly #scene: TowersScene;
  readonly #fingers: Fingers;
  #resting: Cell | undefined;
  #isPressed = false;

  constructor(host: InputHost) {
    this.#host = host;
    this.#scene = host.scene;
    this.#fingers = new Fingers(host.scene, host.zoom);
    const { input, game } = host.scene;
    const handlers = {
      pointerdown: this.#down,
      pointermove: this.#move,
      pointerup: this.#up,
      gameout: this.#leave,
    };
    for (const [type, handler] of Object.entries(handlers)) input.on(type, handler, this);
    const { canvas, scale } = game;
    // Phaser looks where the canvas lies only now and then, and the page may have moved it meanwhile.
    for (const type of ['pointerdown', 'pointerenter'])
      canvas.addEventListener(type, () => scale.updateBounds());
  }

  #cellAt({ x, y }: Pointer): Cell | undefined {
    return this.#scene.stage?.cellAt(this.#scene.cameras.main.getWorldPoint(x, y));
  }

  #down(pointer: Pointer): void {
    if (!pointer.leftButtonDown()) return;
    if (pointer.wasTouch && this.#fingers.press()) {
      this.#isPressed = false;
      return;
    }
    this.#scene.wake();
    this.#isPressed = true;
  }

  #move(pointer: Pointer): void {
    this.#scene.wake();
    // A finger rests on nothing.
    if (!pointer.wasTouch && !pointer.isDown) return this.#hover(this.#cellAt(pointer));
    if (pointer.wasTouch) this.#fingers.move(pointer, SLACK * this.#host.ratio());
  }

  #up(pointer: Pointer): void {
    if (pointer.leftButtonDown()) return;
    this.#scene.wake();
    const wasPressed = this.#isPressed;
    this.#isPressed = false;
    if (!wasPressed || pointer.wasCanceled) return;
    if (pointer.wasTouch && this.#fingers.hasMoved) return;
    if (pointer.getDistance() > SLACK * 2 * this.#host.ratio()) return;
    const cell = this.#cellAt(pointer);
    // A touch during an animation ends it, and counts if it meets something to be done.
    if (this.#host.isAnimating() && !this.#scene.stage?.isActive(cell)) return this.#host.skip();
    this.#host.report(
      cell === undefined ? { type: 'cancel' } : { type: 'cell', cell, aims: pointer.wasTouch },
    );
  }

  #leave(): void {
    this.#scene.wake();
    this.#hover(undefined);
  }

  #hover(cell: Cell | undefined): void {
    if (cell === this.#resting) return;
    this.#resting = cell;
    const { stage, input } = this.#scene;
    stage?.hover(this.#host.isAnimating() ? undefined : cell);
    input.setDefaultCursor(stage?.isActive(cell) ? 'pointer' : 'default');
    this.#host.report({ type: 'hover', cell });
  }
}
