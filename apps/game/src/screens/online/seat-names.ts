/** How whoever sits at a far table is called. */
import type { News, TableSitter } from '@mahjong-fortress/online';
import type { Listed } from '../../online/tables.ts';

export function nameOfSeat(sitter: TableSitter | undefined, seat: number): string {
  if (sitter?.type === 'person') return sitter.name;
  return sitter?.type === 'computer' ? sitter.level : `${seat + 1}`;
}

/** The other people at a table; who has deleted themselves is nobody any more. */
export function othersAt({ table, seat: own }: News): readonly Listed[] {
  return table.seats.flatMap((sitter, seat) =>
    sitter.type === 'person' && seat !== own && sitter.name !== '' ? [sitter] : [],
  );
}
