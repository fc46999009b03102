import { type Layout, makePicture, trimRows } from '@mahjong-fortress/layouts-schema';
import { useMemo } from 'preact/hooks';
import { drawingAddress } from '../view/pictures.ts';

/** A fortress as it stands on the table; the picture says nothing that the text beside it does not. */
export function Picture({ rows, name = '' }: { readonly rows: Layout['rows']; readonly name?: string }) {
  const trimmed = trimRows(rows);
  const key = trimmed.join('/');
  const address = useMemo(
    () => drawingAddress(makePicture({ name: '', rows: trimmed }, { table: false })),
    [key],
  );
  return <img class="picture" src={address} alt={name} draggable={false} />;
}
