/** Ports that nobody else uses. */
import { createServer } from 'node:net';

/** Below those that the system gives to whoever calls out: such a port may be taken again in the next moment. */
const LOWEST = 12_000;
const COUNT = 18_000;

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

export async function freePort(): Promise<number> {
  const port = LOWEST + Math.floor(Math.random() * COUNT);
  return (await isFree(port)) ? port : freePort();
}
