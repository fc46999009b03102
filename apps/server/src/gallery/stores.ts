/** Everything that the gallery keeps, by what it is about. */
import type { Db } from '../db/db.ts';
import { makeBadgeStore } from './badge-store.ts';
import { makeListingStore } from './listing-store.ts';
import { makePublicationStore } from './publication-store.ts';
import { makeWorthStore } from './worth-store.ts';

export function makeGalleryStores(db: Db) {
  return {
    publications: makePublicationStore(db),
    listing: makeListingStore(db),
    worth: makeWorthStore(db),
    badges: makeBadgeStore(db),
  };
}
export type GalleryStores = ReturnType<typeof makeGalleryStores>;
