/** What the others have done since somebody's last turn. */
import type { GameEvent } from '@mahjong-fortress/rules';
import type { Past } from './past.ts';

export interface LastTurn {
  readonly player: number;
  /** After how many actions it began, and after how many it was over. */
  readonly from: number;
  readonly to: number;
  readonly events: readonly GameEvent[];
}

/** The last turn of every other player, in their order; none once the viewer has ended another turn. */
export function lastTurns({ players, events }: Past, viewer: number): readonly LastTurn[] {
  const turns: LastTurn[] = [];
  const playerBefore = (step: number) => players[step - 1];
  let to = events.length;
  // What the viewer has done in this turn takes nothing away.
  if (players[to] === viewer) while (to > 0 && playerBefore(to) === viewer) to--;
  while (to > 0) {
    const player = playerBefore(to);
    if (player === undefined || player === viewer || turns.some((turn) => turn.player === player)) break;
    let from = to;
    while (from > 0 && playerBefore(from) === player) from--;
    turns.unshift({ player, from, to, events: events.slice(from, to).flat() });
    to = from;
  }
  return turns;
}
