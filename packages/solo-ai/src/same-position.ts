/** Two ways through a turn often end in one position: the same tiles laid in another order, the same pair taken. */
import type { Fortress, Game, Player } from '@mahjong-fortress/rules';

function isSameList<T>(
  a: readonly T[],
  b: readonly T[],
  isSame: (a: T, b: T) => boolean = Object.is,
): boolean {
  return a === b || (a.length === b.length && a.every((item, index) => isSame(item, b[index] as T)));
}

/** Within a turn tiles are only taken off, so stacks of the same height are the same. */
function isSameFortress(a: Fortress, b: Fortress): boolean {
  return a === b || isSameList(a.stacks, b.stacks, (one, other) => one.length === other.length);
}

function isSamePlayer(a: Player, b: Player): boolean {
  if (a === b) return true;
  return (
    a.vp === b.vp &&
    a.shrines === b.shrines &&
    a.tokens === b.tokens &&
    isSameList(a.realm.tops, b.realm.tops) &&
    isSameList(a.realm.stacks, b.realm.stacks, isSameList)
  );
}

/** Whether two games that began this turn alike have come to the same. */
export function isSamePosition(a: Game, b: Game): boolean {
  return (
    a.turn.player === b.turn.player &&
    a.turn.activated === b.turn.activated &&
    a.turn.building?.left === b.turn.building?.left &&
    isSameList(a.turn.hand, b.turn.hand) &&
    isSameList(a.turn.locked, b.turn.locked) &&
    isSameList(a.players, b.players, isSamePlayer) &&
    isSameFortress(a.fortress, b.fortress)
  );
}
