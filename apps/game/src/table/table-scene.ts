import { Scene } from 'phaser';

/** The one scene of the table: it only passes on the clock. */
export class TableScene extends Scene {
  readonly #ready: (scene: TableScene) => void;
  onFrame: ((time: number, delta: number) => void) | undefined;

  constructor(ready: (scene: TableScene) => void) {
    super('table');
    this.#ready = ready;
  }

  create(): void {
    this.#ready(this);
  }

  override update(time: number, delta: number): void {
    this.onFrame?.(time, delta);
  }
}
