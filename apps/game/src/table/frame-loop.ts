/**
 * Draws only as often as there is something to see: every frame while something moves, seldom while light breathes, not
 * at all on a table at rest. A game of thought should not empty a battery.
 */

/** Milliseconds between two frames. */
const PACE = { moving: 0, sweeping: 30, breathing: 55, resting: Number.POSITIVE_INFINITY } as const;
export type Pace = keyof typeof PACE;

/** What has just changed is drawn at full rate for this long, whatever the pace. */
const AWAKE = 160;

export class FrameLoop {
  readonly #draw: () => void;
  readonly #pace: () => Pace;
  #request = 0;
  #drawn = 0;
  #awakeUntil = 0;

  constructor(draw: () => void, pace: () => Pace) {
    this.#draw = draw;
    this.#pace = pace;
    this.#request = requestAnimationFrame(this.#tick);
  }

  /** Something is about to change. */
  wake(): void {
    this.#awakeUntil = performance.now() + AWAKE;
  }

  stop(): void {
    cancelAnimationFrame(this.#request);
  }

  readonly #tick = (): void => {
    this.#request = requestAnimationFrame(this.#tick);
    const now = performance.now();
    const pause = now < this.#awakeUntil ? PACE.moving : PACE[this.#pace()];
    if (now - this.#drawn < pause) return;
    this.#drawn = now;
    this.#draw();
  };
}
