/** How whoever sits at a far table is called. */
import type { Sitter } from '@mahjong-fortress/online';

export function nameOfSeat(sitter: Sitter | undefined, seat: number): string {
  if (sitter?.type === 'person') return sitter.name;
  return sitter?.type === 'computer' ? sitter.level : `${seat + 1}`;
}
