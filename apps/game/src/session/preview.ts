/** What a placing would bring, for the cell under the pointer or the focus. */
import type { Game } from '@mahjong-fortress/rules';
import { phaseOf } from '@mahjong-fortress/rules';
import type { PlacingPreview } from '../table/contract.ts';
import { faceToPlace, type Pending } from './pending.ts';
import { setCompletedBy } from './sets.ts';

export function previewAt(
  game: Game,
  pending: Pending,
  cell: number | undefined,
): PlacingPreview | undefined {
  if (cell === undefined || phaseOf(game) !== 'place' || pending.spirit) return undefined;
  const face = faceToPlace(game, pending);
  const found = face === undefined ? undefined : setCompletedBy(game, face, cell);
  return found && { cell, cells: found.cells, vp: found.set.vp };
}
