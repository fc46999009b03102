/** How a game ended: who gave up comes after those who did not. */
import { gameNow } from '@mahjong-fortress/match';
import type { Outcome } from '@mahjong-fortress/online';
import type { LoggedTable } from './table.ts';

/** With the seed; whoever tells it to people has to see whether they may know it yet. */
export function outcomeOf(table: LoggedTable): Outcome | undefined {
  const { game, match, ended, seats, seed } = table;
  if (!match || !ended) return undefined;
  const standings = game.rules.standings(gameNow(match));
  const hasResigned = (index: number): boolean => {
    const seat = seats[index];
    return seat?.type === 'person' && seat.resigned === true;
  };
  const staying = standings.filter(({ seat }) => !hasResigned(seat));
  const placeOf = (index: number): number => {
    if (hasResigned(index)) return staying.length + 1;
    const own = staying.find(({ seat }) => seat === index)?.place ?? 1;
    return 1 + staying.filter(({ place }) => place < own).length;
  };
  return {
    how: ended,
    places: seats.map((_, seat) => placeOf(seat)),
    points: seats.map((_, index) => standings.find(({ seat }) => seat === index)?.points ?? 0),
    seed,
  };
}
