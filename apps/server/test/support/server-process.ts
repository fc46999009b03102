/** A real server in a process of its own, to be killed at any time. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const HOST = fileURLToPath(new URL('../../../../tools/host.js', import.meta.url));

export interface ServerProcess {
  readonly pid: number;
  readonly url: string;
  /** Everything that it printed. */
  output(): string;
  /** Without warning, as a power cut would; or with SIGTERM, as an operator. */
  kill(signal?: NodeJS.Signals): Promise<void>;
  /** How it ended. */
  readonly exit: Promise<number | null>;
}

export interface ProcessOptions {
  readonly port: number;
  readonly env: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
}

function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('exit', (code) => resolve(code)));
}

/** Starts it and waits until it listens, or until it has given up. */
export async function startServerProcess({ port, env, args = [] }: ProcessOptions): Promise<ServerProcess> {
  const child = spawn(process.execPath, [HOST, ...args], {
    env: { ...process.env, LIMITS_TIMES: '1000', DATABASE_URL: '', BUS_URL: '', ...env, PORT: `${port}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const exit = exitOf(child);
  // It takes the next port where another program has this one.
  const url = await new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        const [address] = /http:\/\/127\.0\.0\.1:\d+(?=\/)/.exec(printed) ?? [];
        if (address) resolve(address);
      });
    }
    exit.then(() => resolve(`http://127.0.0.1:${port}`));
  });
  return {
    pid: child.pid ?? 0,
    url,
    output: () => printed,
    exit,
    async kill(signal = 'SIGKILL') {
      child.kill(signal);
      await exit;
    },
  };
}
