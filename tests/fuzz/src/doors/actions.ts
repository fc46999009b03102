/** Words for actions, said in the middle of several games. */
import { randomFromSeed } from '@mahjong-fortress/base/random';
import { boardsOf, type Game, legalActions, makeAction, parseAction, play } from '@mahjong-fortress/rules';
import type { Door } from '../door.ts';
import { exampleStates } from '../examples.ts';
import { sampleOf } from '../game-check.ts';
import { mutantsOf } from '../mutate/mutants.ts';
import { same } from '../same.ts';

const EXAMPLES_PER_MOMENT = 6;

function momentsOf(games: readonly Game[]): readonly Game[] {
  return [0.3, 0.6, 0.9].map((part) => games[Math.floor(part * games.length)] as Game);
}

let moments: readonly Game[] | undefined;

function exampleMoments(): readonly Game[] {
  moments ??= exampleStates().flatMap(momentsOf);
  return moments;
}

export const actions: Door = {
  name: 'actions',
  inputs: () =>
    mutantsOf([
      ...new Set(
        exampleMoments().flatMap((game) => {
          const boards = boardsOf(game);
          const some = sampleOf(legalActions(game), EXAMPLES_PER_MOMENT, randomFromSeed('actions'));
          return some.map((action) => makeAction(boards, action));
        }),
      ),
    ]),
  prepare: () => void exampleMoments(),
  open(text) {
    const read = exampleMoments().map((game) => ({ game, action: parseAction(boardsOf(game), text) }));
    if (!read.some(({ action }) => action.ok)) return undefined;
    return () => {
      for (const { game, action } of read) {
        if (!action.ok) continue;
        const words = makeAction(boardsOf(game), action.value);
        same(text.trim().split(/\s+/).join(' '), words, 'An action is written differently than it was read.');
        const isLegal = legalActions(game).some((one) => makeAction(boardsOf(game), one) === words);
        same(play(game, action.value).ok, isLegal, 'What is listed and what can be played differ.');
      }
    };
  },
};
