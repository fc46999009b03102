/** Pictures of fortresses for the page. */
import { type Layout, makePicture } from '@mahjong-fortress/layouts-schema';

/** An address that an image element takes. The picture is text of our own making, so it needs no server. */
export function pictureAddress(layout: Pick<Layout, 'name' | 'rows'>): string {
  return `data:image/svg+xml,${encodeURIComponent(makePicture(layout, { table: false }))}`;
}
