/** What is seen of a game. */
import { beforeLast } from './past.ts';
import type { SessionState } from './session-state.ts';

/** While its last action is being shown, the game as it was before; words and points must not run ahead of the table. */
export function asShown(state: SessionState): SessionState {
  if (state.situation !== 'showing') return state;
  const past = beforeLast(state.past);
  return { ...state, past, view: past.viewAfter(past.events.length) ?? state.view };
}
