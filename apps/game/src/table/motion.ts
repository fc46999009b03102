/**
 * One clock for everything that moves. Movements are promises, so that an animation reads as a sequence; `finish` brings
 * all of them to their end at once, which is what skipping means.
 */
export type Ease = (t: number) => number;

export const linear: Ease = (t) => t;
export const easeOut: Ease = (t) => 1 - (1 - t) ** 3;
export const easeIn: Ease = (t) => t * t;
export const easeInOut: Ease = (t) => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2);
/** Goes a little too far and comes back. */
export const easeBack: Ease = (t) => 1 + 2.2 * (t - 1) ** 3 + 1.2 * (t - 1) ** 2;
/** There and back again. */
export const pulse: Ease = (t) => Math.sin(Math.PI * t);

export interface Movement {
  readonly duration: number;
  readonly delay?: number;
  readonly ease?: Ease;
  /** Called with 0 at first and with the eased 1 at last. */
  readonly apply?: (t: number) => void;
}

interface Running {
  readonly movement: Movement;
  readonly ease: Ease;
  readonly end: () => void;
  elapsed: number;
}

export class Motion {
  readonly #running: Running[] = [];
  /** How much faster than real time everything goes. */
  rate = 1;
  /** Movements end as soon as they begin. */
  instant = false;
  #stopped = false;

  run(movement: Movement): Promise<void> {
    if (this.#stopped) return new Promise(() => {});
    const ease = movement.ease ?? easeOut;
    if (this.instant) {
      movement.apply?.(ease(1));
      return Promise.resolve();
    }
    movement.apply?.(ease(0));
    return new Promise((end) => {
      this.#running.push({ movement, ease, end, elapsed: -(movement.delay ?? 0) });
    });
  }

  wait(duration: number): Promise<void> {
    return this.run({ duration });
  }

  tick(milliseconds: number): void {
    const passed = milliseconds * this.rate;
    for (let i = this.#running.length - 1; i >= 0; i--) {
      const running = this.#running[i] as Running;
      running.elapsed += passed;
      const { duration, apply } = running.movement;
      if (running.elapsed >= duration) this.#end(i);
      else if (running.elapsed > 0) apply?.(running.ease(running.elapsed / duration));
    }
  }

  /** Everything that runs jumps to its end. */
  finish(): void {
    while (this.#running.length > 0) this.#end(this.#running.length - 1);
  }

  /** Everything stays as it is, for good: what waits for a movement never goes on. */
  stop(): void {
    this.#stopped = true;
    this.#running.length = 0;
  }

  get busy(): boolean {
    return this.#running.length > 0;
  }

  #end(index: number): void {
    const running = this.#running[index] as Running;
    // The order does not matter, so the last one fills the gap.
    const last = this.#running.pop() as Running;
    if (last !== running) this.#running[index] = last;
    running.movement.apply?.(running.ease(1));
    running.end();
  }
}
