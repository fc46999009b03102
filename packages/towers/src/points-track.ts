/** The points track: a marker never stops where another one stands (§8). */
import { at } from '@mahjong-fortress/base/assert';
import type { Emit, MarkerReason } from './event.ts';
import { changePlayer, type Draft, type Player } from './game.ts';

/** Where a marker stops that moves forward so far: taken spaces are jumped (T27); who scores nothing stays (T28). */
export function stopOf(players: readonly Player[], seat: number, points: number): number {
  const start = at(players, seat).points;
  if (points === 0) return start;
  let stop = start + points;
  while (players.some((player, other) => other !== seat && player.points === stop)) stop++;
  return stop;
}

export function moveMarker(
  draft: Draft,
  { seat, points, reason }: { readonly seat: number; readonly points: number; readonly reason: MarkerReason },
  emit: Emit,
): void {
  const from = at(draft.players, seat).points;
  const to = stopOf(draft.players, seat, points);
  if (to === from) return;
  changePlayer(draft, seat, { points: to });
  emit?.({ type: 'markerMoved', seat, from, to, reason });
}
