/** The browser's history follows the screen, and the screen follows the history. */
import { effect } from '@preact/signals';
import { type Address, isSameStay, makeAddress, type Place, parseAddress } from './address.ts';
import type { AppModel } from './app-model.ts';

/** Something that is not here, or not whole: the first screen, and a sheet that says so. */
function miss(app: AppModel, name: 'missingGame' | 'brokenReplay' | 'brokenPuzzle'): void {
  app.toTitle();
  app.dialog.value = name;
}

async function openPlace(app: AppModel, place: Place): Promise<void> {
  switch (place.type) {
    case 'title':
      return app.toTitle();
    case 'newGame':
      return app.returnToSheet(place.sheet);
    case 'sharedFortress':
      return app.openFortress(place.link);
    case 'trial':
      return app.tryOut(place.link);
    case 'lessons':
      return app.teach();
    case 'towers':
      return app.toTowers(place.page);
    case 'lobby':
      return app.toLobby();
    case 'farTable':
      return app.toFarTable(place.id, place.game);
    case 'game':
      if (!(await app.resume(place.id))) miss(app, 'missingGame');
      return;
    case 'replay':
      if (!(await app.watchSave(place.id, place.step))) miss(app, 'missingGame');
      return;
    case 'puzzle':
      if (!(await app.toPuzzle(place.code))) miss(app, 'brokenPuzzle');
      return;
    case 'sharedReplay':
      if (!(await app.watchCode(place.code, place.step))) miss(app, 'brokenReplay');
      return;
  }
}

/** Opens what an address says; resolves once it is there. */
async function goTo(app: AppModel, { place, dialog }: Address): Promise<void> {
  const at = app.screen.value.place;
  if (!at || makeAddress({ place: at }) !== makeAddress({ place })) await openPlace(app, place);
  else app.dialog.value = undefined;
  // What could not be opened has said so already.
  app.dialog.value ??= dialog;
}

/** What an entry of the history remembers: the address that it was opened from. */
function cameFrom(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
}

/** Scrubbing through a replay is many steps; browsers refuse to write them all. */
const REST_MS = 400;

export function followHistory(app: AppModel): void {
  const { history, location } = window;
  /** What the history says; undefined until the first address has been gone to. */
  let current: Address | undefined;
  let isReturning = false;
  /** How many addresses are being gone to: where they end is no step of its own. */
  let goings = 0;
  let resting: ReturnType<typeof setTimeout> | undefined;

  function write(how: 'push' | 'replace', address: string): void {
    // An address without a # would keep the old one.
    const url = location.pathname + location.search + address;
    if (how === 'push') history.pushState({ from: current && makeAddress(current) }, '', url);
    else history.replaceState(history.state, '', url);
  }

  /** Whether only the step of a replay is another one: nobody wants to go back through those. */
  function isStep({ place, dialog }: Address): boolean {
    return current !== undefined && dialog === current.dialog && isSameStay(place, current.place);
  }

  function follow(): void {
    clearTimeout(resting);
    const { place } = app.screen.value;
    if (!place || isReturning) return;
    const next: Address = { place, dialog: app.dialog.value };
    const address = makeAddress(next);
    if (address !== location.hash) {
      if (goings > 0) write('replace', address);
      else if (isStep(next)) {
        resting = setTimeout(() => write('replace', address), REST_MS);
      } else if (cameFrom(history.state) === address) {
        // Whoever closes a sheet, or goes home the way they came, has gone back.
        isReturning = true;
        history.back();
      } else write('push', address);
    }
    current = next;
  }

  async function arrive(): Promise<void> {
    isReturning = false;
    if (current && location.hash === makeAddress(current)) return follow();
    goings += 1;
    current = parseAddress(location.hash) ?? { place: { type: 'title' } };
    await goTo(app, current);
    follow();
    goings -= 1;
  }

  void arrive();
  window.addEventListener('popstate', () => void arrive());
  effect(() => {
    // A change of screen closes its sheet first; both are one step.
    void [app.screen.value, app.dialog.value];
    queueMicrotask(follow);
  });
}
