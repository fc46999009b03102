/** How the game stands at the beginning of a turn, as the strongest level sees it. */
import type { Random } from '@mahjong-fortress/base/random';
import type { GameView } from '@mahjong-fortress/rules';
import type { Budget } from './bot.ts';
import { leadOf } from './evaluate.ts';
import { DRAGON_WORTH, prospectsFor } from './levels.ts';

/**
 * By how many points the player whose turn it is leads, if it is played as well as it can be; alone, how many points
 * there are, with what the realm promises.
 */
export function evaluationOf(view: GameView, random: Random, budget?: Budget): number {
  const [best] = prospectsFor(view, random, budget);
  // With a single way to go on nothing is tried.
  return best && best.visits > 0 ? best.mean : leadOf(view, view.turn.player, DRAGON_WORTH);
}
