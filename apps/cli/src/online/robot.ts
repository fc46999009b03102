/** A computer of this machine at a table: starts when it is the host, plays its turns, leaves at the end. */
import type { Problem } from '@mahjong-fortress/base/problem';
import { randomFromSeed } from '@mahjong-fortress/base/random';
import type { Result } from '@mahjong-fortress/base/result';
import { canStart, isOwnTurn, type OnlineTable, type OnlineTableState } from './table.ts';

/** The next actions, as far as they can be decided now, in words. */
function decisionOf({ kit, view, id, head }: OnlineTableState, level: string): readonly string[] {
  const { rules, computers, timeBudget } = kit;
  // Only the strongest looks at the clock.
  const budget = level === 'dragon' ? timeBudget(view, () => performance.now()) : undefined;
  const actions = computers.get(level)?.decide(view, randomFromSeed(`${id} ${head}`), budget) ?? [];
  return actions.map((action) => rules.makeAction(view, action));
}

async function playTurn(table: OnlineTable, state: OnlineTableState, level: string): Promise<void> {
  for (const action of decisionOf(state, level)) {
    const done = await table.ask({ type: 'act', action });
    // Something happened meanwhile: what is best now is decided anew.
    if (!done.ok) return;
  }
}

export async function playAsRobot(
  table: OnlineTable,
  level: string,
): Promise<Result<OnlineTableState, Problem>> {
  for (;;) {
    const now = await table.until(
      (state) => state.now.stage === 'over' || isOwnTurn(state) || canStart(state),
    );
    if (!now.ok || now.value.now.stage === 'over') return now;
    if (isOwnTurn(now.value)) await playTurn(table, now.value, level);
    else {
      const begun = await table.ask({ type: 'start' });
      if (begun.ok) {
        const started = await table.until(({ now: { stage } }) => stage !== 'gathering');
        if (!started.ok) return started;
      }
    }
  }
}
