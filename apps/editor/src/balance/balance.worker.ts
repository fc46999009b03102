/** Plays its share of the games on a fortress, beside the page, so that drawing goes on meanwhile. */
import { playBalanceGame } from '@mahjong-fortress/solo-ai';
import type { BalanceNews, BalanceTask } from './messages.ts';

self.addEventListener('message', ({ data }: MessageEvent<BalanceTask>) => {
  for (let index = data.first; index < data.games; index += data.step) {
    const game = playBalanceGame(data.options, index);
    if (!game.ok) throw new Error(game.error.message);
    self.postMessage(game.value satisfies BalanceNews);
  }
});
