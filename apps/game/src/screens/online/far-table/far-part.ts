/** What every part of the table knows. */
import type { News } from '@mahjong-fortress/online';
import type { OnlineWords } from '@mahjong-fortress/words/online';
import type { FarTable } from '../../../online/far-table.ts';

export interface TablePartProps {
  readonly table: FarTable;
  readonly news: News;
  readonly words: OnlineWords;
}
