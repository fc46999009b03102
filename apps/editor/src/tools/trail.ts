/** The way a pointer took, without gaps. */
import type { Cell } from '@mahjong-fortress/layouts-schema';
import { lineBetween } from './line.ts';

/** A quick pointer skips cells: the straight way between two of its places is drawn as well. */
export function trail(path: readonly Cell[]): readonly Cell[] {
  return path.flatMap((cell, index) => {
    const before = path[index - 1];
    return before === undefined ? [cell] : lineBetween(before, cell).slice(1);
  });
}
