import { SEASONS, type Season } from '../../art/palette.ts';
import type { TableState } from '../contract.ts';

/** The season that tells a player's things apart. */
export function seasonOf({ seats }: TableState, player: number): Season {
  return SEASONS[(seats[player]?.season ?? player) % SEASONS.length] ?? 'spring';
}
