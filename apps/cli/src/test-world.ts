/** A terminal for tests: what is typed goes in, what is printed comes out. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { afterAll } from 'vitest';
import { runCli } from './cli.ts';
import type { Exit } from './command.ts';
import type { World } from './world.ts';

class Paper extends Writable {
  text = '';
  override _write(chunk: unknown, _encoding: string, done: () => void): void {
    this.text += String(chunk);
    done();
  }
}

export interface CommandRun {
  readonly exit: Exit;
  readonly out: string;
  readonly err: string;
}

export interface TestOptions {
  readonly stdin?: string | Readable;
  readonly directory?: string;
  readonly interrupted?: AbortSignal;
  readonly stopped?: AbortSignal;
  readonly now?: () => number;
  readonly languages?: readonly string[];
  readonly server?: string;
  readonly moderatorToken?: string;
  readonly configFolder?: string;
}

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A folder that is gone when the tests of the file are done. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mf-'));
  folders.push(folder);
  return folder;
}

export async function mf(argv: readonly string[], options: TestOptions = {}): Promise<CommandRun> {
  const { stdin = '', directory = '.', now = Date.now, languages = [] } = options;
  const { interrupted: finish = new AbortController().signal, stopped: stop = new AbortController().signal } =
    options;
  const stdout = new Paper();
  const stderr = new Paper();
  const world: World = {
    stdin: typeof stdin === 'string' ? Readable.from([Buffer.from(stdin)]) : stdin,
    stdout,
    stderr,
    directory,
    colour: false,
    languages,
    server: options.server,
    moderatorToken: options.moderatorToken,
    configFolder: options.configFolder ?? join(directory, '.config'),
    interruption: () => ({ finish, stop }),
    now,
  };
  const exit = await runCli(argv, world);
  return { exit, out: stdout.text, err: stderr.text };
}

/** The answer of a command as data. */
export async function mfJson<T = Record<string, unknown>>(
  argv: readonly string[],
  options: TestOptions = {},
): Promise<T> {
  const { out } = await mf([...argv, '--json'], options);
  return JSON.parse(out) as T;
}
