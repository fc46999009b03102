/** A static host of its own for one test: from another folder of the address, or with files that may be changed. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('../../../tools/serve.js', import.meta.url));
export const DIST = fileURLToPath(new URL('../../../dist', import.meta.url));

interface HostOptions {
  readonly folder?: string;
  readonly base?: string;
}

export interface Host {
  /** The address of the game, with a slash at its end. */
  readonly address: string;
  stop(): void;
}

export async function startHost({ folder = DIST, base = '/' }: HostOptions): Promise<Host> {
  const server = spawn(process.execPath, [SERVER, '--folder', folder, '--base', base], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(server.stdout)) {
    const [address] = /http:\S+/.exec(line) ?? [];
    if (address) return { address, stop: () => void server.kill() };
  }
  throw new Error('The server did not say where it listens.');
}
