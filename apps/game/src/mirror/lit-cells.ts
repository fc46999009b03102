/** Which cells of a board are pointed out. */
import type { TableSpot } from '../table/contract.ts';

export function litInFortress(spots: readonly TableSpot[]): readonly number[] {
  return spots.flatMap((spot) => (spot.type === 'fortress' ? [spot.cell] : []));
}

export function litInRealm(spots: readonly TableSpot[], player: number): readonly number[] {
  return spots.flatMap((spot) => (spot.type === 'realm' && spot.player === player ? [spot.cell] : []));
}
