/** Pictures of fortresses for the page. */
import { type Layout, makePicture, type View } from '@mahjong-fortress/layouts-schema';

/** An address that an image element takes. The picture is text of our own making, so it needs no server. */
export function pictureAddress(
  layout: Pick<Layout, 'name' | 'rows'>,
  { view = 'relief', table = false }: { readonly view?: View; readonly table?: boolean } = {},
): string {
  return `data:image/svg+xml,${encodeURIComponent(makePicture(layout, { view, table }))}`;
}
