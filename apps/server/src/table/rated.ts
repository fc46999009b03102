/** Whose rating a finished game changes, and by which place. */
import { outcomeOf } from './outcome.ts';
import type { LoggedTable } from './table.ts';

export interface RatedPlace {
  readonly player: string;
  /** From 1; who shares a place has the same. */
  readonly place: number;
}

/** Who gave up, or had a computer play for them at the end, comes last; nothing where the game doesn't count. */
export function ratedPlaces(table: LoggedTable): readonly RatedPlace[] | undefined {
  const outcome = outcomeOf(table);
  if (!outcome || !table.settings.rated) return undefined;
  const places = table.seats.map((seat, index): RatedPlace | undefined => {
    if (seat.type !== 'person') return undefined;
    const hasLeft = seat.resigned === true || seat.substitute !== undefined;
    return { player: seat.player, place: hasLeft ? table.seats.length : (outcome.places[index] ?? 1) };
  });
  return places.every((one) => one !== undefined) ? places : undefined;
}
