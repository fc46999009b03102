/** A whole game between computers. */
import type { Random } from '@mahjong-fortress/base/random';
import { playOut } from '@mahjong-fortress/match';
import { type Action, type Game, type GameView, mahjongFortress } from '@mahjong-fortress/rules';
import { computerAt } from '../seats.ts';

export interface ComputerGame {
  readonly game: Game;
  readonly actions: readonly Action[];
}

/** `goOn` is asked between decisions and may stop the game: then it was none. */
export async function playToEnd(
  dealt: Game,
  levels: readonly string[],
  random: Random,
  goOn: () => Promise<boolean>,
): Promise<ComputerGame | undefined> {
  const decide = (view: GameView, seat: number) => computerAt(levels, seat)?.decide(view, random) ?? [];
  let game = dealt;
  const actions: Action[] = [];
  if (!(await goOn())) return undefined;
  for (const decision of playOut(mahjongFortress, dealt, decide)) {
    game = decision.after;
    actions.push(...decision.actions);
    if (!game.over && !(await goOn())) return undefined;
  }
  return { game, actions };
}
