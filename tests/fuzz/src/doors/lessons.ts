import { gameNow } from '@mahjong-fortress/match';
import { type Action, legalActions, viewFor } from '@mahjong-fortress/rules';
import { LESSONS_KEYS } from '../../../../apps/game/src/storage/offer.ts';
import { readProgress, writeProgress } from '../../../../apps/game/src/teaching/course.ts';
import { acceptedIn, STEPS } from '../../../../apps/game/src/teaching/script.ts';
import type { Door } from '../door.ts';
import { readKept, writtenUnder } from '../kept.ts';
import { mutantsOf } from '../mutate/mutants.ts';
import { same } from '../same.ts';

const LESSONS_KEY = LESSONS_KEYS['mahjong-fortress'];

function textOf(step: number, actions: readonly Action[]): string {
  return writtenUnder(LESSONS_KEY, (vault) => writeProgress(vault, step, actions));
}

/** The lessons after every step: what is wanted of the pupil is done, and the other one does anything. */
function exampleTexts(): readonly string[] {
  const texts = [textOf(0, [])];
  for (let count = 0; count < 40; count++) {
    const { step, match } = readKept(LESSONS_KEY, texts.at(-1) ?? '', readProgress);
    const game = gameNow(match);
    if (game.over) break;
    const [wanted] = acceptedIn(STEPS[step], viewFor(game, 0));
    const next = wanted ?? legalActions(game)[0];
    if (!next) break;
    texts.push(textOf(step, [...match.actions, next]));
  }
  return texts;
}

export const lessons: Door = {
  name: 'lessons',
  inputs: () => mutantsOf(exampleTexts()),
  open(text) {
    const read = readKept(LESSONS_KEY, text, readProgress);
    const again = () => readKept(LESSONS_KEY, textOf(read.step, read.match.actions), readProgress);
    return () => same(again(), read, 'Progress reads back differently.');
  },
};
