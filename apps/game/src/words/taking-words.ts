/** Puts into words what taking a tile could bring, short enough to stand at the tile. */
import type { GameWords } from '@mahjong-fortress/words/game';
import type { TakingPreview } from '../table/contract.ts';

export function wordsForTaking(
  { isOpen, isSecond, now, after, alone, paired }: TakingPreview,
  { taking }: GameWords,
): string {
  const hasPair = now.length + after.length > 0;
  const pair = hasPair ? taking.pair(now.length, after.length) : isOpen && !isSecond ? taking.noPair : '';
  const withPair = paired > 0 ? taking.locks(paired) : '';
  const byItself = alone > 0 ? (hasPair ? taking.locksAlone(alone) : taking.locks(alone)) : '';
  return [pair, withPair, byItself].filter(Boolean).join(' · ');
}
