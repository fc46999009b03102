/** Work that comes again and again: never twice at once, and a failure is told and made up for the next time. */
export function repeating(ms: number, what: string, run: () => Promise<unknown>): () => void {
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    run()
      .catch((error) => console.error(`${what}: ${error.message}`))
      .finally(() => {
        isRunning = false;
      });
  }, ms);
  return () => clearInterval(timer);
}
