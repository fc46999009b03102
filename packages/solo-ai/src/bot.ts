/** What the opponents of Mahjong Fortress have in common. */
import { type Bot as BotOf, type Budget, type Clock, TURN_MS } from '@mahjong-fortress/match';
import type { Action, Game, GameView } from '@mahjong-fortress/rules';

export { type Budget, type Clock, LEVELS, type Level, understudyFor } from '@mahjong-fortress/match';

export type Bot = BotOf<GameView, Action>;

/**
 * What part of a turn's time its first decision gets. Two more may follow as tiles come to light; with the Spirit of
 * Destruction called first, three. The rest is for a try that takes longer than those before it.
 */
const FIRST_PART = 0.55;
const LATER_PART = 0.2;

/** A budget of time for the decision at hand, such that all decisions of the turn together keep to `turnMs`. */
export function timeBudget({ turn }: Game, now: Clock, turnMs: number = TURN_MS): Budget {
  const end = now() + turnMs * (turn.first || turn.activated ? LATER_PART : FIRST_PART);
  let asked: number | undefined;
  let longest = 0;
  return {
    isSpent() {
      const at = now();
      // Whoever asks is about to try one thing more, and on a slow machine that takes its time.
      longest = Math.max(longest, at - (asked ?? at));
      asked = at;
      return at >= end || at + longest > end;
    },
  };
}

/** The part of a plan that can be carried out before something new is seen. */
export function untilNewsComes(view: Game, actions: readonly Action[]): readonly Action[] {
  const news = actions.findIndex((action) => {
    const lifts = action.type === 'take' || action.type === 'destroy';
    return lifts && (view.fortress.stacks[action.cell]?.length ?? 0) > 1;
  });
  return news < 0 ? actions : actions.slice(0, news + 1);
}
