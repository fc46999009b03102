/** How far somebody has come in the lessons of Mahjong Fortress. */
import { mahjongFortress } from '@mahjong-fortress/rules';
import { LESSONS_KEYS } from '../storage/offer.ts';
import { lessonGame } from './deal.ts';
import { progressIn } from './progress.ts';
import { STEPS } from './script.ts';

export const { read: readProgress, write: writeProgress } = progressIn(mahjongFortress, {
  key: LESSONS_KEYS['mahjong-fortress'],
  begin: lessonGame,
  steps: STEPS,
  // The pupil's own, but for ending a turn.
  isStep: (game, action) => game.turn.player === 0 && action.type !== 'end',
});

export type Progress = ReturnType<typeof readProgress>;
