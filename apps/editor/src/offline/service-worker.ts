/**
 * Lets the editor open without a network. What has a hash in its name never changes and comes from the cache; for all
 * else the network is asked first, so that a new version is seen at once.
 */

/** The part of the scope of a service worker that is needed; its full types do not go together with those of a page. */
interface Scope {
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil(done: Promise<unknown>): void }) => void,
  ): void;
  addEventListener(
    type: 'fetch',
    listener: (event: { readonly request: Request; respondWith(answer: Promise<Response>): void }) => void,
  ): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly location: Location;
}

const scope = self as unknown as Scope;
const CACHE = 'mahjong-fortress-editor';

/** The build lists its files here. */
const FILE_LIST = 'files.json';

async function fill(): Promise<void> {
  const files = (await (await fetch(FILE_LIST)).json()) as readonly string[];
  const cache = await caches.open(CACHE);
  await cache.addAll(['./', ...files]);
  await scope.skipWaiting();
}

async function fromNetwork(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (response.ok) {
    const cache = await caches.open(CACHE);
    await cache.put(request, response.clone());
  }
  return response;
}

async function answer(request: Request): Promise<Response> {
  const known = () => caches.match(request, { ignoreSearch: true });
  if (/\/assets\//.test(request.url)) return (await known()) ?? fromNetwork(request);
  try {
    return await fromNetwork(request);
  } catch {
    return (await known()) ?? Response.error();
  }
}

scope.addEventListener('install', (event) => event.waitUntil(fill()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('fetch', (event) => {
  const isOurs =
    event.request.method === 'GET' && new URL(event.request.url).origin === scope.location.origin;
  if (isOurs) event.respondWith(answer(event.request));
});
