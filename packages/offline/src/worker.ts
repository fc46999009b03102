/**
 * The service worker of an app: it keeps every file of one build, so that the app opens without a network and never
 * mixes two versions. A newer version waits until a person takes it.
 */
import { sourceOf } from './answer.ts';
import type { Build } from './build.ts';
import { cacheName, FRESH, outdatedCaches, takenMark } from './caches.ts';
import { isGood, isGoodFresh } from './good.ts';
import { TAKE_OVER } from './message.ts';

/** The part of the scope of a service worker that is needed; its full types do not go together with those of a page. */
interface WorkerScope {
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil(done: Promise<unknown>): void }) => void,
  ): void;
  addEventListener(
    type: 'fetch',
    listener: (event: { readonly request: Request; respondWith(answer: Promise<Response>): void }) => void,
  ): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly scope: string };
}

/** The build puts its list in here. */
declare const OFFLINE_BUILD: Build;

const build: Build = OFFLINE_BUILD;
const worker = self as unknown as WorkerScope;
const { scope } = worker.registration;
const current = cacheName(scope, build.version);

/** What has a hash in its name never changes, so a copy of an earlier version will do. */
async function fetchPart(file: string): Promise<Response> {
  const isHashed = file.startsWith('assets/');
  const address = new URL(file, scope).href;
  const known = isHashed ? await caches.match(file) : undefined;
  if (known && isGood(known, address)) return known;
  const response = await fetch(file, { cache: isHashed ? 'default' : 'no-cache' });
  if (!isGood(response, address)) throw new Error(`${file}: ${response.status}`);
  return response;
}

async function install(): Promise<void> {
  const cache = await caches.open(current);
  await Promise.all(build.files.map(async (file) => cache.put(file, await fetchPart(file))));
}

async function activate(): Promise<void> {
  const mark = takenMark(scope, build.version);
  // A version that comes back is the latest all the same.
  await caches.delete(mark);
  await caches.open(mark);
  const outdated = outdatedCaches(await caches.keys(), scope, build.version);
  await Promise.all(outdated.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function fromBuild(address: string, request: Request): Promise<Response> {
  const cache = await caches.open(current);
  // A browser short of room may have thrown the cache away.
  return (await cache.match(address)) ?? fetch(request);
}

async function fromAnyBuild(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/** The latest good answer; else what came with a build, of this app or of another one beside it. */
async function keptOf(request: Request): Promise<Response | undefined> {
  for (const name of [cacheName(scope, FRESH), ...(await caches.keys())]) {
    const kept = await (await caches.open(name)).match(request);
    // An earlier version kept whatever came.
    if (kept && (await isGoodFresh(kept, request.url))) return kept;
  }
  return undefined;
}

/** A bad answer counts as none, unless there is nothing better. */
async function fromNetwork(request: Request): Promise<Response> {
  const response = await fetch(request).catch(() => Response.error());
  if (!(await isGoodFresh(response, request.url))) return (await keptOf(request)) ?? response;
  const latest = await caches.open(cacheName(scope, FRESH));
  // A full storage is no reason to answer with anything older.
  await latest.put(request, response.clone()).catch(() => undefined);
  return response;
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const source = sourceOf(request, scope, build);
  switch (source.from) {
    case 'build':
      return event.respondWith(fromBuild(source.address, request));
    case 'any-build':
      return event.respondWith(fromAnyBuild(request));
    case 'network-first':
      return event.respondWith(fromNetwork(request));
    case 'browser':
      return;
  }
});
