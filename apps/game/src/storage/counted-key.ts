/** Under which keys finished games are counted, whichever game it is. */
import type { Vault } from '@mahjong-fortress/base/vault';
import { ENTRY_PREFIXES } from '@mahjong-fortress/base/vault-entries';

export const COUNTED = ENTRY_PREFIXES.counted;

export function isCounted(vault: Vault, id: string): boolean {
  return vault.read(COUNTED + id) !== undefined;
}
