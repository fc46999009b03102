/** A whole game between computers. */
import type { Random } from '@mahjong-fortress/base/random';
import { playOut } from '@mahjong-fortress/match';
import type { Opponents } from '@mahjong-fortress/match/arena';
import { computersOf } from '../computers.ts';

export interface ComputerGame<Game, Action> {
  readonly game: Game;
  readonly actions: readonly Action[];
}

/** `goOn` is asked between decisions and may stop the game: then it was none. */
export async function playToEnd<Setup, Game, View, Action, Event>(
  opponents: Opponents<Setup, Game, View, Action, Event>,
  dealt: Game,
  levels: readonly string[],
  random: Random,
  goOn: () => Promise<boolean>,
): Promise<ComputerGame<Game, Action> | undefined> {
  const computers = computersOf(opponents);
  const decide = (view: View, seat: number) => computers.get(levels[seat] ?? '')?.decide(view, random) ?? [];
  let game = dealt;
  const actions: Action[] = [];
  if (!(await goOn())) return undefined;
  for (const decision of playOut(opponents.rules, dealt, decide)) {
    game = decision.after;
    actions.push(...decision.actions);
    if (opponents.rules.toMove(game).type !== 'nobody' && !(await goOn())) return undefined;
  }
  return { game, actions };
}
