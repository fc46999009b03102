/** What moderators have chosen, for games that play on it. */
import { FIRST_PAGE, layoutOf } from '@mahjong-fortress/gallery';
import type { Featured } from './gallery-game.ts';
import { cardOf } from './publication-row.ts';
import type { GalleryStores } from './stores.ts';

export async function featuredOn({ listing }: GalleryStores, day: string): Promise<readonly Featured[]> {
  const { rows } = await listing.page({ ...FIRST_PAGE, featured: true }, day);
  return rows.map((row) => layoutOf(cardOf(row)));
}
