/** The way of a knight through a castle, for the eye: the rules ask only where it begins and ends. */
import { at } from '@mahjong-fortress/base/assert';
import { type Cell, isBeside, NEIGHBOURS } from '@mahjong-fortress/towers';

/**
 * From a cell in at a door, inside from stack to stack, and out to another cell: the shortest of these ways. Undefined if
 * no castle has a door for both.
 */
export function wayThrough(levels: readonly number[], from: Cell, to: Cell): readonly Cell[] | undefined {
  const before = new Map<Cell, Cell>();
  const isDoor = (stack: Cell, cell: Cell) => at(levels, stack) > at(levels, cell);
  const queue = at(NEIGHBOURS, from).filter((stack) => isDoor(stack, from));
  for (const stack of queue) before.set(stack, from);
  for (const stack of queue) {
    if (stack !== to && isBeside(stack, to) && isDoor(stack, to)) {
      const way = [to, stack];
      for (let cell = at(way, 1); cell !== from; ) {
        cell = before.get(cell) ?? from;
        way.push(cell);
      }
      return way.reverse();
    }
    for (const next of at(NEIGHBOURS, stack)) {
      if (before.has(next) || next === from || at(levels, next) === 0) continue;
      before.set(next, stack);
      queue.push(next);
    }
  }
  return undefined;
}
