/** Ctrl-C: once to finish what is begun, twice to stop now and keep what is done. */
import { EXIT } from './command.ts';

export interface Interruption {
  /** Nothing new is to be begun. */
  readonly finish: AbortSignal;
  /** What is begun is to be left. */
  readonly stop: AbortSignal;
}

/** npm passes on the Ctrl-C that the terminal has sent to everybody: so soon after another it is the same press. */
const SAME_PRESS = 300;

export function hearInterruption(): Interruption {
  const finish = new AbortController();
  const stop = new AbortController();
  let presses = 0;
  let last = Number.NEGATIVE_INFINITY;
  process.on('SIGINT', () => {
    const now = performance.now();
    if (now - last < SAME_PRESS) return;
    last = now;
    presses++;
    if (presses === 1) finish.abort();
    else if (presses === 2) stop.abort();
    else process.exit(EXIT.interrupted);
  });
  // Whoever sends this does not wait for a game to end.
  process.on('SIGTERM', () => {
    finish.abort();
    stop.abort();
  });
  return { finish: finish.signal, stop: stop.signal };
}
