/** Building shrines on the set just locked (§6). */
import type { Emit } from './event.ts';
import { activePlayer, changePlayer, type Draft, type Game } from './game.ts';
import { DOWN, type RealmCell, SHRINE, stackHeight, topAt, withTop } from './realm.ts';
import type { RefusalCode } from './refusal.ts';

export const SHRINE_COUNT = 40;

/** Whether another shrine could be built on the set just locked; otherwise building ends by itself (R28). */
export function canBuildOn(game: Game, cells: readonly RealmCell[]): boolean {
  const { realm, shrines } = activePlayer(game);
  return shrines > 0 && cells.some((cell) => topAt(realm, cell) === DOWN);
}

export function buildRefusal(
  game: Game,
  cell: RealmCell,
  cells: readonly RealmCell[],
): RefusalCode | undefined {
  const { realm, shrines } = activePlayer(game);
  if (shrines === 0) return 'no-own-shrine';
  if (topAt(realm, cell) === SHRINE) return 'shrine-there';
  return cells.includes(cell) && topAt(realm, cell) === DOWN ? undefined : 'not-in-set';
}

export function buildShrine(draft: Draft, cell: RealmCell, emit: Emit): void {
  const { realm, shrines } = activePlayer(draft);
  changePlayer(draft, { realm: withTop(realm, cell, SHRINE), shrines: shrines - 1 });
  emit?.({ type: 'shrineBuilt', player: draft.turn.player, cell, tier: stackHeight(realm, cell) });
}

/** What a shrine scores at the end, by the tier of the tile it stands on. */
export function shrineVp(tier: number): number {
  return Math.min(tier, 3);
}
