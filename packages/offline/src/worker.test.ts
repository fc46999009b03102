import { afterEach, describe, expect, test, vi } from 'vitest';
import { cacheName, FRESH } from './caches.ts';

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
const json = (text: string) => new Response(text, { headers: { 'content-type': 'application/json' } });
const page = (status = 200) =>
  new Response('<!doctype html><p>Please log in', { status, headers: { 'content-type': 'text/html' } });
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

  test('does not take a page for a part of the app', async () => {
    const storage = new Storage();
    const network: Network = async (address) => (address.endsWith('.js') ? page() : online(address));
    await expect(start('a', storage, network)).rejects.toThrow('assets/a.js');
    storage.kept.set(cacheName(SCOPE, 'before'), new Map([[`${SCOPE}assets/a.js`, page()]]));
    const worker = await start('a', storage, online);
    vi.stubGlobal('fetch', offline);
    expect(await worker.ask('assets/a.js')).toBe('online assets/a.js');
  });
});

describe('of files that change', () => {
  const INDEX = 'community/index.json';
  const yesterday = '{"version":1,"layouts":[]}';
  const today = '{"version":1,"layouts":[{}]}';

  test('the service worker hands on what the network says, even if it cannot be kept', async () => {
    const storage = new Storage();
    let day = yesterday;
    const worker = await start('a', storage, async () => json(day));
    expect(await worker.ask(INDEX)).toBe(yesterday);
    day = today;
    storage.isFull = true;
    expect(await worker.ask(INDEX)).toBe(today);
  });

  test.each([
    [INDEX, yesterday],
    ['community/page-2.json', '{"version":2,"layouts":[]}'],
    ['community/maze.json', '{"version":1,"rows":[]}'],
  ])('it falls back on what it kept: %s', async (file, text) => {
    const worker = await start('a', new Storage(), async () => json(text));
    expect(await worker.ask(file)).toBe(text);
    vi.stubGlobal('fetch', offline);
    expect(await worker.ask(file)).toBe(text);
  });

  const brokenOff = () =>
    new Response(
      new ReadableStream({
        start(stream) {
          stream.enqueue(new TextEncoder().encode(today));
          stream.error(new TypeError('connection reset'));
        },
      }),
    );

  test.each([
    ['a page with 200', () => page()],
    ['a page with 503', () => page(503)],
    ['half of a file', () => json(today.slice(0, -3))],
    ['a connection that breaks off', brokenOff],
    ['nothing at all', () => json('')],
    ['another JSON', () => json('{"error":"not today"}')],
    ['an index without its list', () => json('{"version":1}')],
    ['null', () => json('null')],
    ['a part of a file', () => new Response(today, { status: 206 })],
  ])('a good answer outlives %s', async (_, bad) => {
    let answer = () => json(yesterday);
    const worker = await start('a', new Storage(), async () => answer());
    expect(await worker.ask(INDEX)).toBe(yesterday);
    answer = bad;
    expect(await worker.ask(INDEX)).toBe(yesterday);
    vi.stubGlobal('fetch', offline);
    expect(await worker.ask(INDEX)).toBe(yesterday);
  });

  test('half a picture is not kept, a whole one is', async () => {
    let picture = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0';
    const headers = { 'content-type': 'image/svg+xml' };
    const worker = await start('a', new Storage(), async () => new Response(picture, { headers }));
    const online = () => worker.ask('community/pictures/maze.svg');
    expect(await online()).toBe(picture);
    vi.stubGlobal('fetch', offline);
    expect(await online()).toBe('');
    picture += '"/></svg>\n';
    vi.stubGlobal('fetch', async () => new Response(picture, { headers }));
    expect(await online()).toBe(picture);
    vi.stubGlobal('fetch', offline);
    expect(await online()).toBe(picture);
  });

  test('without anything better a bad answer is handed on, and not kept', async () => {
    const worker = await start('a', new Storage(), online);
    vi.stubGlobal('fetch', async () => page(404));
    expect(await worker.ask(INDEX)).toContain('Please log in');
    vi.stubGlobal('fetch', offline);
    expect(await worker.ask(INDEX)).toBe('');
  });

  test('what an earlier worker kept is judged as well, and the one of the build is there', async () => {
    const storage = new Storage();
    storage.kept.set(cacheName(SCOPE, FRESH), new Map([[SCOPE + INDEX, page()]]));
    storage.kept.set(cacheName(SCOPE, 'built'), new Map([[SCOPE + INDEX, json(yesterday)]]));
    const worker = await start('a', storage, online);
    vi.stubGlobal('fetch', offline);
    expect(await worker.ask(INDEX)).toBe(yesterday);
  });
});
