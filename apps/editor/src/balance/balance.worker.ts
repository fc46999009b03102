/** Plays game after game on a fortress, beside the page, so that drawing goes on meanwhile. */
import { playBalanceGame } from '@mahjong-fortress/solo-ai';
import type { BalanceNews, BalanceTask } from './messages.ts';

self.addEventListener('message', ({ data }: MessageEvent<BalanceTask>) => {
  for (let index = 0; index < data.games; index++) {
    const game = playBalanceGame(data.options, index);
    if (!game.ok) throw new Error(game.error.message);
    self.postMessage(game.value satisfies BalanceNews);
  }
});
