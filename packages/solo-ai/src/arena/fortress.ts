/** Mahjong Fortress and its opponents, as the arena and the soak know a game. */
import { type Contest, playBout } from '@mahjong-fortress/match/arena';
import { mahjongFortress, type Setup } from '@mahjong-fortress/rules';
import { beginner } from '../beginner.ts';
import { type Clock, timeBudget } from '../bot.ts';
import { BOTS } from '../levels.ts';
import { milestone, seer } from '../yardsticks.ts';

export const FORTRESS = {
  rules: mahjongFortress,
  bots: { ...BOTS, beginner, milestone },
  seers: { seer },
  timeBudget,
};

export function playFortressBout(contest: Contest<Setup>, index: number, now: Clock) {
  return playBout(FORTRESS, contest, index, now);
}
