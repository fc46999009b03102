/**
 * Phaser's tweens as promises, so that an animation reads as a sequence. Skipping brings everything that runs to its end
 * and lets whatever follows begin at its own.
 */
import type { Scene, Tweens, Types } from 'phaser';

export interface Movement {
  readonly duration: number;
  readonly delay?: number;
  /** Phaser's name of it; slowing down on arrival unless told. */
  readonly ease?: string;
  readonly easeParams?: number[];
  /** There and back again, in twice the time. */
  readonly yoyo?: boolean;
  /** Called with 0 at first and with 1 at last, or with 0 again. */
  readonly apply?: (t: number) => void;
}

const ARRIVING = 'Cubic.Out';

/** Goes a little too far and comes back. */
export const BEYOND = { ease: 'Back.Out', easeParams: [1.2] };
/** There and back again, as a half wave. */
export const PULSE = { ease: 'Sine.Out', yoyo: true };

/** Longer than anything moves. */
const AGES = 1e9;

function configOf({ apply, ...timing }: Movement): Types.Tweens.TweenBuilderConfig {
  const progress = { t: 0 };
  const onUpdate = () => apply?.(progress.t);
  return { targets: progress, t: { from: 0, to: 1 }, ease: ARRIVING, ...timing, onUpdate };
}

/** A scene in which things move. */
export interface MovingScene extends Scene {
  /** What happened in the game; it can be skipped. */
  readonly motion: Motion;
  /** Small answers to the pointer, which no animation waits for. */
  readonly gestures: Motion;
}

export class Motion {
  readonly #tweens: Tweens.TweenManager;
  /** A sleeping loop has to run again before a tween is added, which would else miss its beginning. */
  readonly #wake: () => void;
  readonly #running = new Set<Tweens.Tween | Tweens.TweenChain>();
  /** What is on its way to new values; nobody waits for it. */
  readonly #going = new Set<object>();
  /** Movements end as soon as they begin. */
  instant = false;
  #stopped = false;

  constructor(tweens: Tweens.TweenManager, wake: () => void) {
    this.#tweens = tweens;
    this.#wake = wake;
  }

  /** One movement after another; resolves when the last has ended, by itself or because it was finished. */
  run(first: Movement, ...then: Movement[]): Promise<void> {
    if (this.#stopped) return new Promise(() => {});
    const movements = [first, ...then];
    if (this.instant) {
      for (const { apply, yoyo } of movements) apply?.(yoyo ? 0 : 1);
      return Promise.resolve();
    }
    first.apply?.(0);
    this.#wake();
    return new Promise((end) => {
      const onComplete = () => {
        this.#running.delete(tween);
        end();
      };
      const tween =
        then.length === 0
          ? this.#tweens.add({ ...configOf(first), onComplete })
          : this.#tweens.chain({ tweens: movements.map(configOf), onComplete });
      this.#running.add(tween);
    });
  }

  wait(duration: number): Promise<void> {
    return this.run({ duration });
  }

  /** Lets properties of something go to new values, from wherever an earlier call has brought them. */
  to<T extends object>(target: T, values: Partial<T>, duration: number, onUpdate?: () => void): void {
    this.#tweens.killTweensOf(target);
    if (this.instant) {
      Object.assign(target, values);
      onUpdate?.();
      return;
    }
    this.#wake();
    this.#going.add(target);
    this.#tweens.add({
      targets: target,
      ...values,
      duration,
      ease: ARRIVING,
      onUpdate: () => onUpdate?.(),
      onComplete: () => this.#going.delete(target),
    });
  }

  /** Lets go of everything: what moved is about to be destroyed, and a frame that touches it then is the last one. */
  letGo(): void {
    this.finish();
    for (const target of this.#going) this.#tweens.killTweensOf(target);
    this.#going.clear();
  }

  /** Everything that runs jumps to its end. */
  finish(): void {
    for (const tween of [...this.#running]) {
      // A delay, its start and each way of it take an update of their own, however long.
      while (this.#running.has(tween)) tween.update(AGES);
    }
  }

  /** Everything stays as it is, for good: what waits for a movement never goes on. */
  stop(): void {
    this.#stopped = true;
    for (const tween of this.#running) tween.remove();
    this.#running.clear();
  }
}
