/** Movements that take no time: what they would take is counted. */
import type { Motion, Movement } from '../table/effects/motion.ts';

interface Ending {
  readonly at: number;
  end(): void;
}

export class VirtualMotion {
  /** Milliseconds since the beginning. */
  now = 0;
  readonly #endings: Ending[] = [];

  /** What is waited for, as the table knows it. */
  get motion(): Motion {
    const run = (...movements: Movement[]) =>
      this.#after(
        movements.reduce((sum, { delay = 0, duration, yoyo }) => sum + delay + duration * (yoyo ? 2 : 1), 0),
      );
    const wait = (duration: number) => run({ duration });
    return { run, wait, to: () => {} } as unknown as Motion;
  }

  #after(milliseconds: number): Promise<void> {
    return new Promise((end) => this.#endings.push({ at: this.now + milliseconds, end }));
  }

  /** Lets everything end in its order, until what was asked for has. */
  async until(work: Promise<unknown>): Promise<void> {
    let isDone = false;
    const done = work.then(() => {
      isDone = true;
    });
    while (!isDone) {
      // What follows an ending begins before the next one ends.
      await new Promise((resume) => setImmediate(resume));
      const next = this.#endings.sort((a, b) => a.at - b.at).shift();
      if (!next) continue;
      this.now = next.at;
      next.end();
    }
    await done;
  }
}
