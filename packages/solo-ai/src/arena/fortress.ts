/** Mahjong Fortress and its opponents, as the arena and the soak know a game. */
import { type Contest as ContestOf, playBout as playBoutOf } from '@mahjong-fortress/match/arena';
import { mahjongFortress, type Setup } from '@mahjong-fortress/rules';
import { type Clock, timeBudget } from '../bot.ts';
import { BOTS } from '../levels.ts';

export const FORTRESS = { rules: mahjongFortress, bots: BOTS, timeBudget };

export type Contest = ContestOf<Setup>;

export function playBout(contest: Contest, index: number, now: Clock) {
  return playBoutOf(FORTRESS, contest, index, now);
}
