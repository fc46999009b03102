import { randomFromSeed } from '@mahjong-fortress/base/random';
import { frozen } from '@mahjong-fortress/match/random-games';
import { parsePosition } from '@mahjong-fortress/rules';
import type { Door } from '../door.ts';
import { examplePositions } from '../examples.ts';
import { checkAction, checkLegal, checkPosition, checkViews, sampleOf } from '../game-check.ts';
import { mutantsOf } from '../mutate/mutants.ts';

/** What can be reached from an accepted position can be written down, and read again. */
const CHECKED_FURTHER = 3;

export const positions: Door = {
  name: 'positions',
  inputs: () => mutantsOf(examplePositions()),
  open(text) {
    const read = parsePosition(text);
    if (!read.ok) return undefined;
    return () => {
      const game = frozen(read.value);
      const random = randomFromSeed(String(text.length));
      const actions = checkLegal(game);
      checkPosition(game);
      checkViews(game, actions, random);
      const next = actions.map((action) => checkAction(game, action));
      for (const after of next) checkLegal(after);
      for (const after of sampleOf(next, CHECKED_FURTHER, random)) checkPosition(after);
    };
  },
};
