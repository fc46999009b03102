/** A puzzle as the code of a link, and back. What comes from a link was written by a stranger. */

import type { Problem } from '@mahjong-fortress/base/problem';
import { err, type Result } from '@mahjong-fortress/base/result';
import { openPuzzle, type Puzzle, type WrittenPuzzle } from '@mahjong-fortress/solo-ai';
import { packRecord, unpackRecord } from '../session/record-link.ts';

export function packPuzzle(puzzle: WrittenPuzzle): Promise<string> {
  return packRecord(puzzle);
}

/** Never throws. */
export async function openPuzzleCode(code: string): Promise<Result<Puzzle, Problem>> {
  const unpacked = await unpackRecord(code);
  return unpacked.ok ? openPuzzle(unpacked.value) : err(unpacked.error);
}
