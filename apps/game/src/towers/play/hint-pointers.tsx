/** An arrow and frames at what a hint points at, on the board and among the buttons. */
import { Pointers } from '../../play/pointers.tsx';
import type { TowersState } from '../session/session-state.ts';
import { openBoard } from './open-board.ts';
import { elementFor, hintSpots, placesOn } from './spots.ts';

export function HintPointers({ state }: { readonly state: TowersState }) {
  const spots = hintSpots(state);
  return spots.length > 0 ? <Pointers places={placesOn(openBoard.value, elementFor)} spots={spots} /> : null;
}
