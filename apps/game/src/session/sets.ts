/** Which cells a lock would take, and what a placing would complete: found by playing it on a copy. */
import {
  type Action,
  type Face,
  type Game,
  type LockedSet,
  legalActions,
  play,
} from '@mahjong-fortress/rules';

export interface SetFound {
  readonly cells: readonly number[];
  readonly set: LockedSet;
}

/** What a lock action would lock. */
export function setOf(game: Game, action: Action): SetFound | undefined {
  const played = play(game, action);
  const event = played.ok ? played.value.events.find(({ type }) => type === 'setLocked') : undefined;
  return event?.type === 'setLocked' ? { cells: event.cells, set: event.set } : undefined;
}

/**
 * The set that a tile would complete on a cell. Other tiles may still be in hand; a set counts once they are all
 * placed, so the rest of the hand is put out of the way to see what waits to be locked.
 */
export function setCompletedBy(game: Game, face: Face, cell: number): SetFound | undefined {
  const index = game.turn.hand.indexOf(face);
  if (index < 0) return undefined;
  const alone: Game = { ...game, turn: { ...game.turn, hand: [face] } };
  const placed = play(alone, { type: 'place', face, cell });
  if (!placed.ok) return undefined;
  const locks = legalActions(placed.value.game).filter((action) => action.type === 'lock');
  return locks
    .map((action) => setOf(placed.value.game, action))
    .find((found) => found?.cells.includes(cell) && found.set.size > 3);
}
