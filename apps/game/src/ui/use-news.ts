/** Draws anew whenever another tab has changed something that is kept. */
import type { Vault } from '@mahjong-fortress/base/vault';
import { useEffect, useState } from 'preact/hooks';

/** A number that grows with every change. */
export function useNews(vault: Vault): number {
  const [news, setNews] = useState(0);
  useEffect(() => vault.subscribe(() => setNews((before) => before + 1)), [vault]);
  return news;
}
