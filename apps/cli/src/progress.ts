/** Long work: says how far it is, and lets the program hear an interruption. */
import { tell } from './terminal.ts';
import type { World } from './world.ts';

const BREATH = 50;
/** A terminal shows one moving line; a log file gets a line now and then. */
const TERMINAL_EVERY = 200;
const LOG_EVERY = 10_000;

export interface Work {
  /** To be awaited between pieces of work. Answers false once no further piece is to be begun. */
  goOn(progress: () => string): Promise<boolean>;
  /** To be awaited within a piece. Answers false once it is to be left unfinished. */
  breathe(): Promise<boolean>;
  end(): void;
}

/** `finishing` says what is still being finished when Ctrl-C is pressed; absent for work that ends at once. */
export function beginWork(world: World, finishing?: () => string): Work {
  const { stderr, now } = world;
  const { finish, stop } = world.interruption();
  const every = stderr.isTTY ? TERMINAL_EVERY : LOG_EVERY;
  let breathed = now();
  let told = breathed;
  let shown = false;
  const clearLine = () => {
    if (shown && stderr.isTTY) stderr.write('\r\x1b[K');
    shown = false;
  };
  const explain = () => {
    clearLine();
    if (finishing) tell(world, `${finishing()} Press Ctrl-C again to stop now and keep the finished games.`);
  };
  finish.addEventListener('abort', explain);
  const breatheAt = async (time: number) => {
    if (time - breathed < BREATH) return;
    // Signals are heard only when the running code lets go for a moment.
    await new Promise((resume) => setImmediate(resume));
    breathed = now();
  };
  return {
    async breathe() {
      await breatheAt(now());
      return !stop.aborted;
    },
    async goOn(progress) {
      const time = now();
      await breatheAt(time);
      if (time - told >= every) {
        told = time;
        shown = true;
        stderr.write(stderr.isTTY ? `\r\x1b[K${progress()}` : `${progress()}\n`);
      }
      return !finish.aborted;
    },
    end() {
      clearLine();
      finish.removeEventListener('abort', explain);
    },
  };
}

/** A bar for work of which the whole is known. */
export function barText(done: number, games: number): string {
  const width = 30;
  const filled = Math.round((done / games) * width);
  return `[${'#'.repeat(filled)}${'.'.repeat(width - filled)}] ${done} of ${games} games`;
}
