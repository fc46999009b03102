/** The one scene of the table: what moves on it, what stands on it, and how often it is drawn. */
import { Scene } from 'phaser';
import { Motion, type MovingScene } from '../effects/motion.ts';
import type { Tempo } from '../views/pace.ts';
import type { Stage } from '../views/stage.ts';
import { Pacing } from './pacing.ts';

export class TableScene extends Scene implements MovingScene {
  readonly #ready: (scene: TableScene) => void;
  #pacing: Pacing | undefined;
  motion!: Motion;
  gestures!: Motion;
  stage: Stage | undefined;
  /** Nothing moves that need not. */
  isStill = false;

  constructor(ready: (scene: TableScene) => void) {
    super('table');
    this.#ready = ready;
  }

  create(): void {
    const wake = () => this.wake();
    this.motion = new Motion(this.tweens, wake);
    this.gestures = new Motion(this.tweens, wake);
    this.#pacing = new Pacing(this.game, () => this.#pace);
    this.events.once('destroy', () => {
      this.motion.stop();
      this.gestures.stop();
      this.stage = undefined;
    });
    this.#ready(this);
  }

  override update(time: number): void {
    this.stage?.update(time, this.isStill);
  }

  get #pace(): Tempo {
    if (this.tweens.getTweens().length > 0) return 'moving';
    return this.isStill || !this.stage ? 'resting' : this.stage.pace;
  }

  /** Something is about to look different. */
  wake(): void {
    this.#pacing?.wake();
  }
}
