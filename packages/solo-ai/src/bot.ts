/** What the opponents of Mahjong Fortress have in common. */
import { type Bot as BotOf, type Budget, type Clock, TURN_MS } from '@mahjong-fortress/match';
import type { Action, Game, GameView } from '@mahjong-fortress/rules';

export { type Budget, type Clock, LEVELS, type Level, understudyFor } from '@mahjong-fortress/match';

export type Bot = BotOf<GameView, Action>;

/**
 * What part of a turn's time its first decision gets. Two more may follow as tiles come to light; with the Spirit of
 * Destruction called first, three.
 */
const FIRST_PART = 0.6;
const LATER_PART = 0.2;

/** A budget of time for the decision at hand, such that all decisions of the turn together keep to `turnMs`. */
export function timeBudget({ turn }: Game, now: Clock, turnMs: number = TURN_MS): Budget {
  const end = now() + turnMs * (turn.first || turn.activated ? LATER_PART : FIRST_PART);
  return { isSpent: () => now() >= end };
}

/** The part of a plan that can be carried out before something new is seen. */
export function untilNewsComes(view: Game, actions: readonly Action[]): readonly Action[] {
  const news = actions.findIndex((action) => {
    const lifts = action.type === 'take' || action.type === 'destroy';
    return lifts && (view.fortress.stacks[action.cell]?.length ?? 0) > 1;
  });
  return news < 0 ? actions : actions.slice(0, news + 1);
}
