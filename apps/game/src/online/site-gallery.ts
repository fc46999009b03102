/** The gallery of the site that this page came from. */
import { makePlayersGallery } from '@mahjong-fortress/gallery';

/** Who doesn't answer for so long is as good as not there. */
const PATIENCE_MS = 10_000;

export const gallery = makePlayersGallery({
  ask: (path, method, body) =>
    fetch(new URL(path, document.baseURI), {
      method,
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body === undefined ? {} : { body }),
    }),
  language: () => document.documentElement.lang,
});
