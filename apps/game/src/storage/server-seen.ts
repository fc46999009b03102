/** Whether this site had a server for online tables when it was last asked, so that the first screen need not wait. */

import type { Vault } from '@mahjong-fortress/base/vault';
import { ENTRIES } from '@mahjong-fortress/base/vault-entries';

const KEY = ENTRIES.serverSeen;

export function wasServerSeen(vault: Vault): boolean {
  return vault.read(KEY) !== undefined;
}

export function noteServer(vault: Vault, isThere: boolean): void {
  if (wasServerSeen(vault) !== isThere) void vault.update(KEY, () => (isThere ? 'yes' : undefined));
}
