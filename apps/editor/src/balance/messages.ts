/** What the editor and its worker say to each other. */
import type { BalanceGame, BalanceOptions } from '@mahjong-fortress/solo-ai';

export interface BalanceTask {
  readonly options: BalanceOptions;
  readonly games: number;
}

/** One game is over. */
export type BalanceNews = BalanceGame;
