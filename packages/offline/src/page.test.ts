import { afterEach, describe, expect, test, vi } from 'vitest';
import { keepOffline } from './page.ts';

/** A worker on its way, and the registration it belongs to. */
function registrationWith(active: object | null) {
  const installing = new EventTarget();
  return Object.assign(new EventTarget(), { active, installing, waiting: null as object | null });
}

type Registration = ReturnType<typeof registrationWith>;

function finishInstalling(registration: Registration): void {
  registration.waiting = registration.installing;
  registration.installing.dispatchEvent(new Event('statechange'));
}

async function open(registration: Registration) {
  const onUpdate = vi.fn();
  vi.stubGlobal('document', { readyState: 'complete', addEventListener: () => undefined });
  vi.stubGlobal('navigator', { serviceWorker: { register: async () => registration } });
  await keepOffline('service-worker.js', onUpdate);
  return onUpdate;
}

afterEach(() => vi.unstubAllGlobals());

describe('the page', () => {
  test('tells of a version that was on its way before the page asked', async () => {
    const registration = registrationWith({});
    const onUpdate = await open(registration);
    expect(onUpdate).not.toHaveBeenCalled();
    finishInstalling(registration);
    expect(onUpdate).toHaveBeenCalledOnce();
  });

  test('tells once of a version that is found later', async () => {
    const registration = registrationWith({});
    const onUpdate = await open(registration);
    registration.dispatchEvent(new Event('updatefound'));
    finishInstalling(registration);
    expect(onUpdate).toHaveBeenCalledOnce();
  });

  test('says nothing on the first visit', async () => {
    const registration = registrationWith(null);
    const onUpdate = await open(registration);
    finishInstalling(registration);
    expect(onUpdate).not.toHaveBeenCalled();
  });
});
