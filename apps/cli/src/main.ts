/** The terminal of the game: `npm run mf -- <command>`. */
import { runCli } from './cli.ts';
import { EXIT } from './command.ts';
import type { World } from './world.ts';

/** The scripts of the project that start this program. */
const SCRIPTS = ['mf', 'arena'];

// npm starts scripts in the folder of the project and says where the person was.
const { NO_COLOR, FORCE_COLOR, INIT_CWD, npm_lifecycle_event: script = '' } = process.env;

let interrupted: AbortController | undefined;

/** One for the whole program: a command may ask for it again and again. */
function interruption(): AbortSignal {
  if (!interrupted) {
    const controller = new AbortController();
    // Only once: a second Ctrl-C ends the program at once, as everywhere.
    process.once('SIGINT', () => controller.abort());
    process.once('SIGTERM', () => controller.abort());
    interrupted = controller;
  }
  return interrupted.signal;
}

const world: World = {
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  directory: SCRIPTS.includes(script) && INIT_CWD ? INIT_CWD : process.cwd(),
  colour: !NO_COLOR && (process.stdout.isTTY || Boolean(FORCE_COLOR)),
  interruption,
  now: () => Date.now(),
};

// `mf … | head` closes the pipe early; that is no failure of the program.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(EXIT.fine);
  throw error;
});

try {
  process.exitCode = await runCli(process.argv.slice(2), world);
} catch (error) {
  // Bad input never leads here: this is a mistake in the program, and says so without burying the person in a trace.
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`mf: a mistake in the program: ${message}\n`);
  if (process.env.MF_DEBUG && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  process.exitCode = EXIT.rejected;
}
