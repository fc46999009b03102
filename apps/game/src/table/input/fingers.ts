/**
 * What fingers do beside touching: two of them enlarge the table, one moves it where not all of it is seen. Phaser tells of
 * every finger but knows no pinch; the plugins that do weigh more than this file.
 */
import type { Input as Inputs, Scene } from 'phaser';
import type { Zoom } from './zoom.ts';

type Pointer = Inputs.Pointer;

export class Fingers {
  readonly #scene: Scene;
  readonly #zoom: Zoom;
  /** How far apart two fingers were last. */
  #apart: number | undefined;
  /** What has been done since the first finger went down was no touch. */
  #hasMoved = false;

  constructor(scene: Scene, zoom: Zoom) {
    this.#scene = scene;
    this.#zoom = zoom;
    // Phaser follows one finger unless asked.
    scene.input.addPointer(1);
  }

  get #down(): readonly Pointer[] {
    const { pointer1, pointer2 } = this.#scene.input;
    return [pointer1, pointer2].filter((finger) => finger?.isDown);
  }

  /** A finger is put down; true if it is one of two, which touch nothing. */
  press(): boolean {
    const fingers = this.#down;
    if (fingers.length < 2) {
      this.#hasMoved = false;
      this.#apart = undefined;
      return false;
    }
    this.#hasMoved = true;
    return true;
  }

  /** A finger moves; true if it moved the table. */
  move(pointer: Pointer, slack: number): boolean {
    const [one, two] = this.#down;
    if (one && two) {
      this.#pinch(one, two);
      return true;
    }
    if (one !== pointer || !this.#zoom.canMove) return false;
    if (!this.#hasMoved && pointer.getDistance() < slack) return false;
    this.#hasMoved = true;
    this.#zoom.pan(pointer.position.x - pointer.prevPosition.x, pointer.position.y - pointer.prevPosition.y);
    return true;
  }

  /** Whether a finger that is lifted has moved the table, and therefore touched nothing. */
  get hasMoved(): boolean {
    return this.#hasMoved;
  }

  #pinch(one: Pointer, two: Pointer): void {
    const apart = Math.hypot(one.x - two.x, one.y - two.y);
    const middle = { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 };
    if (this.#apart) this.#zoom.enlarge(apart / this.#apart, middle);
    this.#apart = apart;
  }
}
