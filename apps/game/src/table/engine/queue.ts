/**
 * One thing after another. What fails is told to whoever asked for it, and holds up nothing that comes after. Phaser’s chains
 * and timelines know tweens and calls only; this waits for promises, of textures that are painted for instance.
 */
export class Queue {
  #last: Promise<void> = Promise.resolve();

  add(work: () => void | Promise<void>): Promise<void> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => {});
    return done;
  }
}
