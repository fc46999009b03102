/** What is seen of a game. */
import { gameNow, recordAt, takenBackTo } from '@mahjong-fortress/match';
import { mahjongFortress, viewFor } from '@mahjong-fortress/rules';
import type { SessionState } from './session.ts';

/** While its last action is being shown, the game as it was before; words and points must not run ahead of the table. */
export function asShown(state: SessionState): SessionState {
  if (state.situation !== 'showing') return state;
  const match = takenBackTo(state.match, state.match.actions.length - 1);
  const game = gameNow(match);
  const record = recordAt(mahjongFortress, state.record, { actions: match.actions, game });
  return { ...state, match, record, view: viewFor(game, state.me) };
}
