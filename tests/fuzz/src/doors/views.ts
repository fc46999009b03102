/** What is sent to a player, or to somebody who only watches. */
import { randomFromSeed } from '@mahjong-fortress/base/random';
import { frozen } from '@mahjong-fortress/match/random-games';
import { gameBehind, makeView, parsePosition, viewFor } from '@mahjong-fortress/rules';
import { parseViewText } from '../../../../packages/rules/test/view-text.ts';
import type { Door } from '../door.ts';
import { examplePositions } from '../examples.ts';
import { checkLegal, checkPosition, checkView } from '../game-check.ts';
import { mutantsOf } from '../mutate/mutants.ts';
import { same } from '../same.ts';

function exampleViews(): readonly string[] {
  return examplePositions().flatMap((text, index) => {
    const game = parsePosition(text);
    if (!game.ok) return [];
    const viewer = index % (game.value.options.players + 1);
    const view = viewFor(game.value, viewer < game.value.options.players ? viewer : undefined);
    return [JSON.stringify(makeView(view))];
  });
}

export const views: Door = {
  name: 'views',
  inputs: () => mutantsOf(exampleViews()),
  open(text) {
    const read = parseViewText(text);
    if (!read.ok) return undefined;
    return () => {
      const view = frozen(read.value);
      checkLegal(view);
      checkView(view);
      const { viewer, ...game } = { ...gameBehind(view, randomFromSeed(text)), viewer: view.viewer };
      checkPosition(game);
      same(viewFor(game, viewer), view, 'A view is not one of the game behind it.');
    };
  },
};
