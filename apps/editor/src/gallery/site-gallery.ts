/** The gallery of the site that this editor came from. */
import { makeGallery } from '@mahjong-fortress/gallery';
import { siteAddress } from '../exchange/site.ts';

/** Who doesn't answer for so long is as good as not there. */
const PATIENCE_MS = 10_000;

export const gallery = makeGallery({
  ask: (path, method, body) =>
    fetch(siteAddress(path), {
      method,
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body === undefined ? {} : { body }),
    }),
  language: () => document.documentElement.lang,
});

/** Everything of whoever asks, as a file. */
export function exportAddress(): string {
  return siteAddress('api/gallery/export');
}

/** Where somebody makes sure that they stay who they are. */
export function profileAddress(): string {
  return siteAddress('#/me');
}

/** The page of a fortress in the gallery. */
export function pageOf(id: string): string {
  return siteAddress(`f/${id}`);
}
