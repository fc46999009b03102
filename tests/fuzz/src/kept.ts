/** What game and editor keep between visits. Reading it never changes it, whatever it is. */
import assert from 'node:assert/strict';
import { memoryVault, type Vault } from '@mahjong-fortress/base/vault';

/** Reads a text that lies under a key, perhaps beside others, and makes sure that it still lies there. */
export function readKept<T>(
  key: string,
  text: string,
  read: (vault: Vault) => T,
  others: Readonly<Record<string, string>> = {},
): T {
  const vault = memoryVault();
  const entries = Object.entries({ ...others, [key]: text });
  for (const [name, kept] of entries) void vault.update(name, () => kept);
  const value = read(vault);
  assert.equal(vault.read(key), text, 'Reading what is kept changes it.');
  assert.equal(vault.keys().length, entries.length, 'Reading what is kept adds to it.');
  return value;
}

/** The text that is written under a key. */
export function writtenUnder(key: string, write: (vault: Vault) => unknown): string {
  const vault = memoryVault();
  write(vault);
  return vault.read(key) ?? '';
}
