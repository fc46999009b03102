/** All fortresses of a shelf in one file, to keep elsewhere and to bring back. */
import { err, ok, type Result } from '@mahjong-fortress/base/result';
import { type Finding, makeFinding } from '../finding.ts';
import { jsonOrFinding } from '../json.ts';
import { TEXT_LIMITS } from '../limits.ts';
import { type KeptFortress, readKept, type SavedFortress } from './fortresses.ts';

const VERSION = 1;

export interface Backup {
  readonly fortresses: readonly KeptFortress[];
  /** How many of its entries cannot be read. */
  readonly skipped: number;
}

/** What it holds comes first, so that a few letters tell a backup from a fortress. */
export function makeBackup(saved: readonly SavedFortress[]): string {
  const fortresses = saved.map(({ savedAt, draft }) => ({ savedAt, layout: draft }));
  return `${JSON.stringify({ fortresses, version: VERSION }, null, 1)}\n`;
}

/** Whether the beginning of a text is that of a backup. */
export function isBackup(beginning: string): boolean {
  return /^\s*\{\s*"fortresses"/.test(beginning);
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
  const read = fortresses.map(readKept).flatMap((entry) => (entry.ok ? [entry.value] : []));
  return ok({ fortresses: read, skipped: fortresses.length - read.length });
}
