/** The embedded database doesn't look by itself how its tables have grown, and would search large ones the slow way. */
import type { Db } from '../db/db.ts';
import { repeating } from '../repeating.ts';

const LOOK_MS = 30 * 60_000;

export function startStatistics(db: Db): () => void {
  if (db.isShared) return () => {};
  return repeating(LOOK_MS, 'statistics', () => db.script('analyze publication; analyze gallery_word;'));
}
