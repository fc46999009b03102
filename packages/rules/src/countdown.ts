/** The countdown: tokens on the track, and whose taking announces the last round (§2, §9). */

import type { Emit } from './event.ts';
import { topTier } from './fortress.ts';
import type { Draft, Game, PlayerCount } from './game.ts';

export const TOKEN_COUNT = 7;
export const TOKEN_VP = 2;

/** R4: as many tokens on the track as there are players; a solo game counts like one of three (§10). */
export function tokensOnTrack(players: PlayerCount): number {
  return players === 1 ? 3 : players;
}

/** The Dragon can be summoned while the fortress has nothing above tier 1. */
export function isCountdownOpen(game: Game): boolean {
  return topTier(game.fortress) <= 1;
}

/** The `!` is uncovered: the current round is the last. */
export function isLastRound(game: Game): boolean {
  return game.track === 0;
}

/** Takes the rightmost token, from the pile once the track is empty. Who gets it is the caller's business. */
export function takeToken(draft: Draft, emit: Emit): void {
  const { player } = draft.turn;
  if (draft.track === 0) {
    draft.pile -= 1;
    emit?.({ type: 'tokenTaken', player, from: 'pile' });
    return;
  }
  draft.track -= 1;
  emit?.({ type: 'tokenTaken', player, from: 'track' });
  if (draft.track === 0) emit?.({ type: 'lastRound' });
}
