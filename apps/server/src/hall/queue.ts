/** One after another: what is begun ends before the next begins. */
export function makeQueue(): <T>(run: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const result = last.then(run);
    last = result.catch(() => {});
    return result;
  };
}
