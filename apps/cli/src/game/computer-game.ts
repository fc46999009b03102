/** A whole game between computers. */
import type { Random } from '@mahjong-fortress/base/random';
import { type Action, advance, draftOf, type Game, isIngenuityTurn, viewFor } from '@mahjong-fortress/rules';
import type { Computer } from '../computers.ts';
import { computerAt } from '../seats.ts';

export interface PlayedGame {
  readonly game: Game;
  readonly actions: readonly Action[];
}

/** The next actions of whoever's turn it is; the Dragon of Ingenuity has only one. */
export function decideFor(computer: Computer | undefined, game: Game, random: Random): readonly Action[] {
  if (isIngenuityTurn(game)) return [{ type: 'ingenuity' }];
  return computer?.decide(viewFor(game, game.turn.player), random) ?? [];
}

/** `goOn` is asked between decisions and may stop the game: then it was none. */
export async function playToEnd(
  dealt: Game,
  levels: readonly string[],
  random: Random,
  goOn: () => Promise<boolean>,
): Promise<PlayedGame | undefined> {
  const game = draftOf(dealt);
  const actions: Action[] = [];
  while (!game.over) {
    if (!(await goOn())) return undefined;
    const decided = decideFor(computerAt(levels, game.turn.player), game, random);
    if (decided.length === 0) throw new Error('a computer opponent did not know what to do');
    for (const action of decided) advance(game, action);
    actions.push(...decided);
  }
  return { game, actions };
}
