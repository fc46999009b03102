/** Fortresses that came by a link or a file and that nobody has decided about yet. The game keeps them so that none is lost. */

import type { Vault } from '@mahjong-fortress/base/vault';
import { ENTRY_PREFIXES } from '@mahjong-fortress/base/vault-entries';
import { jsonOrFinding } from '../json.ts';
import type { Layout } from '../layout.ts';
import { readLayout } from '../parse.ts';
import { makeShapeCode } from '../share/share-code.ts';
import { saveFortress } from './fortresses.ts';

const PREFIX = ENTRY_PREFIXES.received;
/** Links come from anybody: the oldest make room for new ones. */
const MOST = 50;

export interface ReceivedFortress {
  readonly key: string;
  readonly receivedAt: number;
  readonly layout: Layout;
}

function readEntry(vault: Vault, name: string): ReceivedFortress | undefined {
  const value = jsonOrFinding(vault.read(name) ?? '');
  const { receivedAt, layout } = ((value.ok ? value.value : undefined) ?? {}) as Record<string, unknown>;
  const read = readLayout(layout);
  if (!read.ok) return undefined;
  const time = typeof receivedAt === 'number' ? receivedAt : 0;
  return { key: name.slice(PREFIX.length), receivedAt: time, layout: read.value.layout };
}

/** The latest first; what cannot be read any more is left out. */
export function listReceived(vault: Vault): readonly ReceivedFortress[] {
  return vault
    .keys(PREFIX)
    .flatMap((name) => readEntry(vault, name) ?? [])
    .sort((a, b) => b.receivedAt - a.receivedAt);
}

/** The same shape comes once, with what was last written about it. */
export async function receiveFortress(vault: Vault, layout: Layout, receivedAt: number): Promise<boolean> {
  const key = makeShapeCode(layout.rows);
  const isKept = await vault.update(PREFIX + key, () => JSON.stringify({ receivedAt, layout }));
  for (const old of listReceived(vault).slice(MOST)) forgetReceived(vault, old.key);
  return isKept;
}

export function forgetReceived(vault: Vault, key: string): void {
  void vault.update(PREFIX + key, () => undefined);
}

/** From what was received to one's own fortresses, and its key there; where it cannot be kept, it stays received. */
export async function keepReceived(
  vault: Vault,
  { key, layout }: ReceivedFortress,
  savedAt: number,
): Promise<string | undefined> {
  const own = `received-${key}`;
  if (!(await saveFortress(vault, { key: own, savedAt, draft: layout }))) return undefined;
  forgetReceived(vault, key);
  return own;
}
