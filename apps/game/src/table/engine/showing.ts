/** The animation that is waited for, and what becomes of one that does not even end when it is brought to its end. */

/** What was hurried and has not ended after so long never will; it holds up nothing. */
const OVERDUE_AFTER = 1000;

export class Showing {
  /** Lets nobody wait any longer; there is none while nothing is shown. */
  #abandon: (() => void) | undefined;
  #overdue: ReturnType<typeof setTimeout> | undefined;

  get isRunning(): boolean {
    return this.#abandon !== undefined;
  }

  /** Ends when the animation does, or nobody waits for it any more. */
  async run(animation: () => Promise<void>): Promise<void> {
    try {
      await new Promise<void>((resolve, reject) => {
        this.#abandon = resolve;
        animation().then(resolve, reject);
      });
    } finally {
      this.#abandon = undefined;
      clearTimeout(this.#overdue);
      this.#overdue = undefined;
    }
  }

  /** It was brought to its end. */
  hurry(): void {
    if (this.#abandon) this.#overdue ??= setTimeout(this.#abandon, OVERDUE_AFTER);
  }

  abandon(): void {
    clearTimeout(this.#overdue);
    this.#abandon?.();
  }
}
