/** What the editor and its worker say to each other. */
import type { BalanceGame, BalanceOptions } from '@mahjong-fortress/solo-ai';

export interface BalanceTask {
  readonly options: BalanceOptions;
  readonly games: number;
  /** Its own games are every so many from the first one: the others have as many workers. */
  readonly first: number;
  readonly step: number;
}

/** One game is over. */
export type BalanceNews = BalanceGame;
