import { afterEach, describe, expect, test, vi } from 'vitest';
import { cacheName } from './caches.ts';

const SCOPE = 'https://example.org/fortress/';

type Network = (address: string) => Promise<Response>;

/** What a browser keeps for an origin: caches in the order of their making. */
class Storage {
  readonly kept = new Map<string, Map<string, Response>>();
  isFull = false;

  async open(name: string) {
    const files = this.kept.get(name) ?? new Map<string, Response>();
    this.kept.set(name, files);
    return {
      match: async (asked: RequestInfo) => files.get(addressOf(asked))?.clone(),
      put: async (asked: RequestInfo, answer: Response) => {
        if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
        files.set(addressOf(asked), answer);
      },
    };
  }

  async match(asked: RequestInfo): Promise<Response | undefined> {
    const found = [...this.kept.values()].map((files) => files.get(addressOf(asked)));
    return found.find((answer) => answer !== undefined)?.clone();
  }

  keys = async () => [...this.kept.keys()];
  delete = async (name: string) => this.kept.delete(name);
}

function addressOf(asked: RequestInfo): string {
  return new URL(typeof asked === 'string' ? asked : asked.url, SCOPE).href;
}

/** Starts a worker of a version, as a browser would. */
async function start(version: string, storage: Storage, network: Network) {
  const listeners = new Map<string, (event: object) => void>();
  vi.resetModules();
  vi.stubGlobal('OFFLINE_BUILD', { version, files: ['./', `assets/${version}.js`], fresh: 'community/' });
  vi.stubGlobal('caches', storage);
  vi.stubGlobal('fetch', (asked: RequestInfo) => network(addressOf(asked)));
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    clients: { claim: async () => undefined },
    registration: { scope: SCOPE },
  });
  async function fire(type: string, facts: object = {}): Promise<unknown> {
    let done: Promise<unknown> | undefined;
    const hold = (promise: Promise<unknown>) => {
      done = promise;
    };
    listeners.get(type)?.({ ...facts, waitUntil: hold, respondWith: hold });
    return done;
  }
  await import('./worker.ts');
  await fire('install');
  return {
    take: () => fire('activate'),
    ask: async (path: string) => {
      const answer = await fire('fetch', { request: new Request(new URL(path, SCOPE)) });
      return (answer as Response | undefined)?.text();
    },
  };
}

/** Every file says where it came from. */
const online: Network = async (address) => new Response(`online ${address.slice(SCOPE.length)}`);
const offline: Network = async () => {
  throw new TypeError('offline');
};

afterEach(() => vi.unstubAllGlobals());

describe('the service worker', () => {
  test('answers with what it kept when there is no network', async () => {
    const worker = await start('a', new Storage(), online);
    vi.stubGlobal('fetch', offline);
    expect(await worker.ask('')).toBe('online ');
    expect(await worker.ask('assets/a.js')).toBe('online assets/a.js');
    expect(await worker.ask('editor/')).toBeUndefined();
  });

  test('keeps the parts of the version that open tabs run, though another one waited in between', async () => {
    const storage = new Storage();
    await (await start('a', storage, online)).take();
    await start('b', storage, online);
    const worker = await start('c', storage, online);
    await worker.take();
    expect(await storage.keys()).not.toContain(cacheName(SCOPE, 'b'));
    vi.stubGlobal('fetch', offline);
    expect(await worker.ask('assets/a.js')).toBe('online assets/a.js');
  });

  test('hands on what the network says, even if it cannot be kept', async () => {
    const storage = new Storage();
    let day = 'yesterday';
    const worker = await start('a', storage, async () => new Response(day));
    expect(await worker.ask('community/index.json')).toBe('yesterday');
    day = 'today';
    storage.isFull = true;
    expect(await worker.ask('community/index.json')).toBe('today');
  });

  test('falls back on what it kept of changing files', async () => {
    const worker = await start('a', new Storage(), online);
    expect(await worker.ask('community/index.json')).toBe('online community/index.json');
    vi.stubGlobal('fetch', offline);
    expect(await worker.ask('community/index.json')).toBe('online community/index.json');
  });
});
