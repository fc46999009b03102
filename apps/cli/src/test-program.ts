/** The real program, for tests: a process that can be fed, watched and killed. */
import { spawn } from 'node:child_process';
import { inject, onTestFinished } from 'vitest';

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
  /** Whoever started it ends it; otherwise it ends with the test. */
  readonly isShared?: boolean;
}

/** Another program than ours, run like ours. */
export function startNode(words: readonly string[], options: StartOptions = {}): Started {
  const { stdin = '', directory, first, stdout, isShared = false } = options;
  const place = directory === undefined ? {} : { npm_lifecycle_event: 'mf', INIT_CWD: directory };
  const node = [process.execPath, ...words];
  const [command = '', ...args] =
    first === undefined ? node : ['sh', '-c', `${first} && exec "$@"`, 'sh', ...node];
  const child = spawn(command, args, {
    env: { ...process.env, MF_LANG: 'en', ...place, ...options.env },
    stdio: ['pipe', stdout ?? 'pipe', 'pipe'],
  });
  // A test that fails or takes too long leaves nothing running.
  if (!isShared) onTestFinished(() => void child.kill('SIGKILL'));
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
  return startNode([inject('program'), ...argv], options);
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
