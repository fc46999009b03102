/** The sets that the player can lock now: those that must be, and those that a Spirit offers. */
import { activePlayer, type Game, isAllPlaced, NOTHING } from './game.ts';
import type { Sets } from './lock.ts';
import type { RealmCell } from './realm.ts';
import { SPIRITS } from './spirits/index.ts';

/** Sets that need not be locked: the Spirit of this turn offers them once all tiles are placed. */
export function optionalSets(game: Game): Sets {
  const { turn } = game;
  if (!turn.activated || !isAllPlaced(turn)) return NOTHING;
  return SPIRITS[turn.activated].optionalSets?.(activePlayer(game).realm) ?? NOTHING;
}

/** The set that a lock action names by its first cell; undefined when it names none. */
export function namedSet(game: Game, cell: RealmCell): readonly RealmCell[] | undefined {
  const begins = (set: readonly RealmCell[]) => set[0] === cell;
  return game.turn.waiting.find(begins) ?? optionalSets(game).find(begins);
}
