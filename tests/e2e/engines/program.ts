/** Programs that run beside a test: whatever becomes of it, they and all they have started end with it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';

export interface Program {
  readonly child: ChildProcess;
  /** What it said first that matches, on one of its outputs; an error if it ends before. */
  says(output: number, wanted: RegExp): Promise<string>;
  end(): void;
}

interface ProgramOptions {
  readonly env?: Readonly<Record<string, string>>;
}

const running = new Set<Program>();
process.on('exit', () => {
  for (const program of running) program.end();
});

/** Starts a program with a home of its own and its outputs 1 to 3 open. */
export function startProgram(
  command: string,
  args: readonly string[],
  options: ProgramOptions = {},
): Program {
  const home = mkdtempSync(path.join(tmpdir(), 'mahjong-fortress-'));
  const child = spawn(command, args, {
    env: { ...process.env, HOME: home, XDG_RUNTIME_DIR: home, NO_AT_BRIDGE: '1', ...options.env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    // The head of a group: browsers consist of many processes, and the group is ended as one.
    detached: true,
  });
  const said = ['', '', '', ''];
  for (const output of [1, 2, 3]) {
    (child.stdio[output] as Readable).on('data', (words) => {
      said[output] += words;
    });
  }
  const program: Program = {
    child,
    says: (output, wanted) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const [, found] = wanted.exec(said[output] ?? '') ?? [];
          if (found !== undefined) resolve(found);
        };
        child.once('error', (error) =>
          reject(new Error(`${command} could not be started: ${error.message}`)),
        );
        child.once('close', () => reject(new Error(`${command} ended too soon: ${said[2]}`)));
        (child.stdio[output] as Readable).on('data', look);
        look();
      }),
    end() {
      running.delete(program);
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It has ended by itself.
      }
      rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
    },
  };
  running.add(program);
  return program;
}

const DISPLAY = 'Xvfb';

/** Whether there is what makes a screen that nobody sees. */
export function hasDisplay(): boolean {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.some((folder) => existsSync(path.join(folder, DISPLAY)));
}

/** A screen that nobody sees; with one, browsers paint as they do for people, WebGL and all. */
export async function startDisplay(): Promise<Program & { readonly display: string }> {
  const screen = ['-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const program = startProgram(DISPLAY, ['-displayfd', '3', ...screen]);
  return { ...program, display: `:${await program.says(3, /(\d+)\n/)}` };
}
