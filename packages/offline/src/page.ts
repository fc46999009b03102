/** The page's side: installs the service worker and tells when a newer version of the app waits. */
import { TAKE_OVER } from './message.ts';

/** A tab that stays open for days should hear of new versions, too, but need not ask at every glance. */
const ASK_AGAIN_AFTER = 60 * 60 * 1000;

/** Replaces the running version; the page is loaded again. Only ever called because a person wants it. */
export type TakeUpdate = () => void;

function takeUpdate({ waiting }: ServiceWorkerRegistration): void {
  const reload = () => window.location.reload();
  // Another tab may have taken it meanwhile.
  if (!waiting) return reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  waiting.postMessage(TAKE_OVER);
}

function watch(registration: ServiceWorkerRegistration, onUpdate: (take: TakeUpdate) => void): void {
  // Without an active worker this is the first visit, and the one that installs is no update.
  const look = () => {
    if (registration.waiting && registration.active) onUpdate(() => takeUpdate(registration));
  };
  const follow = () => registration.installing?.addEventListener('statechange', look);
  look();
  // One may be on its way already.
  follow();
  registration.addEventListener('updatefound', follow);
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < ASK_AGAIN_AFTER) return;
    asked = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** Resolves when a worker that is being installed waits, or has failed. */
function installed(worker: ServiceWorker): Promise<unknown> {
  return new Promise((done) => worker.addEventListener('statechange', done, { once: true }));
}

/** For a page that is too old for its server: loads it again, in the newest version that can be had. */
export async function reloadNewest(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const registration = await workers?.getRegistration().catch(() => undefined);
  await registration?.update().catch(() => undefined);
  if (registration?.installing) await installed(registration.installing);
  if (registration) takeUpdate(registration);
  else window.location.reload();
}

/** What the page itself needs comes first. */
function pageLoaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((done) => window.addEventListener('load', done, { once: true }));
}

/** Without service workers the app works all the same, only not offline. */
export async function keepOffline(script: string, onUpdate: (take: TakeUpdate) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await pageLoaded();
  try {
    watch(await navigator.serviceWorker.register(script), onUpdate);
  } catch {
    // Forbidden by the browser or its owner.
  }
}
