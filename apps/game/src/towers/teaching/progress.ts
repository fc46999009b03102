/** How far somebody has come in the lessons of Towers. */
import { towers } from '@mahjong-fortress/towers';
import { LESSONS_KEYS } from '../../storage/offer.ts';
import { progressIn } from '../../teaching/progress.ts';
import { lessonGame } from './deal.ts';
import { STEPS } from './script.ts';

export const { read: readProgress, write: writeProgress } = progressIn(towers, {
  key: LESSONS_KEYS.towers,
  begin: lessonGame,
  steps: STEPS,
  isStep: (game) => game.turn.seat === 0,
});

export type Progress = ReturnType<typeof readProgress>;
