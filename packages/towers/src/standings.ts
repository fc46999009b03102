/** Who is ahead (§10). */
import type { Game } from './game.ts';

export interface Standing {
  readonly seat: number;
  /** From 1; who shares a place has the same. */
  readonly place: number;
  readonly points: number;
}

/** The players in the order of their places; only on space 0 a place is shared (T31). */
export function standings({ players }: Game): Standing[] {
  return players
    .map(({ points }, seat) => ({
      seat,
      place: 1 + players.filter((other) => other.points > points).length,
      points,
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}
