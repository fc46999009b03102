/** What ties one of somebody's own fortresses to the gallery: what it was made from, and where it was published. */
import { problem } from '@mahjong-fortress/base/problem';
import { fields, optional, parseJson, type Read, refine, text } from '@mahjong-fortress/base/reader';
import { err, ok } from '@mahjong-fortress/base/result';
import type { Vault } from '@mahjong-fortress/base/vault';
import { isPublicationId } from './publication-id.ts';

export interface Ties {
  /** The fortress in the gallery that this one began as. */
  readonly basedOn?: string | undefined;
  /** Its own place there. */
  readonly published?: string | undefined;
}

const PREFIX = 'editor/gallery/';
const LIMITS = { textLength: 200, depth: 2 } as const;

const id: Read<string> = refine(text(40), (given, path) =>
  isPublicationId(given) ? ok(given) : err(problem('not-an-id', path, 'This isn’t in any gallery.')),
);

const tiesFields: Read<Ties> = fields({ basedOn: optional(id), published: optional(id) });

/** From any value; what cannot be read ties nothing. */
export function tiesFrom(value: unknown): Ties {
  const read = tiesFields(value, '');
  return read.ok ? read.value : {};
}

export function readTies(vault: Vault, key: string): Ties {
  const value = parseJson(vault.read(PREFIX + key) ?? '{}', LIMITS);
  return value.ok ? tiesFrom(value.value) : {};
}

/** Which of somebody's own fortresses lie at this place in the gallery; one may have been deleted, and another restored. */
export function keysPublishedAs(vault: Vault, id: string): readonly string[] {
  const keys = vault.keys(PREFIX).map((name) => name.slice(PREFIX.length));
  return keys.filter((key) => readTies(vault, key).published === id);
}

export function changeTies(vault: Vault, key: string, change: Ties): Promise<boolean> {
  const next = { ...readTies(vault, key), ...change };
  const isTied = next.basedOn !== undefined || next.published !== undefined;
  return vault.update(PREFIX + key, () => (isTied ? JSON.stringify(next) : undefined));
}

/** What is made of a fortress of the gallery names it; nobody's own place there is based on itself. */
export async function tieToOriginal(vault: Vault, key: string, original: string | undefined): Promise<void> {
  if (isPublicationId(original) && readTies(vault, key).published !== original)
    await changeTies(vault, key, { basedOn: original });
}
