/** Everything that is kept, by what it is about. */
import type { Db } from '../db/db.ts';
import { makeGalleryStores } from '../gallery/stores.ts';
import { makeMailStore } from '../notices/mail-store.ts';
import { makeNoticeStore } from '../notices/notice-store.ts';
import { makeCompanyStore } from './company-store.ts';
import { makeContestStore } from './contest-store.ts';
import { makeDeviceStore } from './device-store.ts';
import { makeHolidayStore } from './holiday-store.ts';
import { makePasskeyStore } from './passkey-store.ts';
import { makePlayerStore } from './player-store.ts';
import { makePresenceStore } from './presence-store.ts';
import { makeRatingStore } from './rating-store.ts';

export function makeStores(db: Db, node: string) {
  return {
    players: makePlayerStore(db),
    presence: makePresenceStore(db, node),
    ratings: makeRatingStore(db),
    holidays: makeHolidayStore(db),
    company: makeCompanyStore(db),
    contests: makeContestStore(db),
    devices: makeDeviceStore(db),
    passkeys: makePasskeyStore(db),
    notices: makeNoticeStore(db),
    mails: makeMailStore(db),
    gallery: makeGalleryStores(db),
  };
}
