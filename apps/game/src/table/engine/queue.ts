/** One thing after another. What fails is told to whoever asked for it, and holds up nothing that comes after. */
export class Queue {
  #last: Promise<void> = Promise.resolve();

  add(work: () => void | Promise<void>): Promise<void> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => {});
    return done;
  }
}
