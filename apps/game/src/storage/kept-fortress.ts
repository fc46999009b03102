/** A fortress of somebody else's becomes one of one's own. */
import type { Vault } from '@mahjong-fortress/base/vault';
import { tieToOriginal } from '@mahjong-fortress/gallery/ties';
import { keepReceived, type Layout, listReceived, receiveFortress } from '@mahjong-fortress/layouts-schema';

/** Whether it could be kept. If it comes from the gallery, that stays known: whatever is made of it says so. */
export async function keepFortress(vault: Vault, layout: Layout, now: number): Promise<boolean> {
  await receiveFortress(vault, layout, now);
  const received = listReceived(vault).find((one) => one.layout.rows.join() === layout.rows.join());
  const key = received && (await keepReceived(vault, received, now));
  if (key === undefined) return false;
  await tieToOriginal(vault, key, layout.id);
  return true;
}
