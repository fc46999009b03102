/** The real program, for tests: a process that can be fed, watched and killed. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const MAIN = join(import.meta.dirname, 'main.ts');

export interface Started {
  readonly exit: Promise<number | null>;
  kill(signal: NodeJS.Signals): void;
  /** Nobody reads what it prints any more. */
  hangUp(): void;
  out(): string;
  err(): string;
}

export interface StartOptions {
  readonly stdin?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Where the person is. */
  readonly directory?: string;
  /** What goes before the program in a shell: limits for it. */
  readonly first?: string;
  /** Where standard output goes, instead of to `out`. */
  readonly stdout?: number;
}

/** Another program than ours, run like ours. */
export function startNode(words: readonly string[], options: StartOptions = {}): Started {
  const { stdin = '', directory, first, stdout } = options;
  const place = directory === undefined ? {} : { npm_lifecycle_event: 'mf', INIT_CWD: directory };
  // The loader keeps files of its own, which are not to meet the limits of a test.
  const cache = first === undefined ? {} : { TSX_DISABLE_CACHE: '1' };
  const node = [process.execPath, '--import', 'tsx', ...words];
  const [command = '', ...args] =
    first === undefined ? node : ['sh', '-c', `${first} && exec "$@"`, 'sh', ...node];
  const child = spawn(command, args, {
    env: { ...process.env, MF_LANG: 'en', ...cache, ...place, ...options.env },
    stdio: ['pipe', stdout ?? 'pipe', 'pipe'],
  });
  // A test that fails or takes too long leaves nothing running.
  onTestFinished(() => void child.kill('SIGKILL'));
  let out = '';
  let err = '';
  child.stdout?.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    err += chunk;
  });
  child.stdin?.end(stdin);
  return {
    exit: new Promise((resolve) => child.on('close', resolve)),
    kill: (signal) => child.kill(signal),
    hangUp: () => child.stdout?.destroy(),
    out: () => out,
    err: () => err,
  };
}

export function start(argv: readonly string[], options: StartOptions = {}): Started {
  return startNode([MAIN, ...argv], options);
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resume) => setTimeout(resume, milliseconds));
}

/** Waits for something the program does; not for ever, it may have ended. */
export async function until(reached: () => boolean): Promise<void> {
  for (let waited = 0; !reached(); waited += 20) {
    if (waited > 50_000) throw new Error('it did not come to that');
    await pause(20);
  }
}
