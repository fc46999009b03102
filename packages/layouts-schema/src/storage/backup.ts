/** All fortresses of a shelf in one file, to keep elsewhere and to bring back. */
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import { type Finding, makeFinding } from '../finding.ts';
import { jsonOrFinding } from '../json.ts';
import { TEXT_LIMITS } from '../limits.ts';
import { type KeptFortress, readKept } from './fortresses.ts';

const VERSION = 1;

/** A fortress as a backup holds it. */
export interface BackedUp extends KeptFortress {
  /** What it has to do with a gallery, for whoever knows galleries; backups made before there was one have none. */
  readonly ties?: unknown;
}

export interface Backup {
  readonly fortresses: readonly BackedUp[];
  /** How many of its entries cannot be read. */
  readonly skipped: number;
}

/** What it holds comes first, so that a few letters tell a backup from a fortress. */
export function makeBackup(saved: readonly BackedUp[]): string {
  const fortresses = saved.map(({ savedAt, draft, ties }) => ({ savedAt, layout: draft, ties }));
  return `${JSON.stringify({ fortresses, version: VERSION }, null, 1)}\n`;
}

/** Whether the beginning of a text is that of a backup. */
export function isBackup(beginning: string): boolean {
  return /^\s*\{\s*"fortresses"/.test(beginning);
}

function readBackedUp(value: unknown): Result<BackedUp, readonly Finding[]> {
  const kept = readKept(value);
  if (!kept.ok) return kept;
  const { ties } = value as { ties?: unknown };
  return ties === undefined ? kept : ok({ ...kept.value, ties });
}

/** One entry that is broken costs only itself. Never throws. */
export function readBackup(text: string): Result<Backup, Finding> {
  const value = jsonOrFinding(text, TEXT_LIMITS.backup);
  if (!value.ok) return value;
  const { fortresses, version } = (value.value ?? {}) as { fortresses?: unknown; version?: unknown };
  if (!Array.isArray(fortresses)) return err(makeFinding('not-a-layout', ''));
  if (version !== VERSION) {
    const facts = { version: String(version).slice(0, 10), known: VERSION };
    return err(makeFinding('newer-version', '/version', facts));
  }
  const read = fortresses.map(readBackedUp).flatMap((entry) => (entry.ok ? [entry.value] : []));
  return ok({ fortresses: read, skipped: fortresses.length - read.length });
}
