/**
 * A folder belongs to one process at a time: the one that listens on a socket in it. The socket dies with its process, however
 * that ends, so a lock is never left behind.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartProblem } from './db.ts';

/** Systems allow no more for the path of a socket. */
const LONGEST_PATH = 100;
/** Taking a lock takes milliseconds; a guard this old was left by a process that died meanwhile. */
const OLD_GUARD_MS = 3000;

function addressOf(folder: string): string {
  if (process.platform === 'win32') {
    return `\\\\.\\pipe\\mahjong-fortress-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  }
  const absolute = path.join(folder, 'lock');
  const relative = path.relative(process.cwd(), absolute);
  const address = relative.length < absolute.length ? relative : absolute;
  if (address.length <= LONGEST_PATH) return address;
  const message = `The path of the data folder is too long to be locked (${folder}): choose a shorter one with DATA=….`;
  throw new StartProblem({ code: 'path-too-long', message });
}

function isHeld(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
    socket.once('connect', () => socket.destroy());
  });
}

/** Between looking at a lock and taking it, nobody else may do the same. */
async function guarded<T>(folder: string, run: () => Promise<T>): Promise<T> {
  const guard = path.join(folder, 'locking');
  for (;;) {
    try {
      mkdirSync(guard);
      break;
    } catch {
      const since = statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
      if (Date.now() - since > OLD_GUARD_MS) rmSync(guard, { recursive: true, force: true });
      else await sleep(20);
    }
  }
  try {
    return await run();
  } finally {
    rmdirSync(guard);
  }
}

function listen(address: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(address, () => {
      server.unref();
      resolve(server);
    });
  });
}

/** Takes the folder for this process; what is returned gives it back. */
export async function lockFolder(folder: string): Promise<() => void> {
  mkdirSync(folder, { recursive: true });
  const real = realpathSync(folder);
  const address = addressOf(real);
  return guarded(real, async () => {
    if (await isHeld(address)) {
      const message = `Another server is using the data in ${folder}: stop it first, or choose another folder with DATA=….`;
      throw new StartProblem({ code: 'folder-in-use', message });
    }
    if (process.platform !== 'win32') rmSync(address, { force: true });
    const server = await listen(address);
    return () => server.close();
  });
}
