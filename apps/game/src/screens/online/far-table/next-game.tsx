/** The way to one's next game that waits, once there is nothing to do in this one. */
import type { News } from '@mahjong-fortress/online';
import type { OnlineWords } from '@mahjong-fortress/words/online';
import type { FarTable } from '../../../online/far-table.ts';
import { later } from '../../../ui/later.tsx';

const NextWay = later(
  async () => (await import('./next-way.tsx')).NextWay,
  // Nobody has asked for it.
  () => {},
);

/** Whoever plays a live game stays, also while others think. */
export function isFree({ about, seat, table }: News): boolean {
  if (seat === undefined) return false;
  return table.stage === 'over' || (about?.pace.type !== 'live' && table.turn !== seat);
}

interface Props {
  readonly table: FarTable;
  readonly words: OnlineWords;
}

export function NextGame({ table, words }: Props) {
  const news = table.news.value;
  return news && isFree(news) ? <NextWay table={table} words={words} /> : null;
}
