/** Castles: maximal groups of neighbouring cells with at least one block each (§6). */
import { at } from '@mahjong-fortress/base/assert';
import { CELLS, type Cell, NEIGHBOURS } from './cell.ts';

export const NO_CASTLE = -1;
/** What a cell is next to that would join castles. */
export const SEVERAL_CASTLES = -2;

/** All castles of a board, numbered in the order of their first cells. */
export interface Castles {
  /** Which castle each cell belongs to. */
  readonly of: readonly number[];
  readonly areas: readonly number[];
  readonly heights: readonly number[];
}

/** The group around a cell as far as `isPart` goes. */
function groupAround(start: Cell, isPart: (cell: Cell) => boolean): Cell[] {
  const seen = new Set([start]);
  const group = [start];
  for (const cell of group) {
    for (const next of at(NEIGHBOURS, cell)) {
      if (seen.has(next) || !isPart(next)) continue;
      seen.add(next);
      group.push(next);
    }
  }
  return group;
}

/** Whether cells are one connected group; none at all are. */
export function isOneGroup(cells: readonly Cell[]): boolean {
  const [first] = cells;
  if (first === undefined) return true;
  return groupAround(first, (cell) => cells.includes(cell)).length === cells.length;
}

export function castlesOf(levels: readonly number[]): Castles {
  const of = new Array<number>(CELLS).fill(NO_CASTLE);
  const areas: number[] = [];
  const heights: number[] = [];
  const group = new Array<Cell>(CELLS).fill(0);
  for (let start = 0; start < CELLS; start++) {
    if (levels[start] === 0 || of[start] !== NO_CASTLE) continue;
    // Asked for at every step of every simulated game, so without sets, closures and calls.
    const castle = areas.length;
    let height = 0;
    let area = 1;
    group[0] = start;
    of[start] = castle;
    for (let index = 0; index < area; index++) {
      const cell = group[index] as Cell;
      const level = levels[cell] as number;
      if (level > height) height = level;
      for (const next of NEIGHBOURS[cell] as readonly Cell[]) {
        if (levels[next] === 0 || of[next] !== NO_CASTLE) continue;
        of[next] = castle;
        group[area++] = next;
      }
    }
    areas.push(area);
    heights.push(height);
  }
  return { of, areas, heights };
}

/** The castle that a cell is next to; `except` counts as taken away. */
export function castleBeside({ of }: Castles, cell: Cell, except?: Cell): number {
  let beside = NO_CASTLE;
  for (const next of NEIGHBOURS[cell] as readonly Cell[]) {
    const castle = of[next] as number;
    if (castle === NO_CASTLE || castle === beside || next === except) continue;
    if (beside !== NO_CASTLE) return SEVERAL_CASTLES;
    beside = castle;
  }
  return beside;
}

export function cellsOfCastle({ of }: Castles, castle: number): Cell[] {
  const cells: Cell[] = [];
  for (let cell = 0; cell < CELLS; cell++) if (of[cell] === castle) cells.push(cell);
  return cells;
}
