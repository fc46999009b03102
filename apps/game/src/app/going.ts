/** From an address to its screen. */

import { openRecordCode } from '../session/record-link.ts';
import { openSave } from '../storage/saves.ts';
import { type Address, makeAddress, type Place } from './address.ts';
import type { AppModel } from './app-model.ts';

/** Something that is not here, or not whole: the first screen, and a sheet that says so. */
function miss(app: AppModel, name: 'missingGame' | 'brokenReplay'): void {
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
    case 'lessons':
      return app.teach();
    case 'lobby':
      return app.toLobby();
    case 'farTable':
      return app.toFarTable(place.id);
    case 'game':
      if (!(await app.resume(place.id))) miss(app, 'missingGame');
      return;
    case 'replay': {
      const entry = openSave(app.vault, place.id);
      return entry.ok
        ? app.watch(entry.save, { step: place.step, from: place.id })
        : miss(app, 'missingGame');
    }
    case 'sharedReplay': {
      const opened = await openRecordCode(place.code);
      return opened.ok ? app.watch(opened.value, { step: place.step }) : miss(app, 'brokenReplay');
    }
  }
}

/** Opens what an address says; resolves once it is there. */
export async function goTo(app: AppModel, { place, dialog }: Address): Promise<void> {
  const at = app.screen.value.place;
  if (!at || makeAddress({ place: at }) !== makeAddress({ place })) await openPlace(app, place);
  else app.dialog.value = undefined;
  // What could not be opened has said so already.
  app.dialog.value ??= dialog;
}
