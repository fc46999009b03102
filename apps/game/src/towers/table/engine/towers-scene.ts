/** The one scene of the table: what moves on it, what stands on it, and when it is drawn at all. */
import { Scene } from 'phaser';
import { Motion, type MovingScene } from '../../../table/effects/motion.ts';
import { Pacing } from '../../../table/engine/pacing.ts';
import type { Stage } from '../views/stage.ts';

export class TowersScene extends Scene implements MovingScene {
  readonly #ready: (scene: TowersScene) => void;
  #pacing: Pacing | undefined;
  motion!: Motion;
  gestures!: Motion;
  stage: Stage | undefined;

  constructor(ready: (scene: TowersScene) => void) {
    super('towers');
    this.#ready = ready;
  }

  create(): void {
    const wake = () => this.wake();
    this.motion = new Motion(this.tweens, wake);
    this.gestures = new Motion(this.tweens, wake);
    this.#pacing = new Pacing(this.game, () => (this.#isMoving ? 'moving' : 'resting'));
    this.events.once('destroy', () => {
      this.motion.stop();
      this.gestures.stop();
      this.stage = undefined;
    });
    this.#ready(this);
  }

  get #isMoving(): boolean {
    return this.tweens.getTweens().length > 0 || (this.stage?.particles.isBusy ?? false);
  }

  /** Something is about to look different. */
  wake(): void {
    this.#pacing?.wake();
  }
}
