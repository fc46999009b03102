/** A real server of online tables, for tests: a process with a folder of its own that can be killed and come back. */
import { join } from 'node:path';
import { type Started, startNode, until } from './test-program.ts';
import { temporaryFolder } from './test-world.ts';

const HOST = join(import.meta.dirname, '../../../tools/host.js');

export interface TestServer {
  readonly url: string;
  /** Without warning, as a power cut would. */
  kill(): Promise<void>;
  /** At the same address, with what was kept. */
  restart(): Promise<void>;
}

export async function startTestServer(more: Readonly<Record<string, string>> = {}): Promise<TestServer> {
  const data = join(temporaryFolder(), 'data');
  let port = 20_000 + Math.floor(Math.random() * 20_000);
  let running: Started;
  async function begin(): Promise<void> {
    const env = { PORT: `${port}`, DATA: data, LIMITS_TIMES: '1000', DATABASE_URL: '', BUS_URL: '', ...more };
    running = startNode([HOST], { env, isShared: true });
    await until(() => /127\.0\.0\.1:\d+\//.test(running.out()));
    // It takes the next port where another program has this one.
    port = Number(/127\.0\.0\.1:(\d+)\//.exec(running.out())?.[1]);
  }
  await begin();
  return {
    url: `http://127.0.0.1:${port}`,
    async kill() {
      running.kill('SIGKILL');
      await running.exit;
    },
    restart: begin,
  };
}
