/** Not a door but the way behind them: whole games, every state of which is frozen and looked at. */
import { randomFromSeed } from '@mahjong-fortress/base/random';
import { makeRecord, openRecord } from '@mahjong-fortress/match';
import { frozen } from '@mahjong-fortress/match/random-games';
import { gameFromSetup, mahjongFortress } from '@mahjong-fortress/rules';
import type { Door } from '../door.ts';
import { checkAction, checkLegal, checkPosition, checkViews, sampleOf } from '../game-check.ts';
import { oneIn } from '../mutate/chance.ts';
import { randomGame } from '../random-game.ts';
import { accepted, same } from '../same.ts';

/** Of the actions that are legal in a state, beside the one that the game goes on with. */
const PLAYED = 1;
/** Of all states. */
const ONE_SEEN_IN = 8;

export const games: Door = {
  name: 'games',
  inputs: () => ({
    examples: [],
    next: (random) => JSON.stringify(makeRecord(mahjongFortress, randomGame(random))),
  }),
  open(text) {
    const opened = openRecord(mahjongFortress, text);
    return () => {
      const played = accepted(opened, 'The record of a game is refused');
      const { record, match } = played;
      const states = match.games;
      const random = randomFromSeed(record.setup.seed);
      let game = frozen(accepted(gameFromSetup(record.setup), 'The setup of a game is refused'));
      for (const [index, action] of [...record.actions, undefined].entries()) {
        const actions = checkLegal(game);
        // A game that stopped before its end stopped for a reason, and that is to be found.
        for (const other of action ? sampleOf(actions, PLAYED, random) : actions)
          checkLegal(checkAction(game, other));
        if (oneIn(ONE_SEEN_IN, random) || !action) {
          checkViews(game, actions, random);
          checkPosition(game);
          same(game, states[index], 'A game goes another way when it is played again.');
        }
        if (action) game = checkAction(game, action);
      }
      same(game.over, record.result !== undefined, 'A game stops before its end.');
      const again = openRecord(mahjongFortress, JSON.stringify(makeRecord(mahjongFortress, record)));
      same(accepted(again, 'A record is refused once written'), played, 'A record reads back differently.');
    };
  },
};
