/** The terminal of the game: `npm run mf -- <command>`. */
import { homedir } from 'node:os';
import { join } from 'node:path';
import { runCli } from './cli.ts';
import { EXIT } from './command.ts';
import { hearInterruption, type Interruption } from './interruption.ts';
import { standardOutput } from './standard-output.ts';
import { tell } from './terminal.ts';
import type { World } from './world.ts';

/** The scripts of the project that start this program. */
const SCRIPTS = ['mf', 'arena'];

// npm starts scripts in the folder of the project and says where the person was.
const { MF_LANG, LC_ALL, LC_MESSAGES, LANG, MF_SERVER, MF_MODERATOR_TOKEN, XDG_CONFIG_HOME, APPDATA } =
  process.env;
const { NO_COLOR, FORCE_COLOR, INIT_CWD, npm_lifecycle_event: script = '' } = process.env;

/** One for the whole program: a command may ask for it again and again. */
let interruption: Interruption | undefined;

const world: World = {
  stdin: process.stdin,
  stdout: standardOutput(),
  stderr: process.stderr,
  directory: SCRIPTS.includes(script) && INIT_CWD ? INIT_CWD : process.cwd(),
  colour: !NO_COLOR && (process.stdout.isTTY || Boolean(FORCE_COLOR)),
  languages: [MF_LANG, LC_ALL, LC_MESSAGES, LANG],
  server: MF_SERVER || undefined,
  moderatorToken: MF_MODERATOR_TOKEN || undefined,
  configFolder: XDG_CONFIG_HOME || APPDATA || join(homedir(), '.config'),
  interruption() {
    interruption ??= hearInterruption();
    return interruption;
  },
  now: () => Date.now(),
};

try {
  process.exitCode = await runCli(process.argv.slice(2), world);
} catch (error) {
  // Bad input never leads here: this is a bug, and says so without burying the person in a trace.
  const message = error instanceof Error ? error.message : String(error);
  tell(world, `mf: internal error: ${message}`);
  if (process.env.MF_DEBUG && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  process.exitCode = EXIT.rejected;
}
