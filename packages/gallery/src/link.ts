/** Links from the gallery into the game and the editor: the fortress itself, and which one in the gallery it is. */
import { type LinkTarget, makeShareCode, makeShareLink } from '@mahjong-fortress/layouts-schema';
import { type Card, layoutOf } from './answer.ts';
import { withGalleryId } from './publication-id.ts';

/** In the game it plays it; in the editor it opens a remix. */
export function makeGalleryLink(site: string, card: Card, target: LinkTarget = 'game'): string {
  return withGalleryId(makeShareLink(site, makeShareCode(layoutOf(card)), target), card.id);
}
