/** Long work: says how far it is, and lets the program hear an interruption. */
import type { World } from './world.ts';

const BREATH = 50;
/** A terminal shows one moving line; a log file gets a line now and then. */
const TERMINAL_EVERY = 200;
const LOG_EVERY = 10_000;

export interface Work {
  /** To be awaited between pieces of work. Answers false once the work was interrupted. */
  goOn(progress: () => string): Promise<boolean>;
  end(): void;
}

export function beginWork({ stderr, now, interruption }: World): Work {
  const interrupted = interruption();
  const every = stderr.isTTY ? TERMINAL_EVERY : LOG_EVERY;
  let breathed = now();
  let told = breathed;
  let shown = false;
  return {
    async goOn(progress) {
      const time = now();
      if (time - breathed >= BREATH) {
        // Signals are heard only when the running code lets go for a moment.
        await new Promise((resume) => setImmediate(resume));
        breathed = now();
      }
      if (time - told >= every) {
        told = time;
        shown = true;
        stderr.write(stderr.isTTY ? `\r\x1b[K${progress()}` : `${progress()}\n`);
      }
      return !interrupted.aborted;
    },
    end() {
      if (shown && stderr.isTTY) stderr.write('\r\x1b[K');
    },
  };
}

/** A bar for work of which the whole is known. */
export function barText(done: number, games: number): string {
  const width = 30;
  const filled = Math.round((done / games) * width);
  return `[${'#'.repeat(filled)}${'.'.repeat(width - filled)}] ${done} of ${games} games`;
}
